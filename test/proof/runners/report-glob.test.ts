import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReportGlob } from '../../../src/proof/runners/report-glob.ts'
import { type CommandRun, runCommand, statusById } from '../../support/run-tests.ts'

/** A command that writes these files, wherever they belong, and ends with this code. */
function writing(files: Readonly<Record<string, string>>, exitCode = 0): Pick<CommandRun, 'files' | 'command'> {
  const script = `
const { mkdirSync, writeFileSync } = require('node:fs')
for (const [path, text] of Object.entries(${JSON.stringify(files)})) {
  mkdirSync(require('node:path').dirname(path), { recursive: true })
  writeFileSync(path, text)
}
process.exit(${exitCode})`
  return { files: { 'write.cjs': script }, command: 'node write.cjs' }
}

const JUNIT =
  '<testsuite name="s"><testcase classname="c" name="a"/><testcase classname="c" name="b"><failure/></testcase></testsuite>'
const CTRF = JSON.stringify({
  results: { tool: { name: 'x' }, tests: [{ name: 'a', status: 'passed', filePath: 'a.js' }] },
})
const TRX = '<TestRun><Results><UnitTestResult testName="a" outcome="Passed"/></Results></TestRun>'

const FORMATS: readonly (readonly [name: string, text: string, tests: Readonly<Record<string, string>>])[] = [
  ['JUnit XML', JUNIT, { 'c > a': 'passed', 'c > b': 'failed' }],
  ['TAP', 'TAP version 13\nok 1 - a\nnot ok 2 - b\n1..2\n', { 'out/report > a': 'passed', 'out/report > b': 'failed' }],
  ['CTRF', CTRF, { 'a.js > a': 'passed' }],
  ['trx', TRX, { a: 'passed' }],
]

for (const [name, text, tests] of FORMATS) {
  test(`a report in ${name} is read from where the policy file says`, async (t) => {
    const { report } = await runCommand(t, { ...writing({ 'out/report': text }), reportGlob: 'out/**' })
    assert.deepEqual(statusById(report), tests)
    assert.equal(report.runner, 'test-report')
  })
}

test('all reports that match are read, below the working directory', async (t) => {
  const written = writing({
    'out/a.xml': JUNIT,
    'out/deep/b.xml': JUNIT.replaceAll('"c"', '"d"'),
    'other/c.xml': JUNIT,
  })
  const files = { 'app/write.cjs': written.files['write.cjs'] ?? '' }
  const run = { files, command: written.command, workingDirectory: 'app', reportGlob: 'out/**/*.xml' }
  const { report } = await runCommand(t, run)
  assert.deepEqual(Object.keys(statusById(report) ?? {}), ['c > a', 'c > b', 'd > a', 'd > b'])
})

test('one report that was cut off makes the others worthless', async (t) => {
  const files = { 'out/a.xml': JUNIT, 'out/b.xml': JUNIT.slice(0, -20) }
  assert.equal((await runCommand(t, { ...writing(files), reportGlob: 'out/*.xml' })).report.tests, undefined)
})

test('a report that is part of the repository is none of this run', async (t) => {
  const { files, command } = writing({})
  const run = { files: { ...files, 'out/old.xml': JUNIT }, command, reportGlob: 'out/*.xml' }
  const { report, workspace } = await runCommand(t, run)
  assert.deepEqual(statusById(report), {})
  assert.equal((await workspace.read('out/old.xml', 10_000)).text, JUNIT)
})

test('a command that fails without a report is told by its exit code', async (t) => {
  const { report } = await runCommand(t, { ...writing({}, 1), reportGlob: 'out/*.xml' })
  assert.deepEqual([report.tests, report.exitCode, report.runner], [undefined, 1, 'exit code'])
})

test('a link in the place of a report is not followed', async (t) => {
  const files = {
    'real.txt': JUNIT,
    'write.sh': 'mkdir out && ln -s "$PWD/real.txt" out/a.xml && ln -s /etc out/etc',
  }
  const { report } = await runCommand(t, { files, command: 'sh write.sh', reportGlob: 'out/**' })
  assert.equal(report.tests, undefined)
})

test('a report of nothing but white space is none, and costs no time', async () => {
  const tests = await createReportGlob('*').parse({
    project: {
      list: async () => ['report.xml'],
      async read(_name, take) {
        for (let i = 0; i < 1_000; i++) take(' '.repeat(256 * 1024))
        return true
      },
    },
    folder: { list: async () => [], read: async () => false },
    readStdout: () => undefined,
    output: '',
    exitCode: 1,
    directory: '/copy',
  })
  assert.equal(tests, undefined)
})
