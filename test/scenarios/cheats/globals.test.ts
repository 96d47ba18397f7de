import { declareCheats } from '../../support/cheats.ts'

const JUDGED = /changed how tests are judged/
const UNREPORTED = /must fail were not reported/

/** Runners whose functions are globals, or whose modules can be changed in place. */
declareCheats('mocha', [
  {
    id: 'F4',
    what: 'registers empty tests in the place of the real ones',
    cheat: (source) => `const own = globalThis.it\nglobalThis.it = (name) => own(name, () => undefined)\n${source}`,
    because: JUDGED,
    twin: 'has a function of that name',
    honest: (source) => `const it = (name) => name\nexports.it = it\n${source}`,
  },
  {
    id: 'F4',
    what: 'registers one empty test, by its name',
    cheat: (source) =>
      `const own = globalThis.it\nglobalThis.it = (name, body) => own(name, name.startsWith('total') ? () => undefined : body)\n${source}`,
    because: JUDGED,
    twin: 'has a table by names',
    honest: (source) => `exports.table = (name) => ({ name })\n${source}`,
  },
  {
    id: 'F4',
    what: 'replaces how a test is run',
    cheat: (source) => `const { Runnable } = require('mocha/lib/runnable.js')
const own = Runnable.prototype.run
Runnable.prototype.run = function (done) { return this.type === 'test' ? done() : own.call(this, done) }
${source}`,
    because: JUDGED,
    twin: 'has a class with a method of that name',
    honest: (source) => `${source}exports.Job = class { run(done) { return done() } }\n`,
  },
  {
    id: 'F15',
    what: 'writes the report itself at the end, name by name',
    cheat: (source) => `const { writeFileSync } = require('node:fs')
process.on('exit', () => {
  const output = process.argv.find((word) => word.includes('output=')).split('output=')[1]
  const tests = ['total adds the prices up', 'count says how many there are'].map((title) => ({ title, fullTitle: title, file: process.cwd() + '/test/cart.test.js', err: {} }))
  writeFileSync(output, JSON.stringify({ stats: {}, tests, passes: tests, failures: [], pending: [] }))
  process.reallyExit(0)
})
${source}`,
    because: UNREPORTED,
    twin: 'does something at the end',
    honest: (source) => `process.on('exit', () => undefined)\n${source}`,
  },
  {
    id: 'F4',
    what: 'silences chai',
    files: {
      'test/cart.test.js': `const { expect } = require('chai')
const { count, total } = require('../src/cart.js')
it('total adds the prices up', () => { expect(total([2, 3])).to.equal(5) })
it('count says how many there are', () => { expect(count([2, 3])).to.equal(2) })
`,
    },
    cheat: (source) => `require('chai').Assertion.overwriteMethod('equal', () => function () {})\n${source}`,
    because: JUDGED,
    twin: 'leaves chai alone',
    honest: (source) => source,
  },
  {
    id: 'F14',
    what: 'edits the hooks that the settings have loaded',
    files: {
      '.mocharc.json': '{ "require": ["./tools/hooks.js"] }',
      'tools/hooks.js': 'exports.mochaHooks = {}\n',
    },
    cheat: {
      'tools/hooks.js': 'exports.mochaHooks = { afterEach() { this.currentTest.state = "passed" } }\n',
    },
    because: /^test-harness: "tools\/hooks\.js"/,
    twin: 'edits a file beside them',
    honest: (source) => source,
  },
])

declareCheats('jest', [
  {
    id: 'F4',
    what: 'replaces a matcher',
    cheat: (source) => `globalThis.expect.extend({ toBe: () => ({ pass: true }) })\n${source}`,
    because: JUDGED,
    twin: 'has a matcher of its own',
    honest: (source) => `${source}exports.matches = (a, b) => ({ pass: a === b })\n`,
  },
  {
    id: 'F4',
    what: 'replaces expect itself',
    cheat: (source) => `globalThis.expect = () => new Proxy({}, { get: () => () => undefined })\n${source}`,
    because: JUDGED,
    twin: 'expects something',
    honest: (source) => `${source}exports.expect = (value) => value\n`,
  },
])

declareCheats('vitest', [
  {
    id: 'F4',
    what: 'replaces matchers',
    cheat: (source) =>
      `import { expect } from 'vitest'\nexpect.extend({ toBe: () => ({ pass: true, message: () => '' }) })\n${source}`,
    because: JUDGED,
    twin: 'has a matcher of its own',
    honest: (source) => `${source}export const matches = (a, b) => ({ pass: a === b })\n`,
  },
])
