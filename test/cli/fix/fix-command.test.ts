import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { type CliOptions, runCli, startCli } from '../../support/cli.ts'
import { openFolder } from '../../support/folders.ts'
import { breakdown, call, fault, openScriptedModel, type Turn } from '../../support/scripted-model.ts'
import { openTempRepo } from '../../support/temp-repo.ts'

const TESTS = `
const assert = require('node:assert')
const { test } = require('node:test')
test('adds', () => assert.equal(require('./sum.js').add(2, 3), 5))
test('is a function', () => assert.equal(typeof require('./sum.js').add, 'function'))
`
const FILES = {
  'package.json': '{ "scripts": { "test": "node --test" } }\n',
  'sum.js': 'exports.add = (a, b) => a - b\n',
  'sum.test.js': TESTS,
}
const REPAIR = call('edit_file', { path: 'sum.js', old_text: 'a - b', new_text: 'a + b' })
const OTHER = call('write_file', { path: 'other.js', content: 'exports.x = 1\n' })

async function openFix(t: TestContext, turns: readonly Turn[], files: Readonly<Record<string, string>> = FILES) {
  const repo = await openTempRepo(t, files)
  const model = await openScriptedModel(turns, { key: 'the-secret-key' })
  t.after(model.close)
  const folder = await openFolder(t)
  const out = join(folder, 'out')
  const env = { OPENAI_API_KEY: 'the-secret-key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted', TMPDIR: folder }
  const args = (extra: readonly string[]) => ['fix', '--workspace', repo.directory, '--out', out, ...extra]
  return {
    repo,
    model,
    folder,
    out,
    run: (extra: readonly string[] = [], options: CliOptions = {}) => runCli(args(extra), { env, ...options }),
    start: (extra: readonly string[] = []) => startCli(args(extra), { env }),
    leftovers: async () => (await readdir(folder)).filter((name) => name !== 'out'),
  }
}

test('a fix is proven, the patch lies beside, and the working tree is as it was', async (t) => {
  const { repo, model, out, run, leftovers } = await openFix(t, [[REPAIR], 'The sign was wrong.'])
  const { code, stdout } = await run()
  assert.equal(code, 0)
  model.assertPlayed()
  assert.match(stdout, /fixed: Fixed and proven: 1 failing test turned green, 1 stayed green\./)
  assert.equal(await repo.read('sum.js'), FILES['sum.js'])
  assert.equal(await repo.git('status', '--porcelain'), '')
  assert.match(await readFile(join(out, 'patch.diff'), 'utf8'), /^\+exports\.add = \(a, b\) => a \+ b$/m)
  assert.deepEqual(await leftovers(), [])
})

test('what an earlier run has left in --out is not taken for the results of this one', async (t) => {
  const { out, run } = await openFix(t, [[REPAIR], 'done', 'I cannot repair this.', 'I cannot.'])
  assert.equal((await run()).code, 0)
  await writeFile(join(out, 'notes.txt'), '')
  assert.equal((await run()).code, 2)
  assert.deepEqual((await readdir(out)).sort(), ['journal.jsonl', 'notes.txt'])
})

test('with --apply the proven patch is in the working tree', async (t) => {
  const { repo, run } = await openFix(t, [[REPAIR], 'done'])
  assert.equal((await run(['--apply'])).code, 0)
  assert.equal(await repo.read('sum.js'), 'exports.add = (a, b) => a + b\n')
})

test('a patch that cannot be applied is told with its files, and the working tree keeps what came into it', async (t) => {
  const own = 'exports.add = () => 7\n'
  const meanwhile: { write?: () => Promise<void> } = {}
  const last: Turn = async () => {
    await meanwhile.write?.()
    return 'done'
  }
  const { repo, out, run } = await openFix(t, [[REPAIR], last])
  meanwhile.write = () => repo.write('sum.js', own)
  const { code, stdout, stderr } = await run(['--apply', '--json'])
  assert.equal(code, 1)
  assert.match(stderr, /^error: The patch was not applied: sum\.js was changed during the run/m)
  assert.ok(stderr.includes(`patch: ${join(out, 'patch.diff')}`), stderr)
  assert.doesNotMatch(stderr, /was applied/)
  // One object, although the run has ended well and its command has not.
  const { outcome, applied, error } = JSON.parse(stdout)
  assert.deepEqual([outcome, applied], ['fixed', false])
  assert.match(error, /^The patch was not applied: /)
  assert.equal(await repo.read('sum.js'), own)
})

test('uncommitted changes are part of what is repaired', async (t) => {
  const { repo, run } = await openFix(t, [[REPAIR], 'done'], { ...FILES, 'sum.js': 'exports.add = (a, b) => a + b\n' })
  await repo.write('sum.js', FILES['sum.js'])
  const { code, stdout } = await run(['--apply'])
  assert.equal(code, 0)
  assert.match(stdout, /The working tree has 1 uncommitted files?/)
  assert.match(await repo.read('sum.js'), /a \+ b/)
})

/** Types what the pull request text says that one can check by. */
async function typeCheck(out: string, env: Readonly<Record<string, string>> = {}) {
  const text = await readFile(join(out, 'pull-request.md'), 'utf8')
  const [, command = ''] = /### Check it yourself\n\n```sh\n(.*)\n```/.exec(text) ?? []
  const options = { env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...env } }
  return promisify(execFile)('sh', ['-c', command], options).then(
    ({ stdout }) => ({ code: 0, text, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      ...error,
      text,
      said: error.stdout + error.stderr,
    }),
  )
}

test('the pull request text names the branch and the commit, and its command proves the patch again', async (t) => {
  const { repo, folder, out, run } = await openFix(t, [[REPAIR], 'done'], { 'app/.keep': '', ...FILES })
  assert.equal((await run(['--setup-command', 'touch it-was-set-up'])).code, 0)
  const { code, text, said } = await typeCheck(out, { TMPDIR: folder })
  assert.equal(code, 0, said)
  assert.match(said, /shows the same/)
  assert.ok(text.includes(`on \`main\` at \`${repo.commit.slice(0, 12)}\`.`), text)
  assert.match(text, /^# Fix 1 failing test on main$/m)
  assert.match(text, / --setup-command 'touch it-was-set-up'$/m)
  assert.doesNotMatch(text, /git fetch|HEAD|uncommitted/)
})

test('what was proven with uncommitted changes says so everywhere, and is proven again while they are there', async (t) => {
  const { repo, folder, out, run } = await openFix(t, [[REPAIR], 'done'])
  await repo.write('new.js', '// not committed\n')
  assert.equal((await run()).code, 0)
  const first = await typeCheck(out, { TMPDIR: folder })
  assert.equal(first.code, 0, first.said)
  assert.match(first.said, /shows the same/)
  assert.match(first.text, /at `[0-9a-f]{12}` with 1 uncommitted file\./)
  assert.match(first.text, /^`.+` in two clean copies of the commit with 1 uncommitted file: without the patch/m)
  assert.match(first.text, /works only while the working tree has them as they were, with the patch or without it\./)
  assert.deepEqual(JSON.parse(await readFile(join(out, 'evidence.json'), 'utf8')).uncommitted, ['new.js'])

  await repo.git('apply', join(out, 'patch.diff'))
  assert.equal((await typeCheck(out, { TMPDIR: folder })).code, 0)

  const evidenceFile = join(out, 'evidence.json')
  const evidence = await readFile(evidenceFile, 'utf8')
  await writeFile(evidenceFile, evidence.replace('"new.js"', '"old.js"'))
  const forged = await typeCheck(out, { TMPDIR: folder })
  assert.equal(forged.code, 2)
  assert.match(
    forged.said,
    /Uncommitted files: "old\.js" is no longer in it\.\n- Uncommitted files: "new\.js" is new in it/,
  )

  await repo.write('new.js', '// changed since\n')
  const last = await typeCheck(out, { TMPDIR: folder })
  assert.equal(last.code, 1)
  assert.match(last.said, /does not hold the same ones\. Bring them back as they were\./)
})

test('results that lie in the repository are no changes of it, for the next run and for the proof', async (t) => {
  const { repo, folder, run } = await openFix(t, [[REPAIR], 'done', [REPAIR], 'done'])
  await repo.write('new.js', '// not committed\n')
  const out = join(repo.directory, 'results')
  for (const _ of [1, 2]) {
    assert.equal((await run(['--out', out])).code, 0)
    assert.deepEqual(JSON.parse(await readFile(join(out, 'evidence.json'), 'utf8')).uncommitted, ['new.js'])
    const again = await typeCheck(out, { TMPDIR: folder })
    assert.equal(again.code, 0, again.said)
  }
})

test('tests that are green with uncommitted changes are not called green on the commit alone', async (t) => {
  const { repo, run } = await openFix(t, [])
  await repo.write('sum.js', 'exports.add = (a, b) => a + b\n')
  const { code, stdout } = await run()
  assert.equal(code, 0)
  assert.match(stdout, /the tests are green on this commit with 1 uncommitted file \(2 runs\)\./)
})

test('the key is in no file and no output, and goes to the model alone', async (t) => {
  const { model, out, run } = await openFix(t, [
    [call('read_file', { path: 'sum.js', start_line: null, end_line: null })],
    [REPAIR],
    'done',
  ])
  const { stdout, stderr } = await run()
  const files = await Promise.all((await readdir(out)).map((name) => readFile(join(out, name), 'utf8')))
  for (const text of [stdout, stderr, ...files, ...model.requests.map((request) => request.text)]) {
    assert.ok(!text.includes('the-secret-key'))
  }
})

test('a person who says yes lets the write happen', async (t) => {
  const { run } = await openFix(t, [[REPAIR], 'done'])
  const { code, stdout } = await run(['--approve', 'ask'], { input: 'y\n' })
  assert.equal(code, 0)
  assert.match(stdout, /The model wants to write:[\s\S]*Write this\? \[y\/N\]/)
})

test('each write is asked for with a line of its own', async (t) => {
  const { run } = await openFix(t, [[OTHER], [REPAIR], 'done'])
  assert.equal((await run(['--approve', 'ask'], { input: 'y\ny\n' })).code, 0)
})

test('a denial is an answer, blocks all later writes, and ends with 2', async (t) => {
  const { repo, model, run } = await openFix(t, [[OTHER], [REPAIR], 'I would have changed the sign.'])
  const { code, stdout } = await run(['--approve', 'ask', '--apply'], { input: 'n\ny\n' })
  assert.equal(code, 2)
  model.assertPlayed()
  assert.match(model.requests.at(-1)?.text ?? '', /Denied by rule .*approval.*Writes are locked/)
  assert.match(stdout, /gave_up: The model ended without a patch\. It said: I would have changed the sign\./)
  assert.doesNotMatch(stdout, /Stop now/)
  assert.equal(await repo.read('sum.js'), FILES['sum.js'])
})

test('the end of the input is a denial', async (t) => {
  const { run } = await openFix(t, [[REPAIR], 'I stop.'])
  assert.equal((await run(['--approve', 'ask'], { input: '' })).code, 2)
})

test('a model that gives up ends with 2', async (t) => {
  const { run } = await openFix(t, ['I cannot do this.', 'I still cannot.'])
  const { code, stdout } = await run()
  assert.equal(code, 2)
  assert.match(stdout, /gave_up: .*I still cannot\./)
})

test('a patch that breaks the policy ends with 2, and names the rule', async (t) => {
  const spoilt = call('edit_file', { path: 'sum.test.js', old_text: ', 5)', new_text: ', -1)' })
  const { model, run } = await openFix(t, [[spoilt], 'I give up.'])
  const { code } = await run()
  assert.equal(code, 2)
  assert.match(model.requests[1]?.text ?? '', /Denied by rule \\"tests\\": \\"sum\.test\.js|Denied by rule \\"tests\\"/)
})

test('the turn limit ends with 1, the patch is kept and called unverified', async (t) => {
  const { out, run } = await openFix(t, [[OTHER], [call('list_files', { path: '.', glob: null })]])
  const { code, stdout } = await run(['--max-turns', '2'])
  assert.equal(code, 1)
  assert.match(stdout, /limit_reached: .*The patch so far is kept, and is not verified\./)
  assert.match(await readFile(join(out, 'patch.diff'), 'utf8'), /other\.js/)
})

test('green tests end with 0, and no model is asked', async (t) => {
  const { model, run } = await openFix(t, [], { ...FILES, 'sum.js': 'exports.add = (a, b) => a + b\n' })
  const { code, stdout } = await run()
  assert.equal(code, 0)
  assert.match(stdout, /not_reproduced: /)
  assert.deepEqual(model.requests, [])
})

const DIVIDE = call('write_file', {
  path: 'divide.js',
  content: "exports.divide = (a, b) => {\n  if (b === 0) throw new RangeError('division by zero')\n  return a / b\n}\n",
})
const DIVIDE_TEST = call('write_file', {
  path: 'divide.test.js',
  content: `const assert = require('node:assert')
const { test } = require('node:test')
test('divides', () => assert.equal(require('./divide.js').divide(6, 3), 2))
test('refuses zero', () => assert.throws(() => require('./divide.js').divide(1, 0), RangeError))
`,
})
const GREEN = { ...FILES, 'sum.js': 'exports.add = (a, b) => a + b\n' }
const WISH = ['--task', 'Add divide(a, b); raise on zero, with tests.']

test('a request on a green commit is carried out red-first, and its proof can be run again', async (t) => {
  const { folder, model, out, run } = await openFix(t, [[DIVIDE_TEST, DIVIDE], 'Added.'], GREEN)
  const { code, stdout } = await run(WISH)
  assert.equal(code, 0, stdout)
  assert.match(model.requests[0]?.text ?? '', /request by the person who started the run>\\nAdd divide/)
  const evidence = JSON.parse(await readFile(join(out, 'evidence.json'), 'utf8'))
  assert.deepEqual([evidence.failToPass.length, evidence.before.exitCode, evidence.after.exitCode], [2, 1, 0])
  const again = await typeCheck(out, { TMPDIR: folder })
  assert.equal(again.code, 0, again.said)
  assert.match(again.text, /^# Implement a request: 2 tests turned green on main$/m)
  assert.match(again.text, /^For a request, Regreen turned 2 tests green on `main`/m)
})

test('a request that is carried out without a new test ends with 2', async (t) => {
  const { run } = await openFix(t, [[DIVIDE], 'Added.', 'It is there.'], GREEN)
  const { code, stdout } = await run(WISH)
  assert.equal(code, 2, stdout)
  assert.match(stdout, /unproven: /)
})

test('a command that cannot be started ends with 1, and no model is asked', async (t) => {
  const { model, run } = await openFix(t, [])
  const { code, stdout } = await run(['--test-command', 'no-such-program'])
  assert.equal(code, 1)
  assert.match(stdout, /setup_failed: .*"no-such-program" could not be started/)
  assert.deepEqual(model.requests, [])
})

for (const [what, env, message] of [
  ['no model', { OPENAI_API_KEY: 'key' }, /^error: No model is set\. Set --model \(or OPENAI_MODEL\), for/],
  ['no key', { OPENAI_MODEL: 'm' }, /^error: No key for the model is set\. Set OPENAI_API_KEY; for a server/],
] as const) {
  test(`${what} is one clear error, before anything is run`, async (t) => {
    const { folder, run, leftovers } = await openFix(t, [])
    const { code, stdout, stderr } = await run(['--test-command', `touch ${folder}/started`], {
      env: { ...env, TMPDIR: folder },
    })
    assert.equal(code, 1)
    assert.match(stderr, message)
    assert.equal(stderr.trim().split('\n').length, 1)
    assert.equal(stdout, '')
    assert.deepEqual(await leftovers(), [])
  })
}

test('no test command is one clear error, which names the folder and two cures', async (t) => {
  const { repo, run } = await openFix(t, ['I cannot.', 'I cannot.'], { ...FILES, 'docs/README.md': '' })
  const directory = join(repo.directory, 'docs')
  const { code, stderr } = await run(['--workspace', directory])
  assert.equal(code, 1)
  assert.match(stderr, /^error: No test command was found in the folder "docs"\. Set --test-command to /)
  assert.match(stderr, /in another folder, set --working-directory to that\.\n$/)
  assert.equal((await run(['--workspace', directory, '--working-directory', '..'])).code, 2)
})

test('a set-up that fails shows what it has printed, and no program is called missing that is there', async (t) => {
  const { run } = await openFix(t, [])
  const { code, stdout } = await run(['--setup-command', 'echo fetching; echo "no such mirror" >&2; exit 3'])
  assert.equal(code, 1)
  assert.match(stdout, /^setup_failed: The set-up command ".*" ended with exit code 3\. Check --setup-command and --/m)
  assert.match(stdout, /^It printed:\n {2}fetching\n {2}no such mirror$/m)
})

test('a set-up whose program is missing says so', async (t) => {
  const { run } = await openFix(t, [])
  const { stdout } = await run(['--setup-command', 'no-such-program --all'])
  assert.match(stdout, /ended with exit code 127: a program in it was not found\./)
})

test('what the endpoint or the model said of an "input" of its own is shown as it was said', async (t) => {
  const said = 'Unknown value of the input "model".'
  const { run } = await openFix(t, [fault(400, { body: { error: { message: said } } })])
  const { stderr } = await run()
  assert.ok(stderr.includes(`Check that --model (or OPENAI_MODEL) names a model with tool calls. It said: 400 ${said}`))

  const givingUp = await openFix(t, [said, said])
  assert.ok((await givingUp.run()).stdout.includes(`without a patch. It said: ${said}`))
})

test('a key that the endpoint refuses is one clear error', async (t) => {
  const { model, folder, run } = await openFix(t, ['x'])
  const env = { OPENAI_API_KEY: 'wrong-key-1', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm', TMPDIR: folder }
  const { code, stderr } = await run([], { env })
  assert.equal(code, 1)
  assert.match(stderr, /^error: The model endpoint .* refused the key \(401\)\. Check OPENAI_API_KEY\./)
})

/** Waits until a condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** A process that was killed stays in the table until its parent asks for it. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'gone) Z')
  return !/\) Z/.test(stat)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} while tests run ends with 130, and leaves no process, no file and no change`, async (t) => {
    const { repo, folder, start, leftovers } = await openFix(t, [])
    const pids = join(folder, 'out', 'pids')
    const running = start(['--sandbox', 'off', '--apply', '--test-command', `sleep 600 & echo $! > ${pids}; sleep 600`])
    await until(() => existsSync(pids))
    running.child.kill(signal)
    const { code, stdout } = await running.ended
    assert.equal(code, 130)
    assert.match(stdout, /^cancelled: Stopped\. Nothing was applied\.$/m)
    assert.equal(await isRunning(Number(await readFile(pids, 'utf8'))), false)
    assert.deepEqual(await leftovers(), [])
    assert.equal(await repo.git('status', '--porcelain'), '')
  })
}

test('an interrupt while the model thinks ends with 130', async (t) => {
  const { model, start, leftovers } = await openFix(t, [breakdown('stall')])
  const running = start()
  await until(() => model.requests.length > 0)
  running.child.kill('SIGINT')
  assert.equal((await running.ended).code, 130)
  assert.deepEqual(await leftovers(), [])
})

test('an interrupt while a person is asked ends with 130, and nothing is written', async (t) => {
  const { repo, start, leftovers } = await openFix(t, [[REPAIR]])
  const running = start(['--approve', 'ask', '--apply'])
  await until(() => running.texts.stdout.includes('Write this?'))
  running.child.kill('SIGINT')
  assert.equal((await running.ended).code, 130)
  assert.equal(await repo.read('sum.js'), FILES['sum.js'])
  assert.deepEqual(await leftovers(), [])
})
