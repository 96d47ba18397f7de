import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStepTracker, type LogEvent } from '../../../src/github/log/steps.ts'

function follow(...lines: readonly string[]): LogEvent[] {
  const tracker = createStepTracker()
  return [...lines.flatMap((line) => tracker.read(line)), ...tracker.end()]
}

const HEADING = [
  '##[group]Run npm ci',
  'npm ci',
  'npm test',
  'shell: /usr/bin/bash -e {0}',
  'env:',
  '  CI: true',
  '##[endgroup]',
]
const STEP: LogEvent = { kind: 'step', step: { title: 'Run npm ci', script: ['npm ci', 'npm test'] } }
const output = (text: string): LogEvent => ({ kind: 'output', text })
const failed = (exitCode: number | undefined): LogEvent => ({ kind: 'failed', exitCode, step: undefined })

test('a step’s script is between its title and its shell', () => {
  assert.deepEqual(follow(...HEADING, 'output'), [STEP, output('output')])
})

test('a step that uses an action has no script', () => {
  const events = follow('##[group]Run actions/checkout@v5', 'with:', '  fetch-depth: 1', '##[endgroup]')
  assert.deepEqual(events, [{ kind: 'step', step: { title: 'Run actions/checkout@v5', script: [] } }])
})

test('a group that the tests opened is output', () => {
  const lines = ['##[group]Run the slow tests', 'ok', '##[endgroup]']
  assert.deepEqual(follow(...lines), [output('Run the slow tests'), output('ok'), output('')])
})

test('a group that is never closed is output', () => {
  const lines = Array.from({ length: 600 }, (_, i) => `line ${i}`)
  const events = follow('##[group]Run the slow tests', ...lines)
  assert.deepEqual(events, [output('Run the slow tests'), ...lines.map(output)])
})

const ends: readonly [line: string, event: LogEvent][] = [
  ['##[error]Process completed with exit code 2.', failed(2)],
  ["##[error]The process '/usr/bin/git' failed with exit code 128", failed(128)],
  ['##[error]Docker run failed with exit code 1', failed(1)],
  ['##[error]The operation was canceled.', failed(undefined)],
  ["##[error]The action 'Run tests' has timed out after 10 minutes.", failed(undefined)],
  ['##[error]a.ts(3,1): error TS1005', { kind: 'error', text: 'a.ts(3,1): error TS1005' }],
  ['Post job cleanup.', { kind: 'clean_up' }],
  [
    'The command "make test" exited with 2.',
    { kind: 'failed', exitCode: 2, step: { title: 'make test', script: ['make test'] } },
  ],
  ['The command "make" exited with 0.', { kind: 'passed' }],
]
for (const [line, event] of ends) {
  test(`"${line}" is told as ${event.kind}`, () => assert.deepEqual(follow(line), [event]))
}

test('other markers of the runner are taken off', () => {
  const lines = [
    '##[warning]old',
    '##[command]/usr/bin/git version',
    '##[start-action display=Run a;id=b]',
    'x ##[error]y',
  ]
  assert.deepEqual(follow(...lines), ['old', '/usr/bin/git version', '', 'x ##[error]y'].map(output))
})

test('where there are steps, what a test prints of commands is output', () => {
  assert.deepEqual(follow(...HEADING, 'The command "x" exited with 0.'), [
    STEP,
    output('The command "x" exited with 0.'),
  ])
})
