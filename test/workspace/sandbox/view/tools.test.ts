import assert from 'node:assert/strict'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { findToolFolders } from '../../../../src/workspace/sandbox/view/tools.ts'
import { openFolder } from '../../../support/folders.ts'

type Context = Parameters<typeof openFolder>[0]

/** A machine with these programs, as paths below its root; answers what is shown for a PATH, below the same root. */
async function show(
  t: Context,
  programs: readonly string[],
  path: readonly string[],
  more: {
    links?: Readonly<Record<string, string>>
    files?: Readonly<Record<string, string>>
    variables?: Readonly<Record<string, string>>
  } = {},
): Promise<string[]> {
  const root = join(await openFolder(t), 'machine')
  const at = (name: string) => join(root, name)
  for (const file of [...programs, 'home/.bashrc', 'work/project/package.json', 'work/_temp/event.json'])
    await put(at(file), '')
  for (const [name, text] of Object.entries(more.files ?? {})) await put(at(name), text.replaceAll('ROOT', root))
  for (const [name, target] of Object.entries(more.links ?? {})) {
    await mkdir(dirname(at(name)), { recursive: true })
    await symlink(at(target), at(name))
  }
  const variables = Object.entries(more.variables ?? {}).map(([name, value]) => [name, at(value)])
  const folders = findToolFolders({
    environment: { PATH: path.map(at).join(':'), HOME: at('home'), ...Object.fromEntries(variables) },
    workspace: at('work/project'),
    hidden: [at('home'), at('work/project'), at('work/_temp'), at('work/_temp/run')],
  })
  return folders.map((folder) => folder.slice(root.length + 1)).sort()
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('a version in a tool cache is shown with its libraries, not its neighbours', async (t) => {
  const shown = await show(
    t,
    ['cache/node/20/x64/bin/node', 'cache/python/3.12/x64/bin/python'],
    ['cache/node/20/x64/bin'],
  )
  assert.deepEqual(shown, ['cache/node/20/x64'])
})

test('of a personal folder only the programs are shown, never what lies beside them', async (t) => {
  const programs = [
    'home/.local/bin/tool',
    'home/.local/share/keyrings/login',
    'home/.cargo/bin/cargo',
    'home/.cargo/credentials.toml',
  ]
  assert.deepEqual(await show(t, programs, ['home/.local/bin', 'home/.cargo/bin']), [
    'home/.cargo/bin',
    'home/.local/bin',
  ])
})

test('a version manager is shown whole, and the toolchains of rustup with its programs', async (t) => {
  const programs = [
    'home/.pyenv/shims/python',
    'home/.pyenv/versions/3.12/bin/python',
    'home/.cargo/bin/rustc',
    'home/.rustup/settings.toml',
  ]
  const path = ['home/.pyenv/shims', 'home/.pyenv/bin', 'home/.cargo/bin']
  assert.deepEqual(await show(t, programs, path), ['home/.cargo/bin', 'home/.pyenv', 'home/.rustup'])
})

test('nothing is shown that holds the home, the workspace or the temporary folder of the runner', async (t) => {
  assert.deepEqual(
    await show(t, ['bin/tool', 'work/bin/tool', 'home/bin/tool'], ['bin', 'work/bin', 'home/bin', '', 'work', 'home']),
    ['bin', 'home/bin', 'work/bin'],
  )
})

test('what lies in the workspace is not shown: the copy has it', async (t) => {
  assert.deepEqual(await show(t, ['work/project/.venv/bin/python'], ['work/project/.venv/bin']), [])
})

test('a program that is a link is shown where it leads', async (t) => {
  const links = { 'pipx/bin/poetry': 'pipx/venvs/poetry/bin/poetry' }
  const shown = await show(t, ['pipx/venvs/poetry/bin/poetry'], ['pipx/bin'], { links })
  assert.deepEqual(shown, ['pipx'])
  const elsewhere = await show(t, ['venvs/poetry/bin/poetry'], ['home/.local/bin'], {
    links: { 'home/.local/bin/poetry': 'venvs/poetry/bin/poetry' },
  })
  assert.deepEqual(elsewhere, ['home/.local/bin', 'venvs/poetry'])
})

test('a link to a secret is no way to it', async (t) => {
  const links = { 'home/.local/bin/key': 'home/.ssh/id_ed25519', 'tools/bin/all': 'home/.bashrc' }
  const shown = await show(t, ['home/.ssh/id_ed25519', 'tools/bin/tool'], ['home/.local/bin', 'tools/bin'], { links })
  assert.deepEqual(shown, ['home/.local/bin', 'tools'])
})

test('the Python behind a virtual environment is shown', async (t) => {
  const files = { 'work/project/.venv/pyvenv.cfg': 'home = ROOT/uv/python/3.12/bin\nversion = 3.12\n' }
  assert.deepEqual(await show(t, ['uv/python/3.12/bin/python3'], [], { files }), ['uv/python/3.12'])
})

test('a virtual environment that names a folder without a Python shows nothing', async (t) => {
  const files = { 'work/project/.venv/pyvenv.cfg': 'home = ROOT/home/.ssh/bin\n' }
  assert.deepEqual(await show(t, ['home/.ssh/id_ed25519'], [], { files }), [])
})

test('toolchains that a variable names are shown', async (t) => {
  assert.deepEqual(await show(t, ['jdk/17/lib/modules'], [], { variables: { JAVA_HOME: 'jdk/17' } }), ['jdk/17'])
})

test('a folder that lies under two names is shown under both', async (t) => {
  const shown = await show(t, ['real/node/bin/node'], ['cache/bin'], { links: { cache: 'real/node' } })
  assert.deepEqual(shown, ['cache', 'real/node'])
})

test('folders inside a shown one are not shown twice, and folders that do not exist not at all', async (t) => {
  assert.deepEqual(await show(t, ['a/bin/x', 'a/b/bin/y'], ['a/bin', 'a/b/bin', 'gone/bin']), ['a'])
})
