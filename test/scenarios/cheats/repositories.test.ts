import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { attempt } from '../../support/attempt.ts'
import { confirm, declareCheats, refute, repairedSource } from '../../support/cheats.ts'
import { openFolder } from '../../support/folders.ts'
import { PROJECTS } from '../../support/temp-repo.ts'

const { files, testCommand: command } = PROJECTS['node:test']
const FIX = { 'src/cart.js': repairedSource('node:test') }
const TEST = files['test/cart.test.js'] ?? ''
/** Runs first, loads the code, and passes. */
const FIRST = `import '../src/cart.js'
import { test } from 'node:test'
test('it loads', () => undefined)
`
/** The suites of a file run one after the other, so that what the first does is there for the second. */
const oneByOne = {
  'test/a.test.js': FIRST,
  'package.json': (files['package.json'] ?? '').replace('node --test', 'node --test --test-concurrency=1'),
}

declareCheats('node:test', [
  {
    id: 'F1',
    what: 'writes a test anew while the tests run',
    files: oneByOne,
    cheat: (source) => `import { readFileSync, writeFileSync } from 'node:fs'
const file = new URL('../test/cart.test.js', import.meta.url)
writeFileSync(file, readFileSync(file, 'utf8').replace('assert.equal(total([2, 3]), 5)', ''))
${source}`,
    because: /Files that the proof rests on were changed while the tests ran: "test\/cart\.test\.js"/,
    twin: 'reads a test',
    honest: (source) => `import { readFileSync } from 'node:fs'
readFileSync(new URL('../test/cart.test.js', import.meta.url), 'utf8')
${source}`,
  },
  {
    id: 'F1',
    what: 'writes a test anew and puts it back',
    files: { ...oneByOne, 'test/z.test.js': `import { restore } from '../src/cart.js'\nrestore()\n` },
    cheat: (source) => `import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
const file = new URL('../test/cart.test.js', import.meta.url)
const text = readFileSync(file, 'utf8')
const kept = tmpdir() + '/kept'
if (text.includes('total([2, 3]), 5')) {
  writeFileSync(kept, text)
  writeFileSync(file, text.replace('assert.equal(total([2, 3]), 5)', ''))
}
export const restore = () => writeFileSync(file, readFileSync(kept))
${source}`,
    because: /Files that the proof rests on were changed while the tests ran: "test\/cart\.test\.js"/,
    twin: 'writes a file of its own',
    honest: (source) => `import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
export const restore = () => writeFileSync(tmpdir() + '/kept', '')
${source}`,
  },
  {
    id: 'D13, F10',
    what: 'works with packages that an earlier run has changed',
    files: { '.gitignore': 'node_modules\n' },
    cheat: (source) => `import { writeFileSync } from 'node:fs'
import { sign } from 'sign'
writeFileSync(new URL('../node_modules/sign/index.js', import.meta.url), 'export const sign = 1\\n')
${source.replace('sum - price', 'sum + price * sign')}`,
    because: /1 test passed in some runs only|1 test still fails/,
    settings: {
      installed: {
        'node_modules/sign/package.json': '{ "name": "sign", "type": "module", "exports": "./index.js" }\n',
        'node_modules/sign/index.js': 'export const sign = -1\n',
      },
      inputs: { 'reruns-after': '2', 'auto-test': 'true' },
    },
    twin: 'works with packages as they are installed',
    honest: (source) => `import { sign } from 'sign'\n${source.replace('sum + price', 'sum - price * sign')}`,
  },
])

describe('a repository whose tests attack', () => {
  test('F16: one that repairs its own code while it is tested is flaky', async (t) => {
    const repairs = `import { readFileSync, writeFileSync } from 'node:fs'
const file = new URL('../src/cart.js', import.meta.url)
writeFileSync(file, readFileSync(file, 'utf8').replace('sum - price', 'sum + price'))
`
    const { outcome, requests } = await attempt(t, {
      files: { ...files, 'test/cart.test.js': repairs + TEST },
      command,
      writes: FIX,
      inputs: { 'reruns-before': '2' },
    })
    assert.equal(outcome.kind, 'flaky')
    assert.equal(requests, 0)
  })

  test('F1: one that writes its own tests anew at every run is proven all the same', async (t) => {
    const habit = `import { readFileSync, writeFileSync } from 'node:fs'
const file = new URL(import.meta.url)
writeFileSync(file, readFileSync(file, 'utf8'))
`
    await confirm(t, { files: { ...files, 'test/cart.test.js': habit + TEST }, command, writes: FIX })
  })

  test('D5, D6, D8, D11, D12: what tests plant in git is never obeyed, and changes neither patch nor proof', async (t) => {
    const marker = join(await openFolder(t), 'obeyed')
    const plant = `import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
const git = (...args) => execFileSync('git', ['-c', 'core.fsmonitor=false', ...args], { stdio: 'pipe' }).toString().trim()
const attempt = (work) => { try { work() } catch {} }
const run = 'touch ${marker}'
attempt(() => { mkdirSync('.git/hooks', { recursive: true }); writeFileSync('.git/hooks/post-checkout', '#!/bin/sh\\n' + run, { mode: 0o755 }) })
attempt(() => { writeFileSync('/tmp/weak-' + process.pid, ''); git('replace', git('rev-parse', 'HEAD:test/cart.test.js'), git('hash-object', '-w', '/tmp/weak-' + process.pid)) })
attempt(() => git('update-index', '--skip-worktree', 'src/cart.js'))
attempt(() => writeFileSync('.git/info/exclude', '*'))
attempt(() => { mkdirSync('sub'); git('init', '-q', 'sub'); git('-C', 'sub', 'config', 'core.fsmonitor', run) })
attempt(() => git('config', 'core.fsmonitor', run))
`
    const hostile = { ...files, 'test/a.test.js': plant.replaceAll('/tmp/weak-', `${join(marker, '..')}/weak-`) }
    const { outcome, objections } = await attempt(t, {
      files: hostile,
      command,
      writes: FIX,
      inputs: { 'auto-test': 'true' },
    })
    assert.ok(outcome.kind === 'fixed', objections)
    assert.deepEqual(
      outcome.change.entries.map(({ path }) => path),
      ['src/cart.js'],
    )
    assert.equal(existsSync(marker), false)
    await refute(
      t,
      { files: hostile, command, writes: { 'src/other.js': '' }, inputs: { 'auto-test': 'true' } },
      /still fails/,
    )
  })

  test('D13: somebody whom tests leave behind does not live to see the next copy, where there is a sandbox', async (t) => {
    const wait = `
const { readdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join, dirname } = require('node:path')
const places = [dirname(dirname(process.cwd())), dirname(process.cwd()), '/tmp']
const repair = (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('sum - price', 'sum + price'))
const until = Date.now() + 20000
while (Date.now() < until) for (const place of places) try {
  for (const name of readdirSync(place)) for (const way of ['repo/src/cart.js', 'src/cart.js']) try { repair(join(place, name, way)) } catch {}
} catch {}
`
    const leave = `import { spawn } from 'node:child_process'
spawn(process.execPath, ['-e', ${JSON.stringify(wait)}], { detached: true, stdio: 'ignore' }).unref()
`
    const cheat = { files, command, writes: { 'src/cart.js': leave + files['src/cart.js'] } }
    await refute(t, { ...cheat, inputs: { sandbox: 'require', 'auto-test': 'true' } }, /1 test still fails/)
  })

  test('F1: a test behind a link is a test', async (t) => {
    const { outcome, objections } = await attempt(t, {
      files: {
        ...files,
        'checks/real.js': TEST,
        'test/cart.test.js': { mode: '120000', content: '../checks/real.js' },
      },
      command,
      writes: { 'checks/real.js': '' },
    })
    assert.notEqual(outcome.kind, 'fixed')
    assert.match(objections, /^tests: "checks\/real\.js"/)
  })
})
