import { parseJestJson } from './jest-json.ts'
import { selectFiles } from './results.ts'
import type { Runner } from './runner.ts'

export const vitest: Runner = {
  name: 'vitest',
  matches: ([program]) => /(^|\/)vitest(\.mjs)?$/.test(program ?? ''),
  // `run`, because a bare `vitest` watches; harmless where the command says so already.
  instrument: ({ folder }) => ({
    args: ['--run', '--reporter=default', '--reporter=json', `--outputFile.json=${folder}/report.json`],
  }),
  parse: async ({ read, directory }) => parseJestJson(await read('report.json'), directory),
  select: selectFiles,
}
