import assert from 'node:assert/strict'
import { access, chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { ConfigError } from '../../../src/errors.ts'
import { createMirror, readLocalBase, tryReadHead, type Workspace } from '../../../src/workspace/workspace.ts'
import { openCopy, SEARCH_PATH } from '../../support/copies.ts'
import { openFolder } from '../../support/folders.ts'
import { git, tryGit } from '../../support/git.ts'

const PERSON = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']

/** A repository with a program that leaves a mark when it is started. */
async function openTrap(t: TestContext) {
  const folder = await openFolder(t)
  const root = join(folder, 'repo')
  const mark = join(folder, 'started')
  const program = join(folder, 'program')
  await mkdir(root)
  await writeFile(program, `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 })
  await git(root, ['init', '--quiet', '--initial-branch=main'])
  await writeFile(join(root, 'a.txt'), 'old\n')
  await writeFile(join(root, 'b.txt'), 'b\n')
  await git(root, ['add', '--all'])
  await git(root, [...PERSON, 'commit', '--quiet', '-m', 'Files'])
  return { folder, root, mark, program, config: (key: string, value: string) => git(root, ['config', key, value]) }
}

type Trap = Awaited<ReturnType<typeof openTrap>>

const isStarted = ({ mark }: Trap) =>
  access(mark).then(
    () => true,
    () => false,
  )

/** Everything that the host does with a repository that is not its own. */
async function useAll(t: TestContext, { root }: Trap): Promise<Workspace> {
  await writeFile(join(root, 'a.txt'), 'changed\n')
  await writeFile(join(root, 'new.txt'), 'new\n')
  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  await readLocalBase(root, mirror, { searchPath: SEARCH_PATH })
  await tryReadHead(root, SEARCH_PATH)
  const { workspace } = await openCopy(t, { '.gitignore': '*.log\n', 'a.txt': 'old\n' }, { prepared: root })
  await useCopy(workspace)
  return workspace
}

/** Everything that the host does with a copy in which strangers' code has run. */
async function useCopy(workspace: Workspace): Promise<void> {
  await workspace.write('a.txt', { text: 'written\n', hasBom: false })
  await workspace.write('sub/x.txt', { text: 'written\n', hasBom: false })
  await workspace.list('.')
  await workspace.list('.', '*.txt')
  await workspace.search({ pattern: 'w', glob: undefined, contextLines: 0, perFile: 1 }, new AbortController().signal)
  await workspace.watchReports(['*.xml'])
  await workspace.changedSince(Date.now())
  await workspace.remove('sub/x.txt')
}

interface Vector {
  readonly id: string
  readonly what: string
  readonly arm: (trap: Trap) => Promise<unknown>
  /** Plain git that steps into the trap: the vector is real. */
  readonly fire: (trap: Trap) => Promise<unknown>
}

const VECTORS: readonly Vector[] = [
  {
    id: 'D5',
    what: 'a file system monitor of the configuration',
    arm: ({ config, program }) => config('core.fsmonitor', program),
    fire: ({ root }) => tryGit(root, ['status']),
  },
  {
    id: 'D6',
    what: 'hooks',
    async arm({ root, program }) {
      for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-commit', 'post-commit']) {
        await writeFile(join(root, '.git/hooks', hook), await readFile(program), { mode: 0o755 })
      }
    },
    fire: ({ root }) => tryGit(root, [...PERSON, 'commit', '--quiet', '--allow-empty', '-m', 'x']),
  },
  {
    id: 'D6',
    what: 'a folder of hooks that the configuration names',
    async arm({ folder, program, config }) {
      await mkdir(join(folder, 'hooks'))
      await writeFile(join(folder, 'hooks/post-index-change'), await readFile(program), { mode: 0o755 })
      await config('core.hooksPath', join(folder, 'hooks'))
    },
    async fire({ root }) {
      await writeFile(join(root, 'c.txt'), '')
      await tryGit(root, ['add', 'c.txt'])
    },
  },
  {
    id: 'D7',
    what: 'filters that attributes ask for',
    async arm({ root, program, config }) {
      await writeFile(join(root, '.gitattributes'), '*.txt filter=trap diff=trap\n')
      for (const kind of ['clean', 'smudge']) await config(`filter.trap.${kind}`, program)
    },
    async fire({ root }) {
      await writeFile(join(root, 'a.txt'), 'other\n')
      await tryGit(root, ['status'])
    },
  },
  {
    id: 'D7',
    what: 'programs for showing differences',
    async arm({ root, program, config }) {
      await writeFile(join(root, '.gitattributes'), '*.txt diff=trap\n')
      await config('diff.trap.textconv', program)
      await config('diff.trap.command', program)
      await config('diff.external', program)
    },
    async fire({ root }) {
      await writeFile(join(root, 'a.txt'), 'other\n')
      await tryGit(root, ['diff'])
    },
  },
  {
    id: 'D8',
    what: 'a repository inside the repository',
    async arm({ root, program }) {
      await git(root, ['init', '--quiet', 'sub'])
      await git(join(root, 'sub'), ['config', 'core.fsmonitor', program])
      await writeFile(join(root, 'sub/x.txt'), 'x')
      await git(join(root, 'sub'), ['-c', 'core.fsmonitor=false', 'add', 'x.txt'])
      await git(join(root, 'sub'), ['-c', 'core.fsmonitor=false', ...PERSON, 'commit', '--quiet', '-m', 'x'])
    },
    async fire({ root }) {
      await tryGit(root, ['add', '--all'])
      await tryGit(root, ['status'])
    },
  },
  {
    id: 'D10',
    what: 'commands of a submodule',
    async arm({ root, program, config }) {
      const url = `ext::sh -c ${program}`
      await writeFile(join(root, '.gitmodules'), `[submodule "sub"]\n\tpath = sub\n\turl = ${url}\n`)
      await git(root, ['update-index', '--add', '--cacheinfo', `160000,${await git(root, ['rev-parse', 'HEAD'])},sub`])
      await config('submodule.sub.url', url)
      await config('submodule.sub.update', `!${program}`)
      await config('submodule.recurse', 'true')
      await config('protocol.ext.allow', 'always')
    },
    fire: ({ root }) => tryGit(root, ['submodule', 'update', '--init'], { env: { GIT_ALLOW_PROTOCOL: 'ext' } }),
  },
]

for (const { id, what, arm, fire } of VECTORS) {
  test(`${id}: the host's git does not start ${what}`, async (t) => {
    const trap = await openTrap(t)
    await arm(trap)
    await useAll(t, trap)
    assert.equal(await isStarted(trap), false, 'the host stepped into the trap')
    await fire(trap)
    assert.equal(await isStarted(trap), true, 'the trap is none')
  })

  test(`${id}: when a test has put ${what} into a copy, the host does not start it either`, async (t) => {
    const trap = await openTrap(t)
    await arm(trap)
    const { workspace, openCopy: openAnother, tree } = await openCopy(t, { 'a.txt': 'old\n', 'b.txt': 'b\n' })
    const limits = { timeoutMs: 20_000, maxOutputBytes: 1_000 }
    const argv = ['sh', '-c', `rm -rf .git && cp -a ${trap.root}/. .`] as const
    assert.equal((await workspace.run({ argv }, limits)).exitCode, 0)
    await useCopy(workspace)
    await workspace.change(tree)
    await (await openAnother()).close()
    assert.equal(await isStarted(trap), false)
  })
}

test('variables of our own environment do not reach git', async (t) => {
  const trap = await openTrap(t)
  const planted = {
    GIT_EXTERNAL_DIFF: trap.program,
    GIT_SSH_COMMAND: trap.program,
    GIT_TRACE: trap.mark,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.fsmonitor',
    GIT_CONFIG_VALUE_0: trap.program,
  }
  Object.assign(process.env, planted)
  try {
    await useAll(t, trap)
  } finally {
    for (const name of Object.keys(planted)) delete process.env[name]
  }
  assert.equal(await isStarted(trap), false)
})

test('D9: a bare repository that lies in the tree is not taken for a repository', async (t) => {
  const trap = await openTrap(t)
  const bare = join(trap.root, 'bare')
  await git(trap.root, ['init', '--quiet', '--bare', 'bare'])
  await git(bare, ['--git-dir=.', 'config', 'core.fsmonitor', trap.program])
  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  await assert.rejects(readLocalBase(bare, mirror, { searchPath: SEARCH_PATH }), ConfigError)
  assert.equal(await tryReadHead(bare, SEARCH_PATH), undefined)
  assert.equal(await isStarted(trap), false)
})

test('D11: a replaced object does not change what the base is', async (t) => {
  const { root } = await openTrap(t)
  const weak = join(root, '..', 'weak')
  await writeFile(weak, 'weak\n')
  const blob = await git(root, ['hash-object', '-w', weak])
  await git(root, ['replace', await git(root, ['rev-parse', 'HEAD:a.txt']), blob])
  assert.equal(await git(root, ['show', 'HEAD:a.txt']), 'weak', 'the replacement is none')

  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  const { commit } = await readLocalBase(root, mirror, { searchPath: SEARCH_PATH })
  assert.equal(await mirror.readText(commit, 'a.txt'), 'old\n')
})

test('D14: the mirror holds its own objects: spoiling those of the source does not reach it', async (t) => {
  const { root } = await openTrap(t)
  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  const { commit } = await readLocalBase(root, mirror, { searchPath: SEARCH_PATH })
  for (const entry of await readdir(join(root, '.git/objects'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    await chmod(join(entry.parentPath, entry.name), 0o600)
    await writeFile(join(entry.parentPath, entry.name), 'spoilt')
  }
  assert.equal(await mirror.readText(commit, 'a.txt'), 'old\n')
})

test('D16: an object that is missing in the source is not fetched from where the source says', async (t) => {
  const trap = await openTrap(t)
  const blob = await git(trap.root, ['rev-parse', 'HEAD:b.txt'])
  await rm(join(trap.root, '.git/objects', blob.slice(0, 2), blob.slice(2)))
  await trap.config('remote.origin.url', `file://${trap.folder}/elsewhere`)
  await trap.config('remote.origin.promisor', 'true')
  await trap.config('remote.origin.uploadpack', trap.program)
  await trap.config('core.repositoryformatversion', '1')
  await trap.config('extensions.partialClone', 'origin')

  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  await assert.rejects(readLocalBase(trap.root, mirror, { searchPath: SEARCH_PATH }), ConfigError)
  assert.equal(await isStarted(trap), false, 'the host stepped into the trap')
  await tryGit(trap.root, ['cat-file', 'blob', blob])
  assert.equal(await isStarted(trap), true, 'the trap is none')
})

test('D12: what a test hides in the repository of its copy is not hidden from the host', async (t) => {
  const { workspace } = await openCopy(t, { 'a.txt': 'old\n' })
  await git(workspace.directory, ['update-index', '--skip-worktree', 'a.txt'])
  await mkdir(join(workspace.directory, '.git/info'))
  await writeFile(join(workspace.directory, '.git/info/exclude'), '*\n')
  const later = Date.now() + 50
  await new Promise((resolve) => setTimeout(resolve, 100))
  const left = await workspace.watchReports(['*.xml'])
  await writeFile(join(workspace.directory, 'a.txt'), 'new\n')
  await writeFile(join(workspace.directory, 'report.xml'), '')

  assert.equal(await workspace.changedSince(later), true)
  assert.deepEqual(await left.list(), ['report.xml'])
})
