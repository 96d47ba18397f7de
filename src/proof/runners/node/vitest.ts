import { readAll } from '../formats/reader.ts'
import { withoutPlaces } from '../places.ts'
import { createResults, filesOf } from '../results.ts'
import type { Runner } from '../runner.ts'
import { createJestJsonReader } from './jest-json.ts'
import { withArguments } from './node-options.ts'

/** https://vitest.dev/guide/cli */
export const vitest: Runner = {
  name: 'vitest',
  signs: /(^|\/)package\.json$/,
  matches: ([program]) => /(^|\/)vitest(\.mjs)?$/.test(program ?? ''),

  // `run`, because a bare `vitest` watches; harmless where the command says so already. Files are added to filters.
  instrument({ only, ...place }) {
    const files = filesOf(only)
    return withArguments(
      { ...place, words: place.words && withoutPlaces(place.words, files) },
      {
        path: /[\\/]vitest(\.mjs)?$/,
        args: ['--run', '--reporter=default', '--reporter=json', `--outputFile.json=${place.folder}/%p.json`, ...files],
      },
    )
  },

  async parse({ folder, directory }) {
    const results = createResults(directory)
    return (await readAll(folder, '.json', () => createJestJsonReader(results))) ? results.all() : undefined
  },
}
