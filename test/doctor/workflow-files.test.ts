import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import {
  checkEvents,
  checkPermissions,
  checkPresence,
  checkRules,
  readWorkflows,
} from '../../src/doctor/workflow-files.ts'
import { openFolder } from '../support/folders.ts'
import { CI_WORKFLOW, PIN, REGREEN_WORKFLOW, WORKFLOW_FILES } from '../support/healthy-project.ts'

async function read(...sources: Parameters<typeof readWorkflows>) {
  const files = await readWorkflows(...sources)
  assert.ok(files)
  return files
}
const onServer = (files: Readonly<Record<string, string>>) => read(undefined, new Map(Object.entries(files)))

async function checkOut(t: TestContext, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await openFolder(t)
  await mkdir(join(folder, '.github/workflows'), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return folder
}

test('workflows that are as they should be are in order', async () => {
  const files = await onServer(WORKFLOW_FILES)
  for (const check of [checkPresence, checkEvents, checkPermissions, checkRules]) assert.deepEqual(check(files), [])
})

test('a repository that does not use Regreen is told where to begin', async () => {
  const [finding] = checkPresence(await onServer({ '.github/workflows/ci.yml': CI_WORKFLOW }))
  assert.equal(finding?.problem, 'No workflow in .github/workflows uses Regreen.')
  assert.equal(finding?.kind, 'fault')
  assert.equal(checkPresence(await onServer({})).length, 1)
})

test('a file that is no YAML is told once, and the others are looked at all the same', async () => {
  const files = await onServer({ ...WORKFLOW_FILES, '.github/workflows/odd.yml': 'jobs: [\n' })
  const [finding, ...others] = checkPresence(files)
  assert.match(finding?.problem ?? '', /^\.github\/workflows\/odd\.yml is not valid YAML/)
  assert.deepEqual([others, checkEvents(files)], [[], []])
})

test('what is wrong with events, permissions and rules is told with file and line', async () => {
  const broken = REGREEN_WORKFLOW.replace('[CI]', '[Tests]').replace('actions: read, ', '').replace(`@${PIN}`, '@v1')
  const files = await onServer({ ...WORKFLOW_FILES, '.github/workflows/regreen.yml': broken })
  const at = '.github/workflows/regreen.yml'
  assert.equal(
    checkEvents(files)[0]?.problem,
    `${at}:4: No workflow on the default branch is named "Tests". The names are: "CI", "Regreen".`,
  )
  assert.equal(checkPermissions(files)[0]?.problem, `${at}:10: The job "repair" lacks "actions: read".`)
  assert.match(
    checkRules(files)[0]?.problem ?? '',
    new RegExp(`^${at}:13: "regreen/regreen@v1" is not pinned to a commit\\. `),
  )
})

test('rules are for workflows that use Regreen alone', async () => {
  const loose = 'name: CI\non: push\njobs:\n  a:\n    steps:\n      - uses: actions/checkout@v5\n'
  assert.deepEqual(checkRules(await onServer({ ...WORKFLOW_FILES, '.github/workflows/ci.yml': loose })), [])
})

test('a file in the checkout that the default branch lacks is a fault', async (t) => {
  const folder = await checkOut(t, WORKFLOW_FILES)
  const files = await read(folder, new Map([['.github/workflows/ci.yml', CI_WORKFLOW]]))
  assert.match(
    checkEvents(files)[0]?.problem ?? '',
    /:3: The file is not on the default branch, so "workflow_run" will not start it/,
  )
  assert.deepEqual(checkEvents(await read(folder, new Map(Object.entries(WORKFLOW_FILES)))), [])
})

test('without a server the checkout stands for the default branch', async (t) => {
  const files = await read(await checkOut(t, WORKFLOW_FILES), undefined)
  assert.deepEqual(checkEvents(files), [])
  assert.equal(files.here.length, 2)
})

test('where neither a checkout nor the default branch can be read, nothing is said of them', async () => {
  assert.equal(await readWorkflows(undefined, undefined), undefined)
})
