import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pytest } from '../../../src/proof/runners/python/pytest.ts'
import type { RunReports } from '../../../src/proof/runners/runner.ts'

const NOTHING = { list: async () => [], read: async () => false }

/** 50,000 tests; every tenth failed, with 40 kB of words. */
function* writeReport(): Iterable<string> {
  yield '<testsuites><testsuite name="pytest">'
  const words = 'x'.repeat(40_000)
  for (let i = 0; i < 50_000; i++) {
    const failure = i % 10 === 0 ? `<failure message="assert">${words}</failure>` : ''
    yield `<testcase classname="test_a" name="test_${i}" file="test_a.py">${failure}</testcase>`
  }
  yield '</testsuite></testsuites>'
}

test('a report of 200 MB is read without being held', async () => {
  const before = process.memoryUsage.rss()
  let most = before
  let size = 0
  const reports: RunReports = {
    folder: {
      list: async () => ['report.xml'],
      async read(_name, take) {
        for (const piece of writeReport()) {
          size += piece.length
          most = Math.max(most, process.memoryUsage.rss())
          take(piece)
        }
        return true
      },
    },
    project: NOTHING,
    readStdout: () => undefined,
    output: '',
    exitCode: 1,
    directory: '/copy',
  }
  const tests = await pytest.parse(reports)
  assert.ok(size > 200_000_000)
  assert.equal(tests?.length, 50_000)
  assert.equal(tests?.filter(({ status }) => status === 'failed').length, 5_000)
  assert.ok(most - before < 200_000_000, `${Math.round((most - before) / 1e6)} MB`)
})
