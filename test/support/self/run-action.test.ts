import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { checkOut } from '../action/check-out.ts'
import { parseFileCommands, readLog } from '../action/runner-files.ts'
import { openFolder } from '../folders.ts'
import { git } from '../git.ts'
import { type ActionResult, type ActionStart, NODES, runAction, startAction } from '../run-action.ts'
import { openStage } from './github-client.ts'

const ACTION_YML = `name: Probe
description: Probe
inputs:
  github-token:
    default: \${{ github.token }}
  openai-api-key:
    description: none
  max-turns:
    default: 40
runs:
  using: node24
  main: index.js
`

/** Runs a script in place of the action. */
async function probe(t: TestContext, script: string, spec: Partial<ActionStart> = {}): Promise<ActionResult> {
  const start = await prepare(t, script, spec)
  const result = await runAction(start)
  t.after(result.close)
  return result
}

async function prepare(t: TestContext, script: string, spec: Partial<ActionStart>): Promise<ActionStart> {
  const { github, repository } = await openStage()
  t.after(github.close)
  const folder = await openFolder(t)
  const entry = join(folder, 'index.mjs')
  const actionYml = join(folder, 'action.yml')
  await writeFile(entry, script)
  await writeFile(actionYml, ACTION_YML)
  return {
    github,
    repository,
    token: github.addJobToken(repository),
    event: { name: 'workflow_dispatch', payload: { inputs: {} } },
    sha: await repository.git.run(['rev-parse', 'main']),
    entry,
    actionYml,
    ...spec,
  }
}

for (const [name, node] of Object.entries(NODES)) {
  test(`the action runs on the ${name} node in the workspace, with the runner's variables and nothing of ours`, async (t) => {
    const print = 'console.log(JSON.stringify({ version: process.version, cwd: process.cwd(), env: process.env }))'
    const run = await probe(t, print, { node, inputs: { 'max-turns': '3' }, env: { OPENAI_MODEL: 'm' } })
    assert.equal(run.exitCode, 0, run.stderr)
    const { version, cwd, env } = JSON.parse(run.stdout)
    assert.ok(Number.parseInt(version.slice(1), 10) >= (name === 'own' ? 24 : 20), version)
    assert.equal(cwd, run.folders.workspace)
    assert.deepEqual([env['INPUT_MAX-TURNS'], env['INPUT_OPENAI-API-KEY'], env.OPENAI_MODEL], ['3', '', 'm'])
    assert.equal(env['INPUT_GITHUB-TOKEN'], run.secrets['github-token'])
    assert.equal(env.ACTIONS_RUNTIME_TOKEN, run.secrets.ACTIONS_RUNTIME_TOKEN)
    assert.match(env.GITHUB_API_URL, /^http:\/\/127\.0\.0\.1:\d+$/)
    assert.deepEqual(JSON.parse(await readFile(env.GITHUB_EVENT_PATH, 'utf8')), { inputs: {} })
    const foreign = Object.keys(env).filter((key) => /^(npm_|NODE_|SHLVL|PWD)/.test(key))
    assert.deepEqual(foreign, [])
  })
}

test('outputs, summary, annotations and masks are read as the runner reads them', async (t) => {
  const script = `
import { appendFileSync } from 'node:fs'
appendFileSync(process.env.GITHUB_OUTPUT, 'outcome<<ghadelimiter_1\\nfixed\\nby us\\nghadelimiter_1\\nturns=2\\n')
appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Fixed\\n')
console.log('::add-mask::hunter2hunter2')
console.log('::error title=Tests%3A 1,file=a.js,line=3::1 failed%0Aof 2')
console.log('::stop-commands::T\\n::warning::not meant\\n::T::')
process.exitCode = 1`
  const run = await probe(t, script)
  assert.deepEqual(run.outputs, { outcome: 'fixed\nby us', turns: '2' })
  assert.equal(run.summary, '# Fixed\n')
  assert.deepEqual(run.masks, ['hunter2hunter2'])
  assert.deepEqual(run.annotations, [
    { name: 'error', properties: { title: 'Tests: 1', file: 'a.js', line: '3' }, message: '1 failed\nof 2' },
  ])
  assert.equal(run.exitCode, 1)
  assert.ok(!run.log.includes('hunter2'))
})

test('an input that action.yml does not have is an error of the test', async (t) => {
  await assert.rejects(probe(t, '', { inputs: { 'max-turn': '3' } }), /action\.yml has no input "max-turn"/)
})

test('a command file that the runner could not read is an error', () => {
  assert.throws(() => parseFileCommands('outcome\n'), /cannot read this line/)
  assert.throws(() => parseFileCommands('outcome<<END\nfixed\n'), /finds no end "END"/)
  assert.deepEqual(readLog('plain\n::group::x\n').commands, [{ name: 'group', properties: {}, message: 'x' }])
})

const LEAKS: Readonly<Record<string, { readonly script: string; readonly form: string }>> = {
  'as it is in the log': { form: 'plain', script: 'console.log(secret)' },
  'on stderr': { form: 'plain', script: 'console.error(secret)' },
  'in part in the summary': {
    form: 'in part',
    script: 'appendFileSync(process.env.GITHUB_STEP_SUMMARY, secret.slice(3, 60))',
  },
  'in an output': { form: 'plain', script: "appendFileSync(process.env.GITHUB_OUTPUT, 'x=' + secret + '\\n')" },
  'in base64 inside another text': {
    form: 'base64',
    script: "console.log(Buffer.from('x:' + secret + ':y').toString('base64'))",
  },
  'in hex': { form: 'hex', script: "console.log(Buffer.from(secret).toString('hex'))" },
  reversed: { form: 'reversed', script: "console.log([...secret].reverse().join(''))" },
  'in a file under RUNNER_TEMP': { form: 'plain', script: "writeFileSync(process.env.RUNNER_TEMP + '/kept', secret)" },
  'compressed in the workspace': { form: 'plain', script: "writeFileSync('kept.gz', gzipSync('x' + secret))" },
}

for (const [where, { script, form }] of Object.entries(LEAKS)) {
  test(`a secret ${where} is found`, async (t) => {
    const head = `import { appendFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
const secret = process.env.ACTIONS_RUNTIME_TOKEN
`
    const run = await probe(t, head + script)
    assert.equal(run.exitCode, 0, run.stderr)
    const leaks = await run.findLeaks()
    assert.deepEqual(
      leaks.map((leak) => [leak.secret, leak.form]),
      [['ACTIONS_RUNTIME_TOKEN', form]],
    )
  })
}

test('a step that keeps its secrets, and masks them, leaves no leak', async (t) => {
  const run = await probe(t, "console.log('::add-mask::' + process.env['INPUT_GITHUB-TOKEN'])")
  assert.deepEqual(await run.findLeaks(), [])
})

test('a secret in a request to GitHub or to the model is found, but each may have its own key', async (t) => {
  const run = await probe(t, '', { inputs: { 'openai-api-key': `sk-${'k'.repeat(40)}` } })
  const token = run.secrets['github-token'] ?? ''
  const key = run.secrets['openai-api-key'] ?? ''
  const request = { path: '/v1', model: 'm', messages: [], tools: [], stream: true }
  const model = [
    { ...request, headers: { authorization: `Bearer ${key}` }, text: '{}' },
    { ...request, headers: {}, text: JSON.stringify({ content: token }) },
  ]
  const posted = {
    method: 'POST',
    path: '/repos/o/r/issues/1/comments',
    query: '',
    headers: {},
    text: gzipSync('x').toString() + key,
  }
  const github = [{ ...posted, kind: 'rest', body: undefined, token: 'job', status: 201 }] as const
  assert.deepEqual(await run.findLeaks({ github, model }), [
    { secret: 'openai-api-key', place: 'POST /repos/o/r/issues/1/comments', form: 'plain' },
    { secret: 'github-token', place: 'model request 2', form: 'plain' },
  ])
})

test('a step can be interrupted, and a child that outlives it is found', async (t) => {
  const script = `import { spawn } from 'node:child_process'
spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'ignore' })
process.on('SIGINT', () => process.exit(130))
setTimeout(() => {}, 60_000)
console.log('ready')`
  const running = await startAction(await prepare(t, script, {}))
  await new Promise((ready) => running.child.stdout?.once('data', ready))
  running.child.kill('SIGINT')
  const run = await running.finished
  t.after(run.close)
  assert.equal(run.exitCode, 130)
  const left = await run.processesLeft()
  assert.deepEqual([left.length, left[0]?.command.includes('60_000')], [1, true])
  for (const { pid } of left) process.kill(pid, 'SIGKILL')
})

test('a workspace of our own is used and stays, the rest goes', async (t) => {
  const workspace = await openFolder(t)
  const run = await probe(t, "import { writeFileSync } from 'node:fs'\nwriteFileSync('made', '')", { workspace })
  await run.close()
  assert.ok(existsSync(join(workspace, 'made')))
  assert.ok(!existsSync(run.folders.temp))
})

test('a checked-out workspace has one commit, detached, and can hold the token as checkout leaves it', async (t) => {
  await using stage = await openStage()
  const { github, repository } = stage
  const folder = await openFolder(t)
  const directory = join(folder, 'app')
  const token = github.addJobToken(repository)
  const sha = await checkOut({ github, repository, rev: 'fix', directory, credentials: { token, folder } })
  assert.equal(await git(directory, ['rev-parse', 'HEAD']), sha)
  assert.equal(await git(directory, ['rev-list', '--count', 'HEAD']), '1')
  assert.equal(await git(directory, ['status', '--porcelain']), '')
  assert.match(await git(directory, ['ls-remote', 'origin']), /refs\/heads\/main/)
})
