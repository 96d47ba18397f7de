import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createJUnitReader, type JUnitCase } from '../../../../src/proof/runners/formats/junit.ts'

function read(text: string): readonly JUnitCase[] | undefined {
  const cases: JUnitCase[] = []
  const reader = createJUnitReader((found) => cases.push(found))
  reader.write(text)
  return reader.end() ? cases : undefined
}

const suite = (cases: string) => `<testsuites><testsuite name="s" file="f.py">${cases}</testsuite></testsuites>`

const STATUS: readonly (readonly [name: string, text: string, status: string, message: string | undefined])[] = [
  ['a case without children passed', '<testcase name="t"/>', 'passed', undefined],
  ['a failure', '<testcase><failure message="m">trace</failure></testcase>', 'failed', 'm\ntrace'],
  ['an error', '<testcase><error message="m"/></testcase>', 'errored', 'm'],
  ['a skip', '<testcase><skipped message="why"/></testcase>', 'skipped', 'why'],
  ['an error beats a failure', '<testcase><error/><failure/></testcase>', 'errored', undefined],
  ['a failure beats a skip', '<testcase><failure/><skipped/></testcase>', 'failed', undefined],
  ['googletest: not run', '<testcase status="notrun" result="suppressed"/>', 'skipped', undefined],
  ['output explains what has no message', '<testcase><failure/><system-out>o</system-out></testcase>', 'failed', 'o'],
  ['output of a test that passed is left', '<testcase><system-out>o</system-out></testcase>', 'passed', undefined],
  ['a flaky test that passed in the end', '<testcase><flakyFailure message="m"/></testcase>', 'passed', undefined],
]

for (const [name, text, status, message] of STATUS) {
  test(`JUnit: ${name} is ${status}`, () => {
    const [found] = read(suite(text)) ?? []
    assert.deepEqual([found?.status, found?.message], [status, message])
  })
}

test('JUnit: the file of a suite holds for the cases inside, unless they name their own', () => {
  const cases = read(suite('<testcase name="a"/><testsuite name="i"><testcase name="b" file="g.py"/></testsuite>'))
  assert.deepEqual(
    cases?.map(({ suite: name, file }) => [name, file]),
    [
      ['s', 'f.py'],
      ['i', 'g.py'],
    ],
  )
})

test('JUnit: other XML, and a report that was cut off, is no report', () => {
  assert.equal(read('<html><testcase name="t"/></html>'), undefined)
  assert.equal(read('<testsuites><testsuite><testcase name="t"/>'), undefined)
})

test('JUnit: names such as __proto__ are plain names', () => {
  const [found] = read('<testsuite name="__proto__"><testcase name="constructor" __proto__="x"/></testsuite>') ?? []
  assert.deepEqual([found?.suite, found?.name], ['__proto__', 'constructor'])
})

test('JUnit: of an endless message only the beginning is held', () => {
  const [found] = read(suite(`<testcase><failure>${'x'.repeat(10_000_000)}</failure></testcase>`)) ?? []
  assert.ok((found?.message?.length ?? 0) < 20_000)
})
