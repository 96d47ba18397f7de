import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTrxReader } from '../../../../src/proof/runners/formats/trx.ts'
import type { ReportedTest } from '../../../../src/proof/runners/results.ts'

function read(text: string): readonly ReportedTest[] | undefined {
  const tests: ReportedTest[] = []
  const reader = createTrxReader((found) => tests.push(found))
  reader.write(text)
  return reader.end() ? tests : undefined
}

const run = (results: string, definitions = '') =>
  `\uFEFF<?xml version="1.0" encoding="utf-8"?><TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">` +
  `<Results>${results}</Results><TestDefinitions>${definitions}</TestDefinitions></TestRun>`

test('trx: a class is taken from the definitions, whether or not it is in the name as well', () => {
  const tests = read(
    run(
      '<UnitTestResult testId="1" testName="Shop.Tests.CartTest.Adds(n: 1)" outcome="Passed"/>' +
        '<UnitTestResult testId="2" testName="Removes" outcome="Failed"><Output><StdOut>o</StdOut><ErrorInfo>' +
        '<Message>Expected 1</Message><StackTrace>\n at X</StackTrace></ErrorInfo></Output></UnitTestResult>',
      '<UnitTest id="1"><TestMethod className="Shop.Tests.CartTest" name="Adds"/></UnitTest>' +
        '<UnitTest id="2"><TestMethod className="Shop.Tests.CartTest, Shop.Tests" name="Removes"/></UnitTest>',
    ),
  )
  assert.deepEqual(tests, [
    { file: 'Shop.Tests.CartTest', names: ['Adds(n: 1)'], status: 'passed', message: undefined },
    { file: 'Shop.Tests.CartTest', names: ['Removes'], status: 'failed', message: 'Expected 1\n at X' },
  ])
})

test('trx: what did not run is skipped, and an outcome that is not known is broken', () => {
  const outcomes = ['NotExecuted', 'Inconclusive', 'Timeout', 'Aborted', 'Error', 'constructor', '']
  const tests = read(run(outcomes.map((outcome) => `<UnitTestResult testName="t" outcome="${outcome}"/>`).join('')))
  assert.deepEqual(
    tests?.map(({ status }) => status),
    ['skipped', 'skipped', 'errored', 'errored', 'errored', 'errored', 'errored'],
  )
})

test('trx: the report of a test host that crashed is not whole', () => {
  const crash =
    '<ResultSummary><RunInfos><RunInfo><Text>The active test run was aborted. Reason: crash</Text></RunInfo></RunInfos></ResultSummary>'
  const text = run('<UnitTestResult testName="t" outcome="Passed"/>')
  assert.equal(read(text)?.length, 1)
  assert.equal(read(text.replace('</TestRun>', `${crash}</TestRun>`)), undefined)
})

test('trx: tests of one name come in the order of their ids, not of their ends', () => {
  const result = (id: string, outcome: string) => `<UnitTestResult testId="${id}" testName="t" outcome="${outcome}"/>`
  const statuses = (text: string) => read(run(text))?.map(({ status }) => status)
  const [one, two] = [result('1', 'Passed'), result('2', 'Failed')]
  assert.deepEqual(statuses(one + two), statuses(two + one))
})

test('trx: other XML, and a report that was cut off, is no report', () => {
  assert.equal(read('<testsuites/>'), undefined)
  assert.equal(read(run('').slice(0, -5)), undefined)
  assert.deepEqual(read(run('')), [])
})
