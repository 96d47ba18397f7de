import { createTapReader } from '../formats/tap.ts'
import { createResults, filesOf } from '../results.ts'
import type { ReportSource, Runner } from '../runner.ts'

/** https://perldoc.perl.org/Test::Harness: the TAP of each test file as it came, below a folder. */
export const prove: Runner = {
  name: 'prove',
  signs: /\.t$/,
  matches: ([program]) => /(^|\/)prove$/.test(program ?? ''),
  instrument({ folder, words, only }) {
    const files = filesOf(only)
    return {
      env: { PERL_TEST_HARNESS_DUMP_TAP: `${folder}/tap` },
      ...(words && { words: files.length === 0 ? words : select(words, files) }),
    }
  },

  async parse({ folder, directory, output }) {
    const files = (await folder.list()).filter((name) => name.startsWith('tap/'))
    if (files.length === 0) return undefined
    const results = createResults(directory)
    const exits = readExits(output)
    for (const name of files) {
      const file = name.slice('tap/'.length)
      const problem = await readFile(folder, name, (test) => results.add({ ...test, file }))
      const message = problem ?? exits.get(file)
      if (message !== undefined) results.add({ file, names: [], status: 'errored', message })
    }
    return results.all()
  },
}

/** https://perldoc.perl.org/prove: the options whose value is the next word, and not the rest of the same one. */
const WITH_VALUE =
  /^(-[b-df-ik-zA-HJ-LNOQ-Z]*[aeIjMP]|--(archive|exec|ext|jobs|state|statefile|rc|rules|formatter|source|harness|tapversion))$/

/** Files take the place of the files and folders that are named; what stands behind `::` is for the tests. */
function select([program = '', ...words]: readonly string[], files: readonly string[]): readonly string[] {
  const end = words.includes('::') ? words.indexOf('::') : words.length
  const options = words
    .slice(0, end)
    .filter((word, i, all) => word.startsWith('-') || WITH_VALUE.test(all[i - 1] ?? ''))
  return [program, ...options, ...files, ...words.slice(end)]
}

type Take = Parameters<typeof createTapReader>[0]

/** What is wrong with the whole file; `undefined` when its tests say everything. */
async function readFile(folder: ReportSource, name: string, take: Take): Promise<string | undefined> {
  const tap = createTapReader(take)
  await folder.read(name, tap.write)
  tap.end()
  return tap.problem()
}

/** Files whose tests all passed and whose program failed, from the summary at the end. */
function readExits(output: string): ReadonlyMap<string, string> {
  const lines = output.matchAll(/^(\S+)\s+\(Wstat: [1-9]\d*[^)]*\)? Tests: \d+ Failed: 0\)$/gm)
  return new Map([...lines].map(([line, file = '']) => [file, line]))
}
