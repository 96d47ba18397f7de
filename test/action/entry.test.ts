import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openFolder } from '../support/folders.ts'

const ENTRY = fileURLToPath(new URL('../../src/action.ts', import.meta.url))

async function start(t: TestContext, event: string | undefined, name = 'issue_comment', inputs = {}) {
  const folder = await openFolder(t)
  const [path, output] = [join(folder, 'event.json'), join(folder, 'output')]
  if (event !== undefined) writeFileSync(path, event)
  writeFileSync(output, '')
  const env = {
    PATH: process.env.PATH,
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_OUTPUT: output,
    ...inputs,
  }
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

test('a phrase that no comment can begin with is an error, whatever the event, and not a comment without a command', async (t) => {
  for (const phrase of ['/regreen please', 'x']) {
    const run = await start(t, '{}', 'issue_comment', { 'INPUT_TRIGGER-PHRASE': phrase })
    assert.equal(run.status, 1)
    assert.equal(
      run.stdout,
      `::error::Input "trigger-phrase" is "${phrase}"; it must be one word of 2 to 40 characters, for example "/agent".\n`,
    )
    assert.match(run.output, /^outcome<<(\S+)\nerror\n/)
  }
})
