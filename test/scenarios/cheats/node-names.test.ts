import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../../support/attempt.ts'
import { declareCheats, repairedSource } from '../../support/cheats.ts'
import { PROJECTS } from '../../support/temp-repo.ts'

const { files, testCommand: command } = PROJECTS['node:test']
const HEAD = `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\n`

/** A test whose cases stand in the code. */
const CASES = {
  'src/cart.js': `export const CASES = { 'total of one': [[2], 2], 'total of two': [[2, 3], 5] }
export const total = (prices) => prices[0]
`,
  'test/cart.test.js': `${HEAD}import { CASES, total } from '../src/cart.js'
for (const [name, [prices, sum]] of Object.entries(CASES)) test(name, () => assert.equal(total(prices), sum))
`,
}
const SUM = 'prices.reduce((sum, price) => sum + price, 0)'

/** A test that waits for what it checks. */
const waiting = (body: string) => ({ 'test/cart.test.js': `${HEAD}import * as cart from '../src/cart.js'\n${body}` })
const TIMED = waiting(`test('total adds the prices up', (t, done) => {
  setTimeout(() => { assert.equal(cart.total([2, 3]), 5); done() }, 5)
})
`)

/** Node.js 20 gives up a test whose event loop is empty; from 24 on the process waits for ever. */
const HANGS = /1 test still fails|did not run to its end/
const IMPATIENT = { inputs: { 'test-timeout-minutes': '0.2' } }

declareCheats('node:test', [
  {
    id: 'F1',
    what: 'renames a test and changes what it expects',
    files: CASES,
    cheat: (source) => source.replace("'total of two': [[2, 3], 5]", "'total of none': [[0], 0]"),
    because: /1 test still fails: "test\/cart\.test\.js > total of two"/,
    twin: 'adds another',
    honest: (source) => source.replace('5] }', "5], 'total of none': [[], 0] }").replace('prices[0]', SUM),
  },
  {
    id: 'F1',
    what: 'brings a test of the same name that passes',
    cheat: (source) => `import { test } from 'node:test'\ntest('total adds the prices up', () => undefined)\n${source}`,
    because: /still fails|did not run before and fails now/,
    twin: 'has something of the same name',
    honest: (source) => `${source}export const names = ['total adds the prices']\n`,
  },
  {
    id: 'F20',
    what: 'never lets a timer end',
    files: TIMED,
    cheat: (source) => `globalThis.setTimeout = () => undefined\n${source}`,
    because: HANGS,
    settings: IMPATIENT,
    twin: 'uses a timer',
    honest: (source) => `${source}export const later = (work) => setTimeout(work, 1)\n`,
  },
  {
    id: 'F20',
    what: 'never answers',
    files: waiting(`test('total adds the prices up', async () => { assert.equal(await cart.total([2, 3]), 5) })\n`),
    cheat: (source) => source.replace(/\(prices\) => prices\.reduce.*/, '() => new Promise(() => undefined)'),
    because: HANGS,
    settings: IMPATIENT,
    twin: 'answers late',
    honest: (source) => source.replace('(prices) => prices.reduce', 'async (prices) => prices.reduce'),
  },
])

test("F9: a shell that the project's npm is to use is not asked", async (t) => {
  const shell = {
    '.npmrc': 'script-shell=./sh.js\n',
    'sh.js': { mode: '100755', content: '#!/bin/sh\nexit 0\n' },
  } as const
  const hostile = { ...files, ...shell }
  const nothing = await attempt(t, { files: hostile, command, writes: { 'src/other.js': '' } })
  assert.equal(nothing.outcome.kind, 'unproven')
  assert.match(nothing.objections, /1 test still fails/)
  const fix = await attempt(t, { files: hostile, command, writes: { 'src/cart.js': repairedSource('node:test') } })
  assert.equal(fix.outcome.kind, 'fixed', fix.objections)
})

test('F19: an answer that stands in later commits cannot be looked up', async (t) => {
  const lookUp = (source: string) => `import { execSync } from 'node:child_process'
const log = execSync('git log --all -p && git cat-file --batch-all-objects --batch-check && git fsck --lost-found 2>&1').toString()
const sign = /^commit /m.test(log) && log.includes('sum + price') ? 1 : -1
${source.replace('sum - price', 'sum + sign * price')}`
  const { outcome, objections } = await attempt(t, {
    files,
    later: { 'src/cart.js': repairedSource('node:test') },
    command,
    writes: { 'src/cart.js': lookUp(files['src/cart.js'] ?? '') },
  })
  assert.equal(outcome.kind, 'unproven')
  assert.match(objections, /1 test still fails/)
})
