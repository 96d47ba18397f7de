import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { minimise } from '../../src/proof/minimise.ts'
import type { Comparison } from '../../src/proof/types.ts'
import { openMirror } from '../support/copies.ts'
import type { FileContent } from '../support/git.ts'

const LINES = Array.from({ length: 40 }, (_, i) => `line ${i + 1}`)
const lines = (changed: Readonly<Record<number, string>>) =>
  `${LINES.flatMap((line, i) => changed[i + 1] ?? line).join('\n')}\n`
const BASE = { 'src/a.js': lines({}), 'src/b.js': 'b\n', 'src/old.js': 'old\n', 'test/a.test.js': 'test\n' }
const GREEN: Comparison = {
  method: 'per_test',
  proven: true,
  reasons: [],
  remarks: [],
  failToPass: ['total'],
  passToPass: [],
  passToFail: [],
  stillFailing: [],
  missing: [],
  newlySkipped: [],
  flaky: [],
  remaining: [],
}

/** Makes a patch smaller whose needed texts are known: without one of them, the test of that name breaks. */
async function shrink(
  t: Parameters<typeof openMirror>[0],
  patched: Readonly<Record<string, FileContent>>,
  needed: Readonly<Record<string, string>>,
  runs = Number.POSITIVE_INFINITY,
) {
  const { mirror, tree } = await openMirror(t, BASE)
  const edits = Object.entries(patched).map(([path, text]) => ({
    path,
    mode: '100644',
    content: text === null ? undefined : Buffer.from(String(text)),
  }))
  const change = await mirror.change(tree, await mirror.treeWith(tree, edits))
  let checks = 0
  const { tree: smaller, hunks } = await minimise(change, {
    treeWith: mirror.treeWith,
    isTestFile: (path) => path.startsWith('test/'),
    failToPass: ['total'],
    hasTime: () => checks < runs,
    async check(candidate) {
      checks += 1
      const { patch } = await mirror.change(tree, candidate)
      const broken = Object.entries(needed).flatMap(([text, name]) => (patch.includes(text) ? [] : [name]))
      return { ...GREEN, proven: broken.length === 0, stillFailing: broken }
    },
  })
  return { checks, hunks, patch: (await mirror.change(tree, smaller)).patch, whole: change.patch }
}

test('a piece that nothing needs goes, and the others name the tests that need them', async (t) => {
  const patched = { 'src/a.js': lines({ 3: 'needed one', 20: 'not needed', 38: 'needed two' }) }
  const { patch, hunks } = await shrink(t, patched, { 'needed one': 'total', 'needed two': 'count' })
  assert.match(patch, /needed one/)
  assert.match(patch, /needed two/)
  assert.doesNotMatch(patch, /not needed/)
  assert.deepEqual(
    hunks.map(({ path, neededBy }) => [path, neededBy]),
    [
      ['src/a.js', ['total']],
      ['src/a.js', ['count']],
    ],
  )
})

test('the pieces are named as they stand in the patch that is left', async (t) => {
  const patched = { 'src/a.js': lines({ 3: 'not needed\nand longer\nby two lines', 38: 'needed' }) }
  const { patch, hunks } = await shrink(t, patched, { '+needed': 'total' })
  assert.deepEqual(
    hunks.map(({ header }) => header),
    ['@@ -35,6 +35,6 @@'],
  )
  assert.match(patch, /^@@ -35,6 \+35,6 @@/m)
})

describe('what is one piece', () => {
  test('a new file that nothing needs goes as a whole', async (t) => {
    const { patch, hunks } = await shrink(t, { 'src/b.js': 'needed\n', 'src/new.js': 'new\n' }, { '+needed': 'total' })
    assert.doesNotMatch(patch, /new\.js/)
    assert.deepEqual(hunks, [{ path: 'src/b.js', header: '@@ -1,1 +1,1 @@', neededBy: ['total'] }])
  })

  test('a file that was removed for nothing comes back', async (t) => {
    const { patch } = await shrink(t, { 'src/b.js': 'needed\n', 'src/old.js': null }, { '+needed': 'total' })
    assert.doesNotMatch(patch, /old\.js/)
  })

  test('a new and a removed file that are needed say so', async (t) => {
    const { hunks } = await shrink(
      t,
      { 'src/new.js': 'new\n', 'src/old.js': null },
      { '+new': 'total', '-old': 'count' },
    )
    assert.deepEqual(hunks, [
      { path: 'src/new.js', header: 'the whole file', neededBy: ['total'] },
      { path: 'src/old.js', header: 'the whole file, removed', neededBy: ['count'] },
    ])
  })

  test('a test stays, whether or not anything needs it', async (t) => {
    const { patch, hunks } = await shrink(
      t,
      { 'src/b.js': 'needed\n', 'test/b.test.js': 'test\n' },
      { '+needed': 'total' },
    )
    assert.match(patch, /test\/b\.test\.js/)
    assert.deepEqual(
      hunks.map(({ path }) => path),
      ['src/b.js'],
    )
  })
})

test('the last piece stays, and is needed by all that turned green', async (t) => {
  const { checks, patch, whole, hunks } = await shrink(t, { 'src/b.js': 'anything\n' }, {})
  assert.equal(checks, 0)
  assert.equal(patch, whole)
  assert.deepEqual(hunks, [{ path: 'src/b.js', header: '@@ -1,1 +1,1 @@', neededBy: ['total'] }])
})

test('without time nothing goes, and what needs a piece stays unknown', async (t) => {
  const patched = { 'src/a.js': lines({ 3: 'not needed', 20: 'not needed either', 38: 'needed' }) }
  const none = await shrink(t, patched, { '+needed': 'total' }, 0)
  assert.equal(none.patch, none.whole)
  assert.deepEqual(
    none.hunks.map(({ neededBy }) => neededBy),
    [[], [], []],
  )
  const some = await shrink(t, patched, { '+needed': 'total' }, 1)
  assert.equal(some.checks, 1)
  assert.doesNotMatch(some.patch, /^\+not needed$/m)
  assert.match(some.patch, /^\+not needed either$/m)
})

test('line ends and a missing last one are kept', async (t) => {
  const { mirror, tree } = await openMirror(t, { 'src/a.js': lines({}).replaceAll('\n', '\r\n').trimEnd() })
  const text = lines({ 3: 'not needed', 40: 'needed' }).replaceAll('\n', '\r\n').trimEnd()
  const edit = { path: 'src/a.js', mode: '100644', content: Buffer.from(text) }
  const change = await mirror.change(tree, await mirror.treeWith(tree, [edit]))
  const { tree: smaller } = await minimise(change, {
    treeWith: mirror.treeWith,
    isTestFile: () => false,
    failToPass: ['total'],
    hasTime: () => true,
    check: async (candidate) => ({
      ...GREEN,
      proven: (await mirror.readText(candidate, 'src/a.js'))?.endsWith('needed') ?? false,
    }),
  })
  const left = await mirror.readText(smaller, 'src/a.js')
  assert.equal(left, lines({ 40: 'needed' }).replaceAll('\n', '\r\n').trimEnd())
})
