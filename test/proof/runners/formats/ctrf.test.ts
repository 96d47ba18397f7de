import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCtrfReader } from '../../../../src/proof/runners/formats/ctrf.ts'
import type { ReportedTest } from '../../../../src/proof/runners/results.ts'

function read(document: unknown): readonly ReportedTest[] | undefined {
  const tests: ReportedTest[] = []
  const reader = createCtrfReader((found) => tests.push(found))
  reader.write(JSON.stringify(document))
  return reader.end() ? tests : undefined
}

const results = (tests: readonly object[]) => ({ results: { tool: { name: 'x' }, summary: { tests: 1 }, tests } })

test('CTRF: name, suites, file, status and message', () => {
  assert.deepEqual(
    read(
      results([
        { name: 'a', status: 'passed', duration: 1 },
        { name: 'b', status: 'failed', suite: 's', filePath: 'b.js', message: 'm', trace: 't' },
        { name: 'c', status: 'pending', suite: ['s', 't'] },
        { name: 'd', status: 'nonsense' },
        { name: 'e', status: 'constructor' },
      ]),
    ),
    [
      { file: undefined, names: ['a'], status: 'passed', message: undefined },
      { file: 'b.js', names: ['s', 'b'], status: 'failed', message: 'm\nt' },
      { file: undefined, names: ['s', 't', 'c'], status: 'skipped', message: undefined },
      { file: undefined, names: ['d'], status: 'errored', message: undefined },
      { file: undefined, names: ['e'], status: 'errored', message: undefined },
    ],
  )
})

test('CTRF: no test ran, which is not the same as no report', () => {
  assert.deepEqual(read(results([])), [])
  assert.equal(read({ tests: [] }), undefined)
})

test('CTRF: a test without a name or a status makes the report worthless', () => {
  assert.equal(read(results([{ name: 'a', status: 'passed' }, { name: 'b' }])), undefined)
})
