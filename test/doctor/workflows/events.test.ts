import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDeafEvents, findMisplaced, findUnknownWorkflows } from '../../../src/doctor/workflows/events.ts'
import { parseWorkflow } from '../../../src/doctor/workflows/workflow.ts'

const workflow = (on: unknown, name = 'Regreen', path = 'regreen.yml') =>
  parseWorkflow(path, JSON.stringify({ name, on, jobs: {} }))
const CI = workflow('push', 'CI', 'ci.yml')
const after = (names: unknown, types: unknown = ['completed']) =>
  workflow({ workflow_run: { workflows: names, types } })

test('a workflow that waits for a name that nobody has is told which names there are', () => {
  assert.deepEqual(findUnknownWorkflows(after(['CI', 'ci', 'Build']), [CI]), [
    { line: 1, problem: 'No workflow on the default branch is named "ci". The names are: "CI".' },
    { line: 1, problem: 'No workflow on the default branch is named "Build". The names are: "CI".' },
  ])
})

test('a workflow that waits for one that is there is left alone, by name or by path', () => {
  assert.deepEqual(findUnknownWorkflows(after('CI'), [CI]), [])
  assert.deepEqual(findUnknownWorkflows(after(['nightly.yml']), [parseWorkflow('nightly.yml', 'on: schedule\n')]), [])
  assert.deepEqual(findUnknownWorkflows(CI, [CI]), [])
})

const DEAF: readonly (readonly [unknown, RegExp])[] = [
  [{ workflow_run: { workflows: ['CI'], types: ['requested'] } }, /not when it is "completed"/],
  [['push', 'check_suite'], /"check_suite" never comes/],
  ['check_run', /"check_run" never comes/],
  ['release', /takes no request from the event "release"/],
]
for (const [on, problem] of DEAF) {
  test(`nothing will come of ${JSON.stringify(on)}`, () => {
    const found = findDeafEvents(workflow(on))
    assert.equal(found.length, 1)
    assert.match(found[0]?.problem ?? '', problem)
  })
}

for (const on of [
  { workflow_run: { workflows: ['CI'] } },
  'push',
  ['push', 'release'],
  { workflow_call: {} },
  'schedule',
]) {
  test(`something will come of ${JSON.stringify(on)}`, () => assert.deepEqual(findDeafEvents(workflow(on)), []))
}

test('a file that is only on another branch is not started by what GitHub looks up on the default branch', () => {
  const local = workflow({ issue_comment: {}, push: {}, schedule: [] })
  assert.deepEqual(findMisplaced(local, [CI]), [
    { line: 1, problem: 'The file is not on the default branch, so "issue_comment", "schedule" will not start it.' },
  ])
  assert.deepEqual(findMisplaced(local, [CI, local]), [])
  assert.deepEqual(findMisplaced(workflow('push'), [CI]), [])
})
