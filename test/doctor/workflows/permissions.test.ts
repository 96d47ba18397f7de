import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMissingPermissions } from '../../../src/doctor/workflows/permissions.ts'
import { parseWorkflow } from '../../../src/doctor/workflows/workflow.ts'

interface Spec {
  readonly on: string
  readonly with?: Readonly<Record<string, string>>
  readonly permissions?: Readonly<Record<string, string>> | undefined
}

/** Made as JSON, which is YAML. */
function missing(spec: Spec): string[] {
  const step = { uses: 'regreen/regreen@v1', with: spec.with ?? {} }
  const job = { ...(spec.permissions && { permissions: spec.permissions }), steps: [step] }
  const text = JSON.stringify({ on: { [spec.on]: {} }, jobs: { repair: job } })
  return findMissingPermissions(parseWorkflow('w.yml', text)).map(({ problem }) => problem)
}

const WRITER = { actions: 'read', contents: 'write', 'pull-requests': 'write' }

const ENOUGH: readonly Spec[] = [
  { on: 'workflow_run', permissions: WRITER },
  { on: 'push', permissions: { contents: 'write', 'pull-requests': 'write' } },
  { on: 'issues', permissions: { contents: 'write', issues: 'write', 'pull-requests': 'write' } },
  { on: 'workflow_run', with: { phase: 'propose' }, permissions: { actions: 'read', contents: 'read' } },
  { on: 'workflow_run', with: { phase: 'verify' }, permissions: { actions: 'read', contents: 'read' } },
  { on: 'workflow_run', with: { phase: 'publish' }, permissions: WRITER },
  { on: 'push', with: { mode: 'dry-run' }, permissions: { contents: 'read' } },
  { on: 'push', with: { mode: 'comment' }, permissions: { contents: 'read', 'pull-requests': 'write' } },
]
for (const spec of ENOUGH) {
  test(`enough is enough: ${JSON.stringify(spec)}`, () => assert.deepEqual(missing(spec), []))
  for (const [scope, level] of Object.entries(spec.permissions ?? {})) {
    const { [scope]: _, ...others } = { ...spec.permissions }
    test(`without "${scope}" it is not: ${JSON.stringify(spec)}`, () => {
      assert.deepEqual(missing({ ...spec, permissions: others }), [`The job "repair" lacks "${scope}: ${level}".`])
    })
  }
}

test('reading does where writing is needed: no', () => {
  assert.deepEqual(missing({ on: 'push', permissions: { contents: 'read', 'pull-requests': 'read' } }), [
    'The job "repair" lacks "contents: write", "pull-requests: write".',
  ])
})

test('a run or an issue that is named needs the right to read it', () => {
  const permissions = { contents: 'write', 'pull-requests': 'write' }
  assert.match(missing({ on: 'workflow_dispatch', with: { 'run-id': '1' }, permissions })[0] ?? '', /"actions: read"/)
  assert.match(
    missing({ on: 'workflow_dispatch', with: { 'issue-number': '1' }, permissions })[0] ?? '',
    /"issues: write"/,
  )
})

test('the token of an app has rights of its own', () => {
  const none = { on: 'workflow_run', permissions: { contents: 'read' } }
  assert.deepEqual(missing({ ...none, with: { 'github-token': '${{ steps.app.outputs.token }}' } }), [])
  assert.equal(missing({ ...none, with: { 'github-token': '${{ github.token }}' } }).length, 1)
})

test('where nothing is set, another rule speaks', () => {
  assert.deepEqual(missing({ on: 'workflow_run' }), [])
})

test('what the workflow grants counts where the job says nothing', () => {
  const text = JSON.stringify({
    on: 'push',
    permissions: WRITER,
    jobs: { a: { steps: [{ uses: 'regreen/regreen@v1' }] } },
  })
  assert.deepEqual(findMissingPermissions(parseWorkflow('w.yml', text)), [])
})
