import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { call, openScriptedModel, type Turn } from '../support/scripted-model.ts'
import { openProject, PROJECTS, type RunnerName } from '../support/temp-repo.ts'

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function regreen(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const options = { env: { PATH: process.env.PATH, ...env } }
  return promisify(execFile)(process.execPath, [CLI, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

async function fixWith(t: TestContext, runner: RunnerName, turns: readonly Turn[], flags: readonly string[] = []) {
  const repo = await openProject(t, runner)
  const model = await openScriptedModel(turns)
  const out = await mkdtemp(join(tmpdir(), 'regreen-out-'))
  t.after(async () => {
    await model.close()
    await rm(out, { recursive: true, force: true })
  })
  // node_modules of these projects is a link to this project's own, which no sandbox shows.
  const sandbox = PROJECTS[runner].linksModules ? ['--sandbox', 'off'] : []
  const env = { OPENAI_API_KEY: 'key-for-the-test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted' }
  const ended = await regreen(['fix', '--workspace', repo.directory, '--out', out, '--json', ...sandbox, ...flags], env)
  return { repo, model, out, ended }
}

for (const [name, project] of Object.entries(PROJECTS)) {
  const runner = name as RunnerName // The keys of PROJECTS are its runners.
  const { source, broken, repaired, failing } = project

  test(`a bug under ${runner} is repaired and proven, and the working tree stays as it was`, async (t) => {
    const edit = call('edit_file', { path: source, old_text: broken, new_text: repaired })
    const { repo, model, out, ended } = await fixWith(t, runner, [[edit], 'Repaired.'])

    assert.equal(ended.code, 0, ended.stderr)
    const result = JSON.parse(ended.stdout)
    assert.equal(result.outcome, 'fixed')
    assert.ok(
      result.testsFixed.some((id: string) => id.includes(failing)),
      ended.stdout,
    )
    model.assertPlayed()
    const evidence = JSON.parse(await readFile(join(out, 'evidence.json'), 'utf8'))
    assert.equal(evidence.method, 'per_test')
    assert.equal(evidence.runner, runner)
    const remarks = evidence.remarks.filter((remark: string) => !remark.includes('isolation'))
    assert.deepEqual(remarks, [])
    assert.ok((await repo.read(source)).includes(broken))
    assert.equal((await repo.git('status', '--porcelain')).trim(), '')
  })
}

test('--apply writes the proven patch into the working tree', async (t) => {
  const { source, broken, repaired } = PROJECTS['node:test']
  const edit = call('edit_file', { path: source, old_text: broken, new_text: repaired })
  const { repo, ended } = await fixWith(t, 'node:test', [[edit], 'Repaired.'], ['--apply'])

  assert.equal(ended.code, 0, ended.stderr)
  assert.ok((await repo.read(source)).includes(repaired))
})

test('a model that ends at once has repaired nothing, and is asked once more before the run says so', async (t) => {
  const { model, ended } = await fixWith(t, 'node:test', ['It is fixed.', 'It really is.'])

  assert.equal(ended.code, 2)
  assert.equal(JSON.parse(ended.stdout).outcome, 'gave_up')
  model.assertPlayed()
})
