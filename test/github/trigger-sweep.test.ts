import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Request, type Skip, understand } from '../../src/github/trigger.ts'
import { type Example, listExamples, withChanges } from '../support/webhook-examples.ts'

const EXAMPLES = listExamples()
const SHA = 'c0ffee'.padEnd(40, '0')
const SETTINGS = {
  branchPrefix: 'regreen/',
  triggerPhrase: '/agent',
  labelTrigger: 'bug',
  runId: undefined,
  issueNumber: undefined,
  pullRequestNumber: undefined,
  task: undefined,
}

const answer = (name: string, payload: unknown, ref = 'refs/heads/main'): Request | Skip =>
  understand({ name, payload, sha: SHA, ref }, SETTINGS)

/** What holds for every answer, whatever was asked. */
function check(request: Request | Skip): void {
  if (request.kind === 'skip') assert.match(request.reason, /\S.*\.$/s)
  if (request.kind === 'skip' || request.kind === 'schedule') return
  assert.ok(request.actors.every((login) => typeof login === 'string'))
  assert.equal(new Set(request.actors).size, request.actors.length)
  if ('commit' in request) assert.match(request.commit, /^[0-9a-f]{40}$/)
  for (const number of ['number', 'runId', 'reviewId', 'pullRequest', 'attempt'] as const) {
    const value: unknown = Reflect.get(request, number)
    assert.ok(value === undefined || Number.isSafeInteger(value), `${number} is ${value}`)
  }
}

test('every published payload gives a request or a reason, and this is what they give', () => {
  const counts = new Map<string, number>()
  for (const { event, action, payload } of EXAMPLES) {
    const ref = event === 'push' ? String(Reflect.get(payload, 'ref')) : undefined
    const request = answer(event, payload, ref)
    check(request)
    if (request.kind === 'skip') continue
    const line = `${event} ${action}: ${request.kind}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  assert.equal(EXAMPLES.length, 329)
  assert.deepEqual(Object.fromEntries(counts), {
    'issues labeled: thread': 2,
    'pull_request assigned: commit': 2,
    'pull_request converted_to_draft: commit': 3,
    'pull_request labeled: thread': 2,
    'pull_request locked: commit': 2,
    'pull_request opened: commit': 4,
    'pull_request ready_for_review: commit': 3,
    'pull_request reopened: commit': 2,
    'pull_request review_request_removed: commit': 1,
    'pull_request review_requested: commit': 1,
    'pull_request synchronize: commit': 1,
    'pull_request unassigned: commit': 2,
    'pull_request unlabeled: commit': 2,
    'pull_request unlocked: commit': 2,
    'push : commit': 2,
    'workflow_dispatch : commit': 2,
  })
})

const NAMES = [...new Set(EXAMPLES.map(({ event }) => event)), 'schedule', 'pull_request_target', '', '__proto__']

test('a payload under the name of any other event gives a request or a reason as well', () => {
  for (const { payload } of EXAMPLES) for (const name of NAMES) check(answer(name, payload))
})

const anyName = fc.constantFrom(...NAMES)

test('whatever a payload is, it is never a throw', () => {
  fc.assert(
    fc.property(anyName, fc.anything({ withNullPrototype: true }), (name, payload) => check(answer(name, payload))),
  )
})

const anyExample: fc.Arbitrary<Example> = fc.constantFrom(
  ...EXAMPLES.filter(({ event }) => /run|issue|pull|push/.test(event)),
)
const anyPath = fc.nat().map((n) => (payload: object) => {
  const paths = listPaths(payload)
  return paths[n % paths.length] ?? ''
})
const anyValue = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom(undefined, null, '', 0, -1, 1e21, Number.NaN, [], {}),
)

test('a payload with any part of it replaced or gone is never a throw', () => {
  fc.assert(
    fc.property(anyExample, anyPath, anyValue, ({ event, payload }, pick, value) =>
      check(answer(event, withChanges(payload, { [pick(payload)]: value }))),
    ),
    { numRuns: 2_000 },
  )
})

/** Paths to everything that is at most three levels deep. */
function listPaths(node: unknown, depth = 3): string[] {
  if (typeof node !== 'object' || node === null || depth === 0) return []
  return Object.entries(node).flatMap(([key, child]) => [
    key,
    ...listPaths(child, depth - 1).map((path) => `${key}.${path}`),
  ])
}

test('a job that names no commit, or no branch, starts nothing', () => {
  const push = EXAMPLES.find(
    ({ event, payload }) => event === 'push' && Reflect.get(payload, 'ref') === 'refs/heads/master',
  )
  const start = (name: string, sha: string, ref: string) =>
    understand({ name, payload: push?.payload, sha, ref }, SETTINGS).kind
  assert.equal(start('push', SHA, 'refs/heads/main'), 'commit')
  assert.equal(start('push', '', 'refs/heads/main'), 'skip')
  assert.equal(start('push', SHA, 'refs/tags/v1'), 'skip')
  assert.equal(start('push', SHA, ''), 'skip')
  assert.equal(start('workflow_dispatch', 'HEAD', 'refs/heads/main'), 'skip')
})
