import { readAll } from '../formats/reader.ts'
import { createResults, filesOf } from '../results.ts'
import type { Runner } from '../runner.ts'
import { createJestJsonReader } from './jest-json.ts'
import { withArguments } from './node-options.ts'

/** https://jestjs.io/docs/cli */
export const jest: Runner = {
  name: 'jest',
  signs: /(^|\/)package\.json$/,
  matches: ([program, ...args]) =>
    /(^|\/)jest(\.js)?$/.test(program ?? '') || (program === 'react-scripts' && args[0] === 'test'),

  instrument(place) {
    const files = filesOf(place.only)
    return withArguments(place, {
      path: /[\\/](jest(\.js)?|react-scripts[\\/]scripts[\\/]test\.js)$/,
      args: [
        '--json',
        `--outputFile=${place.folder}/%p.json`,
        ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
      ],
    })
  },

  async parse({ folder, directory, output }) {
    const results = createResults(directory)
    if (await readAll(folder, '.json', () => createJestJsonReader(results))) return results.all()
    return /^No tests found, exiting with code \d+$/m.test(output) ? [] : undefined
  },
}
