import { defineConfig } from 'rolldown'
import license from 'rollup-plugin-license'

/** Licences that allow what we do: ship the code inside our bundle. */
const ALLOWED = '(MIT OR ISC OR BSD-2-Clause OR BSD-3-Clause OR Apache-2.0 OR 0BSD OR BlueOak-1.0.0)'

export default defineConfig({
  input: { index: 'src/action.ts', cli: 'src/cli.ts' },
  platform: 'node',
  transform: { target: 'node20' },
  plugins: [
    license({
      thirdParty: {
        allow: { test: ALLOWED, failOnUnlicensed: true, failOnViolation: true },
        output: { file: 'dist/licenses.txt' },
      },
    }),
  ],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    // Not minified: an uncaught error prints the line it comes from.
    minify: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
})
