import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openScenario } from '../support/scenario.ts'
import { openTopic, REPAIR } from '../support/shop.ts'

/** What a run can do without, and what it says then. */
const READS: Readonly<Record<string, { readonly path: RegExp; readonly said: RegExp }>> = {
  "the list of the failed run's jobs": { path: /\/attempts\/1\/jobs$/, said: /log of the failed run was not read/ },
  'the log of a job': {
    path: /\/jobs\/\d+\/logs$/,
    said: /The log of 1 failed job was not read: The token may not do this: reading the log of the job "test" \(403/,
  },
  'the comments of the thread': { path: /\/issues\/1\/comments$/, said: /could not be read|could not be told/ },
  'where the branch left its base': { path: /\/compare\/main/, said: /not run where the branch left its base/ },
}

describe('a run that goes on', { concurrency: 2 }, () => {
  for (const [what, { path, said }] of Object.entries(READS)) {
    test(`GitHub does not tell ${what}: the repair is published, and the log says what was missing`, async (t) => {
      const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices.'] })
      await openTopic(scenario)
      scenario.github.fail({ method: 'GET', path, status: 403, times: 100 })
      const run = await scenario.start(await scenario.redRun('topic'))
      assert.deepEqual([run.outputs.outcome, run.exitCode], ['fixed', 0], run.log)
      assert.match(run.log, said)
      assert.equal(scenario.github.pushes.length, 1)
    })
  }
})
