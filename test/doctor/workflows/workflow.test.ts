import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionOf, parseWorkflow, usesRegreen } from '../../../src/doctor/workflows/workflow.ts'
import { ConfigError } from '../../../src/errors.ts'

const read = (text: string) => parseWorkflow('.github/workflows/w.yml', text)

test('the name is the one that other workflows wait for: its own, or its path', () => {
  assert.equal(read('name: CI\non: push\n').name, 'CI')
  assert.equal(read('on: push\n').name, '.github/workflows/w.yml')
})

test('events are read as a name, a list or a map', () => {
  const names = (on: string) => read(on).events.map(({ name, line }) => `${name} ${line}`)
  assert.deepEqual(names('on: push\n'), ['push 1'])
  assert.deepEqual(names('on:\n  - push\n  - schedule\n'), ['push 2', 'schedule 3'])
  assert.deepEqual(names('on:\n  push:\n  workflow_run:\n    workflows: CI\n'), ['push 2', 'workflow_run 3'])
  assert.deepEqual(names('name: none\n'), [])
})

test('permissions without a word are none', () => {
  const { permissions } = read('permissions:\n  contents: write\n  issues: read\n')
  assert.deepEqual(
    ['contents', 'issues', 'actions'].map((scope) => permissions?.levelOf(scope)),
    ['write', 'read', 'none'],
  )
  assert.equal(read('permissions: read-all\n').permissions?.levelOf('actions'), 'read')
  assert.equal(read('permissions: {}\n').permissions?.levelOf('contents'), 'none')
  assert.equal(read('on: push\n').permissions, undefined)
})

test('a text that is no YAML is an error that names the file', () => {
  assert.throws(
    () => read('jobs: [\n'),
    (error: unknown) => {
      assert.ok(error instanceof ConfigError)
      assert.match(error.message, /^\.github\/workflows\/w\.yml is not valid YAML: /)
      return true
    },
  )
})

for (const text of [
  '',
  'null\n',
  '[]\n',
  '7\n',
  'on: 7\njobs: [a]\n',
  'jobs:\n  a: 1\n  b: { steps: 3 }\n',
  'a: &a { b: *a }\njobs: *a\n',
]) {
  test(`a workflow of another shape is read as far as it goes: ${JSON.stringify(text)}`, () => {
    assert.ok(Array.isArray(read(text).jobs))
  })
}

test('anchors are followed', () => {
  const { jobs } = read('x: &steps\n  - run: echo\njobs:\n  a:\n    steps: *steps\n')
  assert.deepEqual(
    jobs[0]?.steps.map(({ run }) => run?.value),
    ['echo'],
  )
})

test('Regreen is known under its own name, in a folder of it, and as a mirror; nothing else is', () => {
  const uses = (action: string) => usesRegreen(read(`jobs:\n  a:\n    steps:\n      - uses: ${action}\n`))
  for (const action of ['regreen/regreen@v1', 'regreen/regreen/sub@v1', 'Mirror/Regreen@abc'])
    assert.equal(uses(action), true)
  for (const action of ['regreen/other@v1', 'o/my-regreen@v1', './regreen', 'docker://regreen/regreen'])
    assert.equal(uses(action), false)
  assert.equal(actionOf(undefined), '')
})

test('a workflow that calls one named after Regreen uses it as well', () => {
  const calls = (workflow: string) => usesRegreen(read(`jobs:\n  a:\n    uses: ${workflow}\n`))
  for (const workflow of ['octo/.github/.github/workflows/regreen.yml@abc', './.github/workflows/our-regreen.yaml'])
    assert.equal(calls(workflow), true, workflow)
  assert.equal(calls('regreen/other/.github/workflows/ci.yml@abc'), false)
})
