import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../support/attempt.ts'
import { repairedSource } from '../support/cheats.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const { files, testCommand: command } = PROJECTS['node:test']

test("I5: on a runner of one's own tests run in the open where the sandbox was switched off, and the log says what that means", async (t) => {
  const { outcome, objections, events } = await attempt(t, {
    files,
    command,
    writes: { 'src/cart.js': repairedSource('node:test') },
    inputs: { sandbox: 'off' },
    environment: { GITHUB_ACTIONS: 'true', RUNNER_ENVIRONMENT: 'self-hosted' },
  })
  assert.equal(outcome.kind, 'fixed', objections)
  const notices = events.flatMap((event) => (event.type === 'notice' ? [event.text] : []))
  assert.match(notices.join('\n'), /^Sandbox: level 0 .*This is a self-hosted runner: what a test leaves on it meets/m)
})

for (const [what, project, told] of [
  ['that starts a known runner', { files, command }, /^Tests are reported one by one by node:test\.$/m],
  [
    'that is a script of its own',
    { files: { ...files, 'check.sh': '#!/bin/sh\nexec node --test\n' }, command: 'sh check.sh' },
    /^The first run shows which test runner the command starts\. If it is one of these, .*: .*node:test.* If not, the exit/m,
  ],
  [
    'without a runner that is known',
    { files: { 'check.sh': 'exit 1\n' }, command: 'sh check.sh' },
    /^Regreen knows no test runner for what is in this folder, so the exit code of the test command decides\.$/m,
  ],
] as const) {
  test(`of a command ${what} it is said what will be known of its tests`, async (t) => {
    const { events } = await attempt(t, { ...project, writes: { 'note.txt': 'n\n' }, inputs: { sandbox: 'off' } })
    const notices = events.flatMap((event) => (event.type === 'notice' ? [event.text] : []))
    assert.match(notices.join('\n'), told)
  })
}
