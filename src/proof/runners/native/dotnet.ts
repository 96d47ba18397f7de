import type { TestResult } from '../../types.ts'
import { readAll } from '../formats/reader.ts'
import { createTrxReader } from '../formats/trx.ts'
import { createResults, namesOf } from '../results.ts'
import type { Runner } from '../runner.ts'
import { standIn } from '../stand-in.ts'

/** https://learn.microsoft.com/dotnet/core/tools/dotnet-test-vstest; each test project writes a file of its own. */
export const dotnet: Runner = {
  name: 'dotnet test',
  signs: /\.(cs|fs|vb)proj$|\.sln$/,
  matches: ([program, ...args]) => /(^|\/)dotnet$/.test(program ?? '') && args[0] === 'test',

  instrument({ folder, words, only }) {
    const args = ['--logger', 'trx', '--results-directory', folder]
    if (words?.some((word) => /^--filter([=:]|$)/.test(word)) === false) args.push(...select(only))
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

/**
 * By the class, since a test may show another name than its own; by the whole name where that is all there is. Such a
 * filter finds what holds the text: https://learn.microsoft.com/dotnet/core/testing/selective-unit-tests
 */
function select(only: readonly TestResult[]): readonly string[] {
  const names = only.map((test) => /^[\w.+]+/.exec(test.isFile ? '' : (namesOf(test)[0] ?? ''))?.[0] ?? '')
  if (names.length === 0 || names.includes('')) return []
  return ['--filter', [...new Set(names)].map((name) => `FullyQualifiedName~${name}`).join('|')]
}
