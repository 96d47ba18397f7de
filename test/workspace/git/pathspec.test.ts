import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ToolError } from '../../../src/errors.ts'
import { toPathspecs } from '../../../src/workspace/git/pathspec.ts'
import { openCopy } from '../../support/copies.ts'

const FILES = Object.fromEntries(
  ['a.js', 'a.ts', 'src/b.js', 'src/deep/c.js', 'src/deep/c.test.js', 'src/[id]/d.js', 'docs/e.md', 'src2/f.js'].map(
    (path) => [path, 'needle\n'],
  ),
)

const globs: readonly [string, readonly string[]][] = [
  ['a.js', ['a.js']],
  ['*.md', ['docs/e.md']],
  ['*.ts', ['a.ts']],
  ['c*.js', ['src/deep/c.js', 'src/deep/c.test.js']],
  ['src/*.js', ['src/b.js']],
  ['./src/*.js', ['src/b.js']],
  ['src/**/c.js', ['src/deep/c.js']],
  ['**/b.js', ['src/b.js']],
  ['deep', ['src/deep/c.js', 'src/deep/c.test.js']],
  ['src/deep/', ['src/deep/c.js', 'src/deep/c.test.js']],
  ['*.{ts,md}', ['a.ts', 'docs/e.md']],
  ['{docs,src/{deep,x}}/*', ['docs/e.md', 'src/deep/c.js', 'src/deep/c.test.js']],
  ['src/\\[id\\]/*', ['src/[id]/d.js']],
  ['nothing', []],
]

test('a glob means the same for listing and for searching', async (t) => {
  const { workspace } = await openCopy(t, FILES)
  for (const [glob, paths] of globs) {
    assert.deepEqual(await workspace.list('.', glob), paths, glob)
    const query = { pattern: 'needle', glob, contextLines: 0, perFile: 50 }
    const found = await workspace.search(query, new AbortController().signal)
    assert.deepEqual(
      found.map(({ path }) => path),
      paths,
      glob,
    )
  }
})

test('a glob starts from the working directory, also when its name looks like one', async (t) => {
  const { workspace } = await openCopy(t, FILES, { workingDirectory: 'src/[id]' })
  assert.deepEqual(await workspace.list('.', '*.js'), ['d.js'])
})

const refused = [
  '',
  '/',
  '../*.js',
  'src/../../x',
  'a\nb',
  'x'.repeat(300),
  `{${','.repeat(1_000_000)}}`,
  '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}',
]
for (const glob of refused) {
  test(`the glob ${JSON.stringify(glob.slice(0, 40))} is refused`, () => {
    assert.throws(() => toPathspecs('.', glob), ToolError)
  })
}

test('a folder without a glob is taken literally', () => {
  assert.deepEqual(toPathspecs('src/[id]', undefined), [':(literal)src/[id]'])
  assert.deepEqual(toPathspecs('.', undefined), [])
})
