import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openFolder } from '../support/folders.ts'

const ENTRY = fileURLToPath(new URL('../../src/action.ts', import.meta.url))

async function start(t: TestContext, event: string | undefined, name: string | undefined = 'issue_comment') {
  const folder = await openFolder(t)
  const [path, output] = [join(folder, 'event.json'), join(folder, 'output')]
  if (event !== undefined) writeFileSync(path, event)
  writeFileSync(output, '')
  const env = { PATH: process.env.PATH, GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_OUTPUT: output }
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY], { env, encoding: 'utf8' })
  return { status, stdout, stderr, output: readFileSync(output, 'utf8') }
}

test('an event that is not there is told in one line', async (t) => {
  const run = await start(t, undefined)
  assert.equal(run.status, 1)
  assert.equal(run.stderr, '')
  assert.match(run.stdout, /^::error::The event cannot be read: .*ENOENT.*GITHUB_EVENT_PATH names\.\n$/)
  assert.match(run.output, /^outcome<<(\S+)\nerror\n\1\nconclusion<<(\S+)\nfailure\n\2\n/)
})

test('an event that is no JSON is told in one line', async (t) => {
  const run = await start(t, '{bad')
  assert.equal(run.status, 1)
  assert.equal(run.stderr, '')
  assert.match(run.stdout, /^::error::The event cannot be read: .*JSON.*\n$/)
})

test('outside of GitHub the command line is named', async (t) => {
  const run = await start(t, '{}', '')
  assert.equal(run.status, 1)
  assert.match(run.stdout, /GITHUB_EVENT_NAME is not set.*dist\/cli\.js/)
})

test('an event that is not for us ends with 0, and says why', async (t) => {
  const run = await start(t, '{}', 'gollum')
  assert.equal(run.status, 0)
  assert.match(run.stdout, /^Skipped: The event "gollum" does not start a run\.\n$/)
  assert.match(run.output, /\nskipped\n/)
})
