import { parseJestJson } from './jest-json.ts'
import { selectFiles } from './results.ts'
import type { Runner } from './runner.ts'

export const jest: Runner = {
  name: 'jest',
  matches: ([program, ...args]) =>
    /(^|\/)jest(\.js)?$/.test(program ?? '') || (program === 'react-scripts' && args[0] === 'test'),
  instrument: ({ folder }) => ({ args: ['--json', `--outputFile=${folder}/report.json`] }),
  parse: async ({ read, directory }) => parseJestJson(await read('report.json'), directory),
  select: (tests) => {
    const files = selectFiles(tests)
    return files && ['--runTestsByPath', ...files]
  },
}
