import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare, countTests, createEvidence, digestIds, summarise } from '../../src/proof/proof.ts'
import type { TestReport, TestStatus } from '../../src/proof/types.ts'
import { changeOf, evidenceOf } from '../support/changes.ts'

const report = (exitCode: number, durationMs: number, statuses?: readonly TestStatus[]): TestReport => ({
  runner: 'x',
  exitCode,
  ending: 'exited',
  durationMs,
  output: '',
  tests: statuses?.map((status, i) => ({ id: `${i}`, file: undefined, status, isFile: false, message: undefined })),
})

test('of several runs the worst exit code counts, the last counts are told, and the times are added', () => {
  assert.deepEqual(
    summarise([report(0, 10.2, ['passed']), report(3, 5.5, ['failed', 'passed']), report(0, 1, ['passed', 'passed'])]),
    {
      exitCode: 3,
      durationMs: 17,
      counts: { passed: 2, failed: 0, errored: 0, skipped: 0, todo: 0, expected_failure: 0 },
      runs: 3,
    },
  )
})

test('runs that were narrowed are told apart, and the counts are those of the whole suite', () => {
  const runs = [report(0, 10, ['passed', 'passed']), { ...report(0, 1, ['passed']), only: ['0'] }]
  const { counts, ...side } = summarise(runs)
  assert.equal(counts?.passed, 2)
  assert.deepEqual(side, { exitCode: 0, durationMs: 11, runs: 2, narrowed: 1 })
})

test('without a report there are no counts, and without a run no exit code that could be taken for one', () => {
  assert.deepEqual(summarise([report(1, 1)]), { exitCode: 1, durationMs: 1, counts: null, runs: 1 })
  assert.deepEqual(summarise([]), { exitCode: -1, durationMs: 0, counts: null, runs: 0 })
})

test('every kind of result is counted on its own', () => {
  const statuses = ['passed', 'failed', 'failed', 'errored', 'skipped', 'todo', 'expected_failure'] as const
  assert.deepEqual(countTests(report(1, 1, statuses)), {
    passed: 1,
    failed: 2,
    errored: 1,
    skipped: 1,
    todo: 1,
    expected_failure: 1,
  })
})

test('a digest does not depend on the order of the tests, and on nothing but their names', () => {
  assert.equal(digestIds(['b', 'a']), digestIds(['a', 'b']))
  assert.notEqual(digestIds(['a']), digestIds(['a', 'b']))
  assert.match(digestIds([]), /^[0-9a-f]{64}$/)
})

test('the seeds of runners that choose an order by chance are told', () => {
  const change = changeOf('patch', 'a.js')
  const { sandbox } = evidenceOf(change, true)
  const remarksOf = (outputBefore: string, outputAfter: string) => {
    const before = [{ ...report(1, 1, ['failed']), output: outputBefore }]
    const after = [{ ...report(0, 1, ['passed']), output: outputAfter }]
    return createEvidence(change, compare({ targets: undefined, before, after }), { before, after, sandbox }).remarks
  }
  const OUTPUTS = [
    'Using --randomly-seed=12\n',
    '..\nRandomized with seed 12\n',
    'Run options: -v --seed 12\n',
    'Tests: 1\nSeed:      12\n',
    'Random Seed:   12\n',
    ' RUN  v4.1\n      Running tests with seed "12"\n',
  ]
  for (const output of OUTPUTS) {
    assert.deepEqual(remarksOf(output, output.replace('12', '34')), [
      'Tests ran in random order, by the seeds 12 before and 34 after.',
    ])
  }
  assert.deepEqual(remarksOf('1 passed', 'seed 12 was sown'), [])
})
