import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findFaults, IDS, readCases } from '../scripts/security-cases.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('every security case is shown by a test that exists, or says what was done instead', () => {
  assert.deepEqual(findFaults(readCases(read('docs/security-cases.md')), read), [])
})

const FILES: Readonly<Record<string, string>> = {
  'test/a.test.ts': `import { declare } from './support/cases.ts'
test('A1, A2: plain, it\\'s true', () => {})
for (const what of ['one', 'another']) test(\`A3: \${what} in a table\`, { timeout: 9 }, async () => {})
// test('A4: switched off by a comment', () => {})
/** test('A4: and by another', () => {}) */
test('A5: skipped', { skip: true }, () => {})
test.todo('A6: to be written')
test('nothing about it', () => {})
declare([{ id: 'A7', what: 'is declared' }])
`,
  'test/support/cases.ts': 'test(`${prefix}a patch that ${what} is no fix`, () => {})',
}
const readPlanted = (file: string) => {
  const text = FILES[file]
  if (text === undefined) throw new Error(`no ${file}`)
  return text
}

/** The faults of one row, without those of the rows that are not there. */
const faultsOf = (row: string) =>
  findFaults(readCases(row), readPlanted).filter((fault) => !fault.endsWith('there is no row.'))

const GOOD = [
  "| A1 | x | `test/a.test.ts`: A1, A2: plain, it's true | tested |",
  "| A2 | x | `test/a.test.ts`: A1, A2: plain, it's true | tested |",
  '| A3 | x | `test/a.test.ts`: A3: another in a table | tested |',
  '| A7 | x | `test/a.test.ts`: A7: a patch that is declared is no fix | tested |',
  '| A3 | x | `test/a.test.ts`: A3: ${what} in a table | tested |',
  '| A8 | x | | not in code: a workflow of the user |',
]
for (const row of GOOD) test(`the row is in order: ${row}`, () => assert.deepEqual(faultsOf(row), []))

const BAD: readonly [string, RegExp][] = [
  ['| A1 | x | | tested |', /no test is named/],
  ['| A1 | | | tested |', /does not say what is tried/],
  ['| A1 | x | | later |', /"later"/],
  ['| A1 | x | | not in code: |', /"not in code:"/],
  ['| A1 | x | `test/b.test.ts`: A1: plain | tested |', /there is no file test\/b\.test\.ts/],
  ['| A1 | x | `test/a.test.ts`: A1: another | tested |', /has no test "A1: another"/],
  ['| A4 | x | `test/a.test.ts`: A4: switched off by a comment | tested |', /does not speak of A4/],
  ['| A5 | x | `test/a.test.ts`: A5: skipped | tested |', /has no test "A5: skipped"/],
  ['| A6 | x | `test/a.test.ts`: A6: to be written | tested |', /has no test "A6/],
  ['| A9 | x | `test/a.test.ts`: nothing about it | tested |', /does not begin with the id/],
  ['| A9 | x | `test/a.test.ts`: A9: a patch that is declared is no fix | tested |', /does not speak of A9/],
  ['| A3 | x | `test/a.test.ts`: A3: a third in a table | tested |', /has no test "A3: a third/],
  ['| A9 | x | some test | tested |', /names no file and test/],
  ['| Z1 | x | | not in code: there is none |', /there is no such case/],
  ['| A8 | x | | not in code: one |\n| A8 | x | | not in code: two |', /there are two rows/],
]
for (const [row, fault] of BAD) {
  test(`the row is at fault: ${row}`, () => {
    const faults = faultsOf(row)
    assert.equal(faults.length, 1, faults.join('\n'))
    assert.match(faults.join(), fault)
  })
}

test('a case without a row is told, and there are 135', () => {
  assert.equal(IDS.length, 135)
  assert.deepEqual(
    findFaults([], readPlanted),
    IDS.map((id) => `${id}: there is no row.`),
  )
})
