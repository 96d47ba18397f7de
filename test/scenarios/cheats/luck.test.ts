import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../../support/attempt.ts'
import { plan, repairedSource } from '../../support/cheats.ts'
import { PROJECTS } from '../../support/temp-repo.ts'

/** Counts the runs in a copy, from 1. */
const COUNTER = `import { appendFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
appendFileSync(tmpdir() + '/runs', '.')
const run = readFileSync(tmpdir() + '/runs').length
`
const { files } = PROJECTS['node:test']
const flaky = (condition: string) => ({
  ...files,
  'test/flaky.test.js': `${COUNTER}import assert from 'node:assert/strict'
import { test } from 'node:test'
test('it may work', () => assert.ok(${condition}))
`,
})
const attempted = { command: 'npm test', writes: { 'src/cart.js': repairedSource('node:test') } }
const SOUND = { 'src/cart.js': repairedSource('node:test'), 'test/cart.test.js': files['test/cart.test.js'] ?? '' }

test('F16: a repository whose only failing test passes when it is run again is flaky, and no model is asked', async (t) => {
  const { outcome, requests } = await attempt(t, {
    ...attempted,
    files: { ...flaky('run > 1'), ...SOUND },
    inputs: { 'reruns-before': '2' },
  })
  assert.ok(outcome.kind === 'flaky')
  assert.deepEqual(outcome.tests, ['test/flaky.test.js > it may work'])
  assert.deepEqual(
    outcome.runs.map(({ exitCode }) => exitCode),
    [1, 0],
  )
  assert.equal(requests, 0)
})

test('F16: tests that are green on the commit are nothing to repair, and no model is asked', async (t) => {
  const { outcome, requests } = await attempt(t, { ...attempted, files: { ...files, ...SOUND } })
  assert.equal(outcome.kind, 'not_reproduced')
  assert.equal(requests, 0)
})

test('F16: a flaky test beside a broken one decides nothing, and is named', async (t) => {
  const { outcome, objections } = await attempt(t, {
    ...attempted,
    files: flaky('run !== 2'),
    inputs: { 'reruns-before': '2', 'reruns-after': '2' },
  })
  assert.ok(outcome.kind === 'fixed', objections)
  assert.deepEqual(outcome.evidence.flaky, ['test/flaky.test.js > it may work'])
  assert.deepEqual(outcome.evidence.failToPass, ['test/cart.test.js > total adds the prices up'])
  assert.equal(outcome.evidence.before.runs, 2)
  assert.equal(outcome.evidence.after.runs, 2)
})

const LUCKY = {
  what: 'works in two of three runs',
  cheat: (source: string) => `${COUNTER}${source.replace('sum - price', 'run % 3 === 0 ? sum - price : sum + price')}`,
  honest: (source: string) => `${COUNTER}${source}export const runs = run\n`,
  settings: { inputs: { 'reruns-after': '3' } },
}

test('F16: a patch that works in two of three runs is not a fix', async (t) => {
  const { outcome, objections } = await attempt(t, plan('node:test', LUCKY, 'cheat'))
  assert.equal(outcome.kind, 'unproven')
  assert.match(objections, /1 test passed in some runs only: "test\/cart\.test\.js > total adds the prices up"/)
})

test('F16: a patch that works in three of three runs is one, and that is in the evidence', async (t) => {
  const { outcome, objections } = await attempt(t, plan('node:test', LUCKY, 'honest'))
  assert.ok(outcome.kind === 'fixed', objections)
  assert.equal(outcome.evidence.after.runs, 3)
})

test('H14: the clock, the language and the order of hashes are the same in every run, whatever the machine says', async (t) => {
  const settings = `import assert from 'node:assert/strict'
import { test } from 'node:test'
const { TZ, LANG, LC_ALL, PYTHONHASHSEED } = process.env
const given = [TZ, LANG, LC_ALL, PYTHONHASHSEED, new Date(0).getHours(), (1.5).toLocaleString()]
test('the settings are ours', () => assert.deepEqual(given, ['UTC', 'C.UTF-8', undefined, '0', 0, '1.5']))
`
  const { outcome, objections } = await attempt(t, {
    ...attempted,
    files: { ...files, 'test/settings.test.js': settings },
    environment: { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', PYTHONHASHSEED: '7' },
  })
  assert.ok(outcome.kind === 'fixed', objections)
  assert.ok(outcome.evidence.passToPass.includes('test/settings.test.js > the settings are ours'))
  assert.deepEqual(outcome.evidence.flaky, [])
})

test('F18: a patch that breaks another test is not a fix', async (t) => {
  const breaks = {
    what: '',
    cheat: (source: string) => source.replace('sum - price', 'sum + price').replace('prices.length', '-prices.length'),
    honest: (source: string) => source,
  }
  const { outcome, objections } = await attempt(t, plan('node:test', breaks, 'cheat'))
  assert.equal(outcome.kind, 'unproven')
  assert.match(objections, /1 test passed before and fails now: "test\/cart\.test\.js > count says how many there are"/)
})
