import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ConfigError } from '../../src/errors.ts'
import { createPolicy } from '../../src/policy/policy.ts'
import { openMirror } from '../support/copies.ts'

const policy = createPolicy({
  allow: [],
  protect: [],
  commands: [],
  tests: 'protect',
  limits: { files: 10, lines: 300, newFiles: 5 },
  policyFile: '.github/regreen.yml',
})

const FILES = {
  'src/a.js': 'a\n',
  'run.sh': 'echo\n',
  'test/a.test.js': 'the test\nof a\n',
  '.github/workflows/ci.yml': 'on: push\n',
}

const body = (old: string, now: string) => `@@ -1 +1 @@\n-${old}\n+${now}\n`
const creation = (path: string, mode: string, content: string) =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${content}\n`

/** Patches whose text says something else than git does with them. */
const PATCHES: readonly {
  readonly id: string
  readonly what: string
  readonly patch: string
  readonly rule: string
}[] = [
  {
    id: 'E1',
    what: 'a rename that takes a test away',
    patch:
      'diff --git a/test/a.test.js b/src/old.js\nsimilarity index 100%\nrename from test/a.test.js\nrename to src/old.js\n',
    rule: 'tests',
  },
  {
    id: 'E1',
    what: 'a copy over a workflow',
    patch:
      'diff --git a/src/a.js b/.github/workflows/x.yml\nsimilarity index 100%\ncopy from src/a.js\ncopy to .github/workflows/x.yml\n',
    rule: 'ci-and-owners',
  },
  {
    id: 'E2',
    what: 'a header that names another file than the one that changes',
    patch: `diff --git a/src/a.js b/src/a.js\n--- a/.github/workflows/ci.yml\n+++ b/.github/workflows/ci.yml\n${body('on: push', 'on: issues')}`,
    rule: 'ci-and-owners',
  },
  {
    id: 'E3',
    what: 'a path in quotes and escapes',
    patch: `diff --git "a/\\056github/workflows/ci.yml" "b/\\056github/workflows/ci.yml"\n--- "a/\\056github/workflows/ci.yml"\n+++ "b/\\056github/workflows/ci.yml"\n${body('on: push', 'on: issues')}`,
    rule: 'ci-and-owners',
  },
  {
    id: 'E4',
    what: 'a traditional diff without a header',
    patch: `--- a/.github/workflows/ci.yml\t2020-01-01 00:00:00\n+++ b/.github/workflows/ci.yml\t2020-01-01 00:00:00\n${body('on: push', 'on: issues')}`,
    rule: 'ci-and-owners',
  },
  {
    id: 'E5',
    what: 'a symbolic link',
    patch: `${creation('src/link', '120000', '/etc')}\\ No newline at end of file\n`,
    rule: 'symlink',
  },
  {
    id: 'E6',
    what: 'a submodule',
    patch: creation('vendor/m', '160000', `Subproject commit ${'a'.repeat(40)}`),
    rule: 'submodule',
  },
  {
    id: 'E7',
    what: 'nothing but the right to be run',
    patch: 'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n',
    rule: 'mode-change',
  },
  {
    id: 'E7',
    what: 'a new file that may be run',
    patch: creation('src/new.sh', '100755', 'echo'),
    rule: 'mode-change',
  },
  {
    id: 'E8',
    what: 'another spelling of a protected folder',
    patch: creation('.GitHub/workflows/x.yml', '100644', 'on: issues'),
    rule: 'ci-and-owners',
  },
  {
    id: 'E8',
    what: 'a decomposed spelling of a name',
    patch: creation('src/cafe\u0301.js', '100644', 'x'),
    rule: 'unusual-path',
  },
  { id: 'E8', what: 'a name with a dot at its end', patch: creation('src/a.js.', '100644', 'x'), rule: 'unusual-path' },
  {
    id: 'E8',
    what: 'a name that Windows keeps for a device',
    patch: creation('src/con.js', '100644', 'x'),
    rule: 'unusual-path',
  },
  {
    id: 'E8',
    what: 'a name that is taken in other letters',
    patch: creation('SRC/A.js', '100644', 'x'),
    rule: 'unusual-path',
  },
  {
    id: 'E2',
    what: 'a second header after the end of a hunk',
    patch: `diff --git a/src/a.js b/src/a.js\n--- a/src/a.js\n+++ b/src/a.js\n${body('a', 'b')}--- a/test/a.test.js\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-the test\n-of a\n`,
    rule: 'tests',
  },
  {
    id: 'B3',
    what: 'a letter that turns the text round',
    patch: creation('src/b.js', '100644', 'if (\u202etrue) {}'),
    rule: 'hidden-characters',
  },
  {
    id: 'F11',
    what: 'a new module in the place of the test runner',
    patch: creation('pytest.py', '100644', 'x'),
    rule: 'shadowed-module',
  },
  {
    id: 'E14',
    what: 'the owners of files',
    patch: creation('.github/CODEOWNERS', '100644', '* @evil'),
    rule: 'ci-and-owners',
  },
  {
    id: 'E14',
    what: 'where updates of dependencies come from',
    patch: creation('.github/dependabot.yml', '100644', 'version: 2'),
    rule: 'ci-and-owners',
  },
  {
    id: 'E14',
    what: 'an action of the repository',
    patch: creation('tools/action.yml', '100644', 'name: x'),
    rule: 'ci-and-owners',
  },
  {
    id: 'E14',
    what: 'a new hidden folder',
    patch: creation('.evil/run.yml', '100644', 'x'),
    rule: 'hidden-file',
  },
  {
    id: 'E15',
    what: 'another source of packages',
    patch: creation('packages/app/.npmrc', '100644', 'registry=https://h.example'),
    rule: 'manifest',
  },
  {
    id: 'E15',
    what: 'a lock file',
    patch: creation('pnpm-lock.yaml', '100644', 'x'),
    rule: 'lock-file',
  },
  {
    id: 'E15',
    what: 'a manifest with a script that the installation runs',
    patch: creation('app/package.json', '100644', '{"scripts":{"postinstall":"x"}}'),
    rule: 'package-json',
  },
  {
    id: 'E15',
    what: 'a manifest of Python',
    patch: creation('pyproject.toml', '100644', '[project]'),
    rule: 'runner-config',
  },
  {
    id: 'F12',
    what: 'a file that Python runs whenever it starts',
    patch: creation('src/sitecustomize.py', '100644', 'x'),
    rule: 'runner-config',
  },
  {
    id: 'F12',
    what: 'a path file of Python',
    patch: creation('lib/evil.pth', '100644', 'import x'),
    rule: 'runner-config',
  },
  {
    id: 'F13',
    what: 'bytecode under the name of a module',
    patch: creation('src/__pycache__/cart.cpython-311.pyc', '100644', 'x'),
    rule: 'generated',
  },
]

for (const { id, what, patch, rule } of PATCHES) {
  test(`${id}: a patch is refused that holds ${what}`, async (t) => {
    const { mirror, tree, folder } = await openMirror(t, FILES)
    const file = join(folder, 'hostile.diff')
    await writeFile(file, patch)
    const patched = await mirror.treeWithPatch(tree, file)
    assert.notEqual(patched, tree, 'the patch does nothing')
    assert.equal(policy.review(await mirror.change(tree, patched))?.rule, rule)
  })
}

const REFUSED_BY_GIT: readonly [string, string][] = [
  ['a path that leaves the repository', creation('../outside.js', '100644', 'x')],
  ['a path inside git’s own folder', creation('.git/hooks/pre-commit', '100644', 'x')],
  ['the same in capitals', creation('.GIT/config', '100644', 'x')],
  ['a file behind a link that it makes first', creation('dir', '120000', '/tmp') + creation('dir/x', '100644', 'x')],
]
for (const [what, patch] of REFUSED_BY_GIT) {
  test(`git does not apply a patch that holds ${what}`, async (t) => {
    const { mirror, tree, folder } = await openMirror(t, FILES)
    const file = join(folder, 'hostile.diff')
    await writeFile(file, patch)
    await assert.rejects(mirror.treeWithPatch(tree, file), ConfigError)
  })
}

test('E16: a patch is refused that holds a binary file', async (t) => {
  const { mirror, tree, folder } = await openMirror(t, FILES)
  const edits = [{ path: 'src/a.bin', mode: '100644', content: Buffer.from('a\0b') }]
  const { patch } = await mirror.change(tree, await mirror.treeWith(tree, edits))
  assert.match(patch, /^GIT binary patch$/m)
  const file = join(folder, 'binary.diff')
  await writeFile(file, patch)
  assert.equal(policy.review(await mirror.change(tree, await mirror.treeWithPatch(tree, file)))?.rule, 'binary-file')
})

test('the same kinds of patches are let through when they are harmless', async (t) => {
  const { mirror, tree, folder } = await openMirror(t, { ...FILES, 'src/b.js': 'b\n' })
  const file = join(folder, 'harmless.diff')
  const rename = 'diff --git a/src/b.js b/src/c.js\nsimilarity index 100%\nrename from src/b.js\nrename to src/c.js\n'
  const traditional = `--- a/src/a.js\t2020-01-01 00:00:00\n+++ b/src/a.js\t2020-01-01 00:00:00\n${body('a', 'better')}`
  await writeFile(file, rename + creation('src/new file.js', '100644', 'x') + traditional)
  const change = await mirror.change(tree, await mirror.treeWithPatch(tree, file))
  assert.deepEqual(
    change.entries.map(({ kind, path }) => `${kind} ${path}`),
    ['modify src/a.js', 'delete src/b.js', 'add src/c.js', 'add src/new file.js'],
  )
  assert.equal(policy.review(change), undefined)
})

test('E16: a patch of more files than can be looked at is told at once', async (t) => {
  const { mirror, tree, folder } = await openMirror(t, FILES)
  const file = join(folder, 'large.diff')
  await writeFile(file, Array.from({ length: 2_001 }, (_, i) => creation(`src/${i}.js`, '100644', 'x')).join(''))
  await assert.rejects(mirror.change(tree, await mirror.treeWithPatch(tree, file)), /changes 2001 files; at most 2000/)
})
