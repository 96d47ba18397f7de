import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { runCli } from '../../support/cli.ts'
import { openFolder } from '../../support/folders.ts'

/** The demo in a folder of its own, temporary files too. */
async function openDemo(t: TestContext) {
  const folder = await openFolder(t)
  const workspace = join(folder, 'practice')
  const out = join(folder, 'out')
  const run = (...args: readonly string[]) =>
    runCli(['demo', '--workspace', workspace, '--out', out, ...args], { env: { TMPDIR: folder } })
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  return { folder, run, read }
}

const LANGUAGES = [
  ['js', 'calculator.js'],
  ['python', 'calculator.py'],
] as const
for (const [language, source] of LANGUAGES) {
  test(`the demo in ${language} repairs a real file, runs real tests and proves it`, async (t) => {
    const { folder, run, read } = await openDemo(t)
    const { code, stdout } = await run('--yes', '--language', language)
    assert.equal(code, 0)
    assert.match(await read(`practice/${source}`), /return a \+ b/)
    assert.match(stdout, /1 passed, 2 failed/)
    assert.match(stdout, /-\s+return a - b\n\+\s+return a \+ b/)
    assert.match(stdout, /fixed: Fixed and proven: 2 failing tests turned green, 1 stayed green\./)
    assert.match(stdout, /The pull request would say:/)
    assert.match(await read('out/patch.diff'), /^\+\s+return a \+ b$/m)
    assert.equal(JSON.parse(await read('out/evidence.json')).outcome, 'fixed')
    const left = (await readdir(folder)).filter((name) => name !== 'practice' && name !== 'out')
    assert.deepEqual(left, [])
  })
}

test('a denied demo ends with 2, and the file is as it was', async (t) => {
  const { run, read } = await openDemo(t)
  const { code, stdout } = await run('--deny')
  assert.equal(code, 2)
  assert.match(stdout, /Denied\. Nothing was written/)
  assert.match(
    stdout,
    /gave_up: .* It said: I would have replaced "return a - b" by "return a \+ b" in calculator\.js\./,
  )
  assert.match(await read('practice/calculator.js'), /return a - b/)
})

test('a demo with too few requests ends with 1, which is not success', async (t) => {
  const { run, read } = await openDemo(t)
  const { code, stdout } = await run('--yes', '--max-turns', '2')
  assert.equal(code, 1)
  assert.match(stdout, /limit_reached: The run ended at the limit of 2 model requests \(--max-turns\)/)
  assert.match(await read('practice/calculator.js'), /return a - b/)
})

for (const [what, args, message] of [
  ['a limit that is no number', ['--max-turns', 'zero'], /^error: --max-turns is "zero"; it must be a whole number/],
  ['a place for results that cannot be', ['--out', '/proc/none/out'], /^error: The folder \/proc\/none\/out of --out/],
] as const) {
  test(`a demo with ${what} makes no folder`, async (t) => {
    const folder = await openFolder(t)
    const { code, stderr } = await runCli(['demo', '--yes', '--workspace', join(folder, 'practice'), ...args], {
      env: { TMPDIR: folder },
    })
    assert.equal(code, 1)
    assert.match(stderr, message)
    assert.deepEqual(await readdir(folder), [])
  })
}

test('results inside the practice project are refused before anything is made', async (t) => {
  const folder = await openFolder(t)
  const run = (...folders: readonly string[]) =>
    runCli(['demo', '--yes', '--workspace', ...folders], { directory: folder, env: { TMPDIR: folder } })
  for (const out of ['practice', 'practice/out']) {
    const { code, stderr } = await run('practice', '--out', out)
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^error: The folder of --out lies in that of --workspace, .*practice\. Name one outside of it\.$/m,
    )
  }
  assert.deepEqual(await readdir(folder), [])
  assert.equal((await run('practice', '--out', 'practice-results')).code, 0)
})

test('a second demo finds nothing to fix', async (t) => {
  const { run } = await openDemo(t)
  await run('--yes')
  const { code, stdout } = await run('--yes')
  assert.equal(code, 0)
  assert.match(stdout, /not_reproduced: Nothing to fix: the tests are green/)
})

test('with --json the result is one object on stdout', async (t) => {
  const { run } = await openDemo(t)
  const { code, stdout, stderr } = await run('--yes', '--json')
  assert.equal(code, 0)
  const result = JSON.parse(stdout)
  assert.deepEqual([result.outcome, result.conclusion, result.turns], ['fixed', 'success', 3])
  assert.equal(result.testsFixed.length, 2)
  assert.match(stderr, /The pull request would say:/)
})

test('a demo in a folder of somebody else leaves it as it is', async (t) => {
  const { folder, read } = await openDemo(t)
  await writeFile(join(folder, 'mine.txt'), 'mine')
  const { code, stderr } = await runCli(['demo', '--yes', '--workspace', folder], { env: { TMPDIR: folder } })
  assert.equal(code, 1)
  assert.match(stderr, /exists already and was left as it is/)
  assert.deepEqual(await readdir(folder), ['mine.txt'])
  assert.equal(await read('mine.txt'), 'mine')
})
