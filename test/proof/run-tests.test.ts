import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { TestResult } from '../../src/proof/types.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { runCommand, statusById } from '../support/run-tests.ts'

/** The process that wrote its number there is gone, or nothing but its exit code is left; within five seconds. */
async function assertEnded(workspace: Workspace): Promise<void> {
  const pid = (await workspace.read('pid', 100)).text.trim()
  const state = async () => /\) (\w)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') gone'))?.[1]
  for (let i = 0; i < 50 && !['g', 'Z'].includes((await state()) ?? ''); i++) await setTimeout(100)
  assert.match((await state()) ?? '', /^[gZ]$/)
}

describe('a command that does not behave is bounded', () => {
  test('one that asks finds nobody to answer', async (t) => {
    const { report } = await runCommand(t, { files: {}, command: 'read -p "Sure? " answer && exit 0' })
    assert.deepEqual([report.ending, report.exitCode], ['exited', 1])
  })

  test('one that needs a terminal has none', async (t) => {
    const { report } = await runCommand(t, { files: {}, command: 'test -t 0 || test -t 1 || exit 3' })
    assert.deepEqual([report.ending, report.exitCode], ['exited', 3])
  })

  test('one that never ends is ended, and so is what it started', async (t) => {
    const command = 'sleep 300 & echo $! > pid; trap "" TERM; while :; do sleep 1; done'
    const { report, workspace } = await runCommand(t, { files: {}, command: `sh -c '${command}'`, timeoutMs: 1_000 })
    assert.equal(report.ending, 'timed_out')
    await assertEnded(workspace)
  })

  test('one that leaves a process behind does not keep us, and the process ends', async (t) => {
    const command = 'sleep 300 & echo $! > pid'
    const { report, workspace } = await runCommand(t, { files: {}, command: `sh -c '${command}'` })
    assert.equal(report.ending, 'exited')
    assert.ok(report.durationMs < 60_000)
    await assertEnded(workspace)
  })

  test('one that writes without end is stopped, and little of it is kept', async (t) => {
    const { report } = await runCommand(t, { files: {}, command: 'head -c 1000000000 /dev/zero' })
    assert.equal(report.ending, 'output_limit')
    assert.ok(report.output.length < 1_000_000)
  })

  test('one that prints nothing is told by its exit code', async (t) => {
    const { report } = await runCommand(t, { files: {}, command: 'false' })
    assert.deepEqual(
      [report.ending, report.exitCode, report.output, report.runner, report.tests],
      ['exited', 1, '', 'exit code', undefined],
    )
  })

  test('one that is not there could not be started', async (t) => {
    const { report } = await runCommand(t, { files: {}, command: 'no-such-program-anywhere' })
    assert.equal(report.ending, 'not_started')
  })
})

describe('a report that tests have touched is not trusted', () => {
  /** A test that finds its own report, as a hostile one would, does this to it, and passes. */
  const unittest = (deed: string) => ({
    'test_a.py': `
import glob, os, tempfile, unittest
class A(unittest.TestCase):
    def test_a(self):
        [report] = glob.glob(os.path.join(tempfile.gettempdir(), 'report-*', 'unittest', '*.jsonl'))
        ${deed}
`,
  })

  const DEEDS: readonly (readonly [name: string, deed: string])[] = [
    ['removed', 'os.remove(report)'],
    ['removed with its folder', 'import shutil; shutil.rmtree(os.path.dirname(os.path.dirname(report)))'],
    ['replaced by a link to another file', 'os.remove(report); os.symlink("/etc/passwd", report)'],
    ['replaced by a pipe that nobody writes to', 'os.remove(report); os.mkfifo(report)'],
    ['replaced by a folder', 'os.remove(report); os.mkdir(report)'],
    ['filled with noise', 'open(report, "ab").write(os.urandom(100_000))'],
    ['made endless', 'os.truncate(report, 400_000_000)'],
  ]
  for (const [name, deed] of DEEDS) {
    test(`a report that was ${name} is no report`, async (t) => {
      const { report } = await runCommand(t, { files: unittest(deed), command: 'python3 -m unittest' })
      assert.equal(report.exitCode, 0)
      assert.equal(report.tests, undefined)
    })
  }

  test('a result that was written by a test stands beside the real one, not in its place', async (t) => {
    const line = '{"file": null, "names": ["A", "test_a"], "status": "passed", "message": null}'
    const deed = `open(report, "a").write('${line}\\n'); self.fail()`
    const { report } = await runCommand(t, { files: unittest(deed), command: 'python3 -m unittest' })
    assert.ok(Object.values(statusById(report) ?? {}).includes('failed'))
    assert.notEqual(report.exitCode, 0)
  })
})

test('runners that one command starts one after the other are all heard', async (t) => {
  const files = {
    'package.json': '{}',
    'web/a.test.mjs': 'import test from "node:test"; test("a", () => {})',
    'api/test_b.py': 'def test_b(): pass',
  }
  const { report } = await runCommand(t, { files, command: 'node --test web/*.mjs && python3 -m pytest -q api' })
  assert.deepEqual(statusById(report), { 'web/a.test.mjs > a': 'passed', 'api/test_b.py > test_b': 'passed' })
  assert.equal(report.runner, 'node:test + pytest')
})

test('each process of a runner is heard, as in a package for each folder', async (t) => {
  const files = {
    'package.json': '{"workspaces":["a","b"]}',
    'a/package.json': '{"name":"a","version":"1.0.0","scripts":{"test":"node --test"}}',
    'a/a.test.mjs': 'import test from "node:test"; test("one", () => {})',
    'b/package.json': '{"name":"b","version":"1.0.0","scripts":{"test":"mocha b.cjs"}}',
    'b/b.cjs': 'it("two", () => {})',
  }
  const { report } = await runCommand(t, { files, command: 'npm test --workspaces' })
  assert.deepEqual(statusById(report), { 'a/a.test.mjs > one': 'passed', 'b/b.cjs > two': 'passed' })
})

test('what the tests start themselves is no part of the report', async (t) => {
  const files = {
    'a.test.mjs': `
import { spawnSync } from 'node:child_process'
import assert from 'node:assert'
import test from 'node:test'
test('a runner of its own', () => {
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
  assert.equal(spawnSync('node', ['--test', 'inner.mjs'], { env }).status, 1)
})`,
    'inner.mjs': 'import test from "node:test"; test("inner", () => { throw new Error("x") })',
  }
  const { report } = await runCommand(t, { files, command: 'node --test a.test.mjs' })
  assert.deepEqual(statusById(report), { 'a.test.mjs > a runner of its own': 'passed' })
})

test('tests that are too many to be named are run with all others', async (t) => {
  const names = Array.from({ length: 1_500 }, (_, i) => `is one of many tests ${'x'.repeat(100)} ${i}`)
  const files = {
    'package.json': '{}',
    'test/a.cjs': `for (const name of ${JSON.stringify(names)}) it(name, () => {})`,
  }
  const only = names.map((name): TestResult => {
    return { id: `test/a.cjs > ${name}`, file: 'test/a.cjs', status: 'failed', isFile: false, message: undefined }
  })
  const { report } = await runCommand(t, { files, command: 'npx mocha test/a.cjs', only })
  assert.deepEqual([report.ending, report.only, report.tests?.length], ['exited', undefined, names.length])
})

test('tox hands the report on', async (t) => {
  const files = {
    'test_a.py': 'def test_a(): pass',
    'tox.ini': `[tox]
skipsdist = true
[testenv]
sitepackages = true
allowlist_externals = python3
commands = python3 -m pytest -q
`,
  }
  const { report } = await runCommand(t, { files, command: 'tox' })
  assert.deepEqual(statusById(report), { 'test_a.py > test_a': 'passed' })
})
