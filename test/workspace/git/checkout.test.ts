import assert from 'node:assert/strict'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { findKeptCredentials, readDepth, readOrigin, readWorkflowFiles } from '../../../src/workspace/git/checkout.ts'
import { openFolder } from '../../support/folders.ts'
import { commitFiles, git } from '../../support/git.ts'

const PATH = process.env.PATH ?? ''
const HEADER = 'AUTHORIZATION: basic eC1hY2Nlc3MtdG9rZW46c2VjcmV0'

async function openRepository(t: TestContext): Promise<string> {
  const folder = await openFolder(t)
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  return folder
}

const setHeader = (folder: string, ...where: readonly string[]) =>
  git(folder, ['config', ...where, 'http.https://github.com/.extraheader', HEADER])

test('a checkout without credentials, and a folder that is none, keep nothing', async (t) => {
  const folder = await openRepository(t)
  await git(folder, ['remote', 'add', 'origin', 'https://github.com/octo/app'])
  assert.deepEqual(await findKeptCredentials(folder), [])
  assert.deepEqual(await findKeptCredentials(join(folder, 'nowhere')), [])
})

test('C6: the header that checkout wrote into .git/config up to version 5 is found, without its value', async (t) => {
  const folder = await openRepository(t)
  await setHeader(folder, '--local')
  const kept = await findKeptCredentials(folder)
  assert.deepEqual(kept, [{ file: join(folder, '.git/config'), what: 'A token, in a header for git,' }])
  assert.equal(JSON.stringify(kept).includes('eC1hY2Nlc3M'), false)
})

test('C6: the file that checkout writes since version 6, and includes from .git/config, is found', async (t) => {
  const folder = await openRepository(t)
  const file = join(await openFolder(t), 'git-credentials-0b1c.config')
  await setHeader(folder, '--file', file)
  await git(folder, ['config', '--local', `includeIf.gitdir:${folder}/.git.path`, file])
  await git(folder, ['config', '--local', `includeIf.gitdir:${folder}/.git/worktrees/*.path`, '/nonexistent'])
  assert.deepEqual(await findKeptCredentials(folder), [{ file, what: 'A token, in a header for git,' }])
})

test('C6: a file that is included by a plain and relative path is found', async (t) => {
  const folder = await openRepository(t)
  await setHeader(folder, '--file', join(folder, '.git/more'))
  await git(folder, ['config', '--local', 'include.path', 'more'])
  assert.equal((await findKeptCredentials(folder))[0]?.file, join(folder, '.git/more'))
})

test('C6: a password in the address of a remote is found', async (t) => {
  const folder = await openRepository(t)
  await git(folder, ['remote', 'add', 'origin', 'https://x-access-token:secret@github.com/octo/app'])
  assert.deepEqual(
    (await findKeptCredentials(folder)).map(({ what }) => what),
    ['A password, in the address of a remote,'],
  )
})

test('a configuration that is a link or a folder is not read', async (t) => {
  const folder = await openFolder(t)
  const elsewhere = join(folder, 'elsewhere')
  await writeFile(elsewhere, `[http "https://github.com/"]\n\textraheader = ${HEADER}\n`)
  await mkdir(join(folder, '.git'))
  await symlink(elsewhere, join(folder, '.git/config'))
  assert.deepEqual(await findKeptCredentials(folder), [])
})

test('a shallow merge names two parents that are not there', async (t) => {
  const folder = await openRepository(t)
  await commitFiles(folder, { branch: 'main', files: { 'a.txt': '1\n' } })
  await commitFiles(folder, { branch: 'topic', from: 'main', files: { 'a.txt': '2\n' } })
  await commitFiles(folder, { branch: 'main', files: { 'b.txt': '1\n' } })
  await git(folder, ['reset', '--quiet', '--hard', 'main'])
  await git(folder, [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@b',
    'merge',
    '--quiet',
    '--no-ff',
    '-m',
    'Merge',
    'topic',
  ])
  assert.deepEqual(await readDepth(folder, PATH), { isShallow: false, parents: 2 })

  const shallow = join(await openFolder(t), 'shallow')
  await git(folder, ['clone', '--quiet', '--depth=1', pathToFileURL(folder).href, shallow])
  assert.deepEqual(await readDepth(shallow, PATH), { isShallow: true, parents: 2 })
})

test('a message that speaks of parents adds none', async (t) => {
  const folder = await openRepository(t)
  await commitFiles(folder, { branch: 'main', files: { 'a.txt': '1\n' }, message: 'One\n\nparent one\nparent two' })
  assert.deepEqual(await readDepth(folder, PATH), { isShallow: false, parents: 0 })
})

test('without a checkout there is no depth and no origin', async (t) => {
  const folder = await openFolder(t)
  assert.equal(await readDepth(folder, PATH), undefined)
  assert.equal(await readOrigin(folder, PATH), undefined)
  assert.equal(await readOrigin(await openRepository(t), PATH), undefined)
})

test('the address of origin is read as it stands', async (t) => {
  const folder = await openRepository(t)
  await git(folder, ['remote', 'add', 'origin', 'git@github.com:octo/app.git'])
  assert.equal(await readOrigin(folder, PATH), 'git@github.com:octo/app.git')
})

test('workflow files are those that GitHub would take, and no links', async (t) => {
  const folder = await openFolder(t)
  const workflows = join(folder, '.github/workflows')
  assert.deepEqual(await readWorkflowFiles(folder), new Map())
  await mkdir(join(workflows, 'folder.yml'), { recursive: true })
  for (const name of ['b.yaml', 'a.yml', 'notes.md']) await writeFile(join(workflows, name), name)
  await symlink('a.yml', join(workflows, 'link.yml'))
  assert.deepEqual(
    [...(await readWorkflowFiles(folder))],
    [
      ['.github/workflows/a.yml', 'a.yml'],
      ['.github/workflows/b.yaml', 'b.yaml'],
    ],
  )
})
