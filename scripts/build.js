/** Builds `dist`. Made beside it and put in its place at the end, so that what runs meanwhile finds a whole one. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { rolldown } from 'rolldown'
import license from 'rollup-plugin-license'
import { leanOpenai } from './lean-openai.js'

/** Licences that allow what we do: ship the code inside our bundle. */
const ALLOWED = '(MIT OR ISC OR BSD-2-Clause OR BSD-3-Clause OR Apache-2.0 OR 0BSD OR BlueOak-1.0.0)'
const NEW = 'dist.new'

const input = {
  input: { index: 'src/action.ts', cli: 'src/cli.ts' },
  platform: 'node',
  transform: { target: 'node20' },
  plugins: [
    leanOpenai(),
    license({
      thirdParty: {
        allow: { test: ALLOWED, failOnUnlicensed: true, failOnViolation: true },
        output: { file: `${NEW}/licenses.txt` },
      },
    }),
  ],
}

/** A part that is loaded when it is needed is named after its source; what several parts share, after one of them. */
function nameChunk({ name, facadeModuleId }) {
  const source = facadeModuleId && relative('src', facadeModuleId)
  return source && !source.startsWith('..')
    ? `${source.replace(/\.ts$/, '').replaceAll('/', '-')}.js`
    : `shared-${name}.js`
}

const bundle = await rolldown(input)
await bundle.write({
  dir: NEW,
  format: 'esm',
  // Not minified: an uncaught error prints the line it comes from.
  minify: false,
  // Half the memory for a source: V8 keeps one with a single wide character in two bytes for each.
  charset: 'ascii',
  comments: false,
  entryFileNames: '[name].js',
  chunkFileNames: nameChunk,
})
await bundle.close()
if (existsSync('dist')) renameSync('dist', 'dist.old')
renameSync(NEW, 'dist')
rmSync('dist.old', { recursive: true, force: true })
