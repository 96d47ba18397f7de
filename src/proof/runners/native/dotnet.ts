import { readAll } from '../formats/reader.ts'
import { createTrxReader } from '../formats/trx.ts'
import { createResults } from '../results.ts'
import type { Runner } from '../runner.ts'
import { standIn } from '../stand-in.ts'

/** https://learn.microsoft.com/dotnet/core/tools/dotnet-test-vstest; each test project writes a file of its own. */
export const dotnet: Runner = {
  name: 'dotnet test',
  signs: /\.(cs|fs|vb)proj$|\.sln$/,
  matches: ([program, ...args]) => /(^|\/)dotnet$/.test(program ?? '') && args[0] === 'test',

  instrument({ folder, words }) {
    const args = ['--logger', 'trx', '--results-directory', folder]
    if (words) return { words: [...words.slice(0, 2), ...args, ...words.slice(2)] }
    const body = `if [ "$1" = test ]; then shift; exec dotnet test --logger trx --results-directory "\${own%/bin}" "$@"; fi
exec dotnet "$@"`
    return { programs: { dotnet: standIn(folder, body) } }
  },

  async parse({ folder, directory }) {
    const results = createResults(directory)
    return (await readAll(folder, '.trx', () => createTrxReader(results.add))) ? results.all() : undefined
  },
}
