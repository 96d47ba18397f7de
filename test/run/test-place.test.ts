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
