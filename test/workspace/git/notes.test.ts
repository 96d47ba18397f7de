import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ServiceError } from '../../../src/errors.ts'
import { createMirror } from '../../../src/workspace/workspace.ts'
import { SEARCH_PATH } from '../../support/copies.ts'
import { openFolder } from '../../support/folders.ts'
import { git } from '../../support/git.ts'

const [RED, OTHER] = ['1'.repeat(40), '2'.repeat(40)] as const

async function openServer(t: TestContext) {
  const directory = join(await openFolder(t), 'server.git')
  await git(join(directory, '..'), ['init', '--quiet', '--bare', directory])
  const source = { kind: 'server', url: pathToFileURL(directory).href, authorization: undefined } as const
  const openMirror = async () => createMirror(await openFolder(t), SEARCH_PATH)
  return { directory, source, openMirror }
}

test('a note on a commit is read by a later run, and written anew', async (t) => {
  const { source, openMirror } = await openServer(t)
  const [first, second] = [await openMirror(), await openMirror()]
  assert.equal(await first.readNote({ source, commit: RED }), undefined)

  await first.writeNote({ source, commit: RED, update: () => 'once\n' })
  assert.equal(await second.readNote({ source, commit: RED }), 'once\n')
  assert.equal(await second.readNote({ source, commit: OTHER }), undefined)

  await second.writeNote({ source, commit: RED, update: () => 'twice\n' })
  assert.equal(await first.readNote({ source, commit: RED }), 'twice\n')
})

test('people find the notes with git alone', async (t) => {
  const { directory, source, openMirror } = await openServer(t)
  await (await openMirror()).writeNote({ source, commit: RED, update: () => 'once\n' })
  assert.equal((await git(directory, ['notes', '--ref', 'regreen', 'show', RED])).trim(), 'once')
})

test('runs that write notes at the same time lose none of them', async (t) => {
  const { source, openMirror } = await openServer(t)
  const mirrors = [await openMirror(), await openMirror(), await openMirror()]
  const commits = mirrors.map((_, i) => String(i + 1).repeat(40))
  await Promise.all(
    mirrors.map((mirror, i) => mirror.writeNote({ source, commit: commits[i] ?? '', update: () => `${i}\n` })),
  )

  const reader = await openMirror()
  const notes = []
  for (const commit of commits) notes.push(await reader.readNote({ source, commit }))
  assert.deepEqual(notes, ['0\n', '1\n', '2\n'])
})

test('runs that write the same note at the same time see what the other has written', async (t) => {
  const { source, openMirror } = await openServer(t)
  const mirrors = [await openMirror(), await openMirror(), await openMirror()]
  const add =
    (name: number) =>
    (now = '') =>
      `${now}${name}\n`
  await Promise.all(mirrors.map((mirror, i) => mirror.writeNote({ source, commit: RED, update: add(i) })))
  const note = await (await openMirror()).readNote({ source, commit: RED })
  assert.deepEqual(note?.trim().split('\n').sort(), ['0', '1', '2'])
})

test('a ref that holds no notes is told with the cure', async (t) => {
  const { directory, source, openMirror } = await openServer(t)
  const blob = (await git(directory, ['hash-object', '-w', '/dev/null'])).trim()
  await git(directory, ['update-ref', 'refs/notes/regreen', blob])
  const mirror = await openMirror()
  const isTold = (error: unknown) =>
    error instanceof ServiceError && /where that ref holds no notes, delete it/.test(error.message)
  await assert.rejects(mirror.readNote({ source, commit: RED }), isTold)
  await assert.rejects(mirror.writeNote({ source, commit: RED, update: () => '' }), isTold)
})

test('a server that takes no notes says so in its own words, and is asked once', async (t) => {
  const { directory, source, openMirror } = await openServer(t)
  const calls = join(directory, 'calls')
  const hook = `#!/bin/sh\necho called >> ${calls}\necho 'notes are not wanted here' >&2\nexit 1\n`
  await writeFile(join(directory, 'hooks', 'pre-receive'), hook, { mode: 0o755 })
  const mirror = await openMirror()
  await assert.rejects(mirror.writeNote({ source, commit: RED, update: () => 'once\n' }), /notes are not wanted here/)
  assert.equal((await readFile(calls, 'utf8')).trim(), 'called')
  await rm(join(directory, 'hooks', 'pre-receive'))
  await mirror.writeNote({ source, commit: RED, update: () => 'once\n' })
  assert.equal(await mirror.readNote({ source, commit: RED }), 'once\n')
})

test('a note that is too long to be ours is none', async (t) => {
  const { source, openMirror } = await openServer(t)
  const mirror = await openMirror()
  await mirror.writeNote({ source, commit: RED, update: () => 'x'.repeat(100_000) })
  assert.equal(await mirror.readNote({ source, commit: RED }), undefined)
})
