import { createLines } from '../formats/lines.ts'
import { type Reader, readAll } from '../formats/reader.ts'
import { createTapReader, type TapTest } from '../formats/tap.ts'
import { createResults, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'

/**
 * Takes what bats tells its formatters: TAP, with a line in front of each file. Prints what its TAP formatter would.
 * https://bats-core.readthedocs.io/en/stable/usage.html
 */
const FORMATTER = `#!/bin/bash
stream="\${BASH_SOURCE%/*}/$$.stream"
# What a test starts is no part of the report.
[ -z "$BATS_TEST_FILENAME" ] || stream=/dev/null
tee "$stream" | grep -Ev '^(suite|begin) '
`

/** https://bats-core.readthedocs.io/en/stable/usage.html */
export const bats: Runner = {
  name: 'bats',
  signs: /\.bats$/,
  matches: ([program]) => /(^|\/)bats$/.test(program ?? ''),

  instrument({ folder, words, only }) {
    const formatter = `${folder}/formatter.sh`
    const names = only.flatMap((test) => namesOf(test)).map((name) => name.replace(/[^\w\s-]/gu, '.'))
    const select = only.some((test) => test.isFile) || names.length === 0 ? [] : ['--filter', `^(${names.join('|')})$`]
    return {
      env: { BATS_FORMATTER: formatter },
      files: { 'formatter.sh': FORMATTER },
      ...(words && { words: [...words, '--formatter', formatter, ...select] }),
    }
  },

  async parse({ folder, directory }) {
    const results = createResults(directory)
    return (await readAll(folder, '.stream', () => createStreamReader(results.add))) ? results.all() : undefined
  },
}

function createStreamReader(take: (test: ReportedTest) => void): Reader {
  let file: string | undefined
  let isFileBroken = false
  const tap = createTapReader((test) => {
    const own = toTest(test, file)
    if (own.names.length === 0) isFileBroken = true
    take(own)
  })
  const lines = createLines((line) => {
    const next = /^suite (.*)$/.exec(line)?.[1]
    if (next === undefined) return tap.write(`${line}\n`)
    tap.flush()
    file = next
  })
  // The plan counts the tests of a file whose set-up breaks; its output has one line for all.
  return { write: lines.write, end: () => lines.end() && (tap.end() || isFileBroken) }
}

function toTest({ names, status, message }: TapTest, file: string | undefined): ReportedTest {
  const isHook = status === 'failed' && /^(setup|teardown)_(file|suite) failed$/.test(names[0] ?? '')
  return { file, names: isHook ? [] : names, status: isHook ? 'errored' : status, message }
}
