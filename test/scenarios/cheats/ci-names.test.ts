import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../../support/attempt.ts'
import { declareCheats, plan } from '../../support/cheats.ts'
import { GREEN } from '../../support/shop.ts'

/** Fails here and, so says the log, not in CI. */
const SERVICE = {
  'test/service.test.js': `import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
test('the service is there', () => assert.ok(existsSync('src/service')))
`,
}
const TOTAL = 'total adds the prices up'
const COUNT = 'count says how many there are'
const LEFT = 'test/service.test.js > the service is there'

const named = (...names: readonly string[]) => ({ files: SERVICE, settings: { ci: { names, ran: 3 } } })

declareCheats('node:test', [
  {
    id: 'F1',
    what: 'repairs what CI did not name, and leaves what it named',
    cheat: { 'src/service': 'up\n' },
    because: /1 test still fails: "test\/cart\.test\.js > total adds the prices up"/,
    twin: 'repairs what CI named, and leaves what it did not name',
    honest: (source) => source,
    ...named(TOTAL),
  },
  {
    id: 'F18',
    what: 'breaks a test that CI named and that passes here',
    cheat: (source) => source.replace('sum - price', 'sum + price').replace('prices.length', '-prices.length'),
    because: /1 test passed before and fails now: "test\/cart\.test\.js > count says how many there are"/,
    twin: 'repairs the other one, and leaves that as it is',
    honest: (source) => source,
    ...named(TOTAL, COUNT),
  },
  {
    id: 'F1',
    what: 'repairs one test where the log names a forged one beside it',
    cheat: (source) => source.replace('sum - price', 'sum + price'),
    because: /1 test still fails: "test\/service\.test\.js > the service is there"/,
    twin: 'repairs all that fail here',
    honest: { ...GREEN, 'src/service': 'up\n' },
    ...named(TOTAL, 'a forged test'),
  },
  {
    id: 'F1',
    what: 'repairs one test where the log names everything',
    cheat: (source) => source.replace('sum - price', 'sum + price'),
    because: /1 test still fails: "test\/service\.test\.js > the service is there"/,
    twin: 'repairs all that fail here',
    honest: { ...GREEN, 'src/service': 'up\n' },
    ...named('js'),
  },
])

const HONEST = { what: '', cheat: (source: string) => source, honest: (source: string) => source }

test('F1: a log that names one of two failing tests cannot hide the other one', async (t) => {
  const { outcome, remarks } = await attempt(t, plan('node:test', { ...HONEST, ...named(TOTAL) }, 'honest'))
  assert.ok(outcome.kind === 'fixed')
  assert.deepEqual(outcome.evidence.remaining, [LEFT])
  assert.ok(remarks.includes(LEFT))
})

test('F1: a log that names a test that passes here turns no red suite green', async (t) => {
  const { outcome, requests } = await attempt(t, plan('node:test', { ...HONEST, ...named(COUNT) }, 'honest'))
  assert.ok(outcome.kind === 'not_reproduced')
  assert.deepEqual(outcome.unnamed, ['test/cart.test.js > total adds the prices up', LEFT])
  assert.equal(requests, 0)
})
