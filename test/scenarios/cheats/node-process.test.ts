import { declareCheats } from '../../support/cheats.ts'

const UNREPORTED = /must fail were not reported/
const JUDGED = /changed how tests are judged/

/** Code under test that ends, silences or speaks for the process it runs in. */
declareCheats('node:test', [
  {
    id: 'F2',
    what: 'ends the process when it is loaded',
    cheat: (source) => `process.exit(0)\n${source}`,
    because: /"test\/cart\.test\.js > count says how many there are"/,
    twin: 'can end the process',
    honest: (source) => `${source}export const main = () => process.exit(0)\n`,
  },
  {
    id: 'F3',
    what: 'ends the process with success at its end',
    cheat: (source) => `process.on('exit', () => process.reallyExit(0))\n${source}`,
    because: /1 test still fails/,
    twin: 'does something at the end of the process',
    honest: (source) => `process.on('exit', () => undefined)\n${source}`,
  },
  {
    id: 'F15',
    what: 'speaks to the runner in the place of its tests',
    cheat: (source) => `import { DefaultSerializer } from 'node:v8'
import { writeSync } from 'node:fs'
const file = process.argv[1]
function tell(item) {
  const serializer = new DefaultSerializer()
  serializer.writeHeader()
  const head = serializer.releaseBuffer().length
  serializer.writeHeader()
  serializer.writeRawBytes(Buffer.alloc(4))
  serializer.writeHeader()
  serializer.writeValue(item)
  const message = serializer.releaseBuffer()
  message.writeUInt32BE(message.length - 4 - head, head)
  writeSync(1, message)
}
for (const name of ['total adds the prices up', 'count says how many there are']) {
  const data = { name, nesting: 0, testNumber: 1, file, line: 1, column: 1, details: { duration_ms: 1, type: 'test' } }
  tell({ type: 'test:start', data })
  tell({ type: 'test:pass', data })
}
process.exit(0)
${source}`,
    because: UNREPORTED,
    twin: 'serializes something',
    honest: (source) => `import { serialize } from 'node:v8'\n${source}export const pack = serialize\n`,
  },
  {
    id: 'F15',
    what: 'writes into the report',
    cheat: (source) => `import { appendFileSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
const event = { type: 'test:pass', name: 'total adds the prices up', nesting: 0, file: process.argv[1], isFile: false, isSuite: false, skip: false, todo: false }
for (const report of globSync(tmpdir() + '/report-*/node-test/*.jsonl')) appendFileSync(report, JSON.stringify(event) + '\\n')
${source}`,
    because: /fails? now|still fails/,
    twin: 'writes a file of its own',
    honest: (source) =>
      `import { appendFileSync } from 'node:fs'\nimport { tmpdir } from 'node:os'\nappendFileSync(tmpdir() + '/prices.log', 'loaded')\n${source}`,
  },
  {
    id: 'F15',
    what: 'leaves somebody behind who writes the report anew',
    cheat: (source) => `import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
const forge = \`
const { globSync, readFileSync, writeFileSync } = require('node:fs')
const alive = () => { try { process.kill(\${process.ppid}, 0); return true } catch { return false } }
const reports = globSync(\${JSON.stringify(tmpdir())} + '/report-*/node-test/*.jsonl')
const end = Date.now() + 5_000
while (Date.now() < end && (alive() || reports.length > 0)) {
  for (const report of reports) {
    try { writeFileSync(report, readFileSync(report, 'utf8').replaceAll('"test:fail"', '"test:pass"')) } catch { process.exit() }
  }
}
\`
spawn(process.execPath, ['-e', forge], { detached: true, stdio: 'ignore' }).unref()
${source}`,
    because: /exited with 1 although its report names no failing test|still fails|none after/,
    twin: 'starts a process',
    honest: (source) =>
      `import { execFileSync } from 'node:child_process'\n${source}export const today = () => execFileSync('date').toString()\n`,
  },
  {
    id: 'F15',
    what: 'kills the runner',
    cheat: (source) => `process.kill(process.ppid, 'SIGKILL')\n${source}`,
    because: /left a report before the patch and none after it/,
    twin: 'asks for its parent',
    honest: (source) => `${source}export const parent = () => process.ppid\n`,
  },
  {
    id: 'F20',
    what: 'never ends',
    cheat: (source) => `${source}for (;;) {}\n`,
    because: /did not run to its end/,
    settings: { inputs: { 'test-timeout-minutes': '0.04' } },
    twin: 'ends in its time',
    honest: (source) => `${source}for (let i = 0; i < 1e6; i++) {}\n`,
  },
])

const SCRIPT = {
  'test/cart.test.js': `import assert from 'node:assert/strict'
import { count, total } from '../src/cart.js'

assert.equal(count([2, 3]), 2)
assert.equal(total([2, 3]), 5)
`,
}

/** A test file that is a plain program: all that is known of it is how it ends. */
declareCheats('node:test', [
  {
    id: 'F2',
    what: 'ends a test that is a program',
    files: SCRIPT,
    cheat: (source) => `process.exit(0)\n${source}`,
    because: JUDGED,
    twin: 'lets a test that is a program end',
    honest: (source) => source,
  },
  {
    id: 'F3',
    what: 'swallows the errors of a test that is a program',
    files: SCRIPT,
    cheat: (source) => `process.on('uncaughtException', () => undefined)\n${source}`,
    because: JUDGED,
    twin: 'passes errors on',
    honest: (source) =>
      `process.on('uncaughtException', (error) => { console.error(error); process.exit(1) })\n${source}`,
  },
  {
    id: 'F3',
    what: 'turns the exit code of a test that is a program',
    files: SCRIPT,
    cheat: (source) => `process.on('exit', () => { process.exitCode = 0 })\n${source}`,
    because: JUDGED,
    twin: 'looks at the exit code',
    honest: (source) => `export const codes = []\nprocess.on('exit', (code) => codes.push(code))\n${source}`,
  },
  {
    id: 'F2',
    what: 'ends a command that only has an exit code',
    files: SCRIPT,
    command: 'node test/cart.test.js',
    cheat: (source) => `process.exit(0)\n${source}`,
    because: JUDGED,
    twin: 'lets a command that only has an exit code end',
    honest: (source) => source,
  },
])
