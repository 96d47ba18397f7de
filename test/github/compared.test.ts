import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Compared, findDifference } from '../../src/github/compared.ts'
import { createWriter } from '../../src/github/github.ts'
import { openRepairDesk } from '../support/repair-desk.ts'

const BASE = 'b'.repeat(40)
const TREE = 't'.repeat(40)
const entry = {
  oldMode: '100644',
  newMode: '100644',
  additions: 1,
  deletions: 1,
  isBinary: false,
  before: '',
  after: '',
}
const CHANGE = {
  baseTree: 'o'.repeat(40),
  tree: TREE,
  entries: [
    { ...entry, path: 'a.js', kind: 'modify', newBlob: '1' },
    { ...entry, path: 'old.js', kind: 'delete', newBlob: '0' },
  ],
  patch: '',
  sha256: '',
  additions: 1,
  deletions: 1,
} as const
const SHOWN: Compared = {
  mergeBase: BASE,
  tree: TREE,
  files: [
    { path: 'a.js', blob: '1' },
    { path: 'old.js', blob: undefined },
  ],
  isWhole: true,
}

test('what was judged is what is shown', () => {
  assert.equal(findDifference(CHANGE, BASE, SHOWN), undefined)
  assert.equal(findDifference(CHANGE, BASE, { ...SHOWN, tree: undefined }), undefined)
})

const OTHERS: readonly (readonly [string, Partial<Compared>, RegExp])[] = [
  ['another base', { mergeBase: 'c' }, /leaves the base at c/],
  ['another tree', { tree: 'x' }, /its tree is x/],
  [
    'another content',
    {
      files: [
        { path: 'a.js', blob: '2' },
        { path: 'old.js', blob: undefined },
      ],
    },
    /"a.js" is changed in/,
  ],
  [
    'a file more',
    { files: [...SHOWN.files, { path: '.github/workflows/ci.yml', blob: '1' }] },
    /ci.yml" is changed in/,
  ],
  ['a file less', { files: [{ path: 'a.js', blob: '1' }] }, /"old.js" is not changed/],
  [
    'a file that should be gone',
    {
      files: [
        { path: 'a.js', blob: '1' },
        { path: 'old.js', blob: '3' },
      ],
    },
    /"old.js" is changed/,
  ],
  [
    'a removal of a file that should stay',
    {
      files: [
        { path: 'a.js', blob: undefined },
        { path: 'old.js', blob: undefined },
      ],
    },
    /"a.js"/,
  ],
  ['more than can be shown', { isWhole: false, tree: undefined }, /too many files/],
]
for (const [what, other, message] of OTHERS) {
  test(`E9: ${what} is found`, () => {
    assert.match(findDifference(CHANGE, BASE, { ...SHOWN, ...other }) ?? '', message)
  })
}

test('where GitHub names not all files, the tree speaks for them', () => {
  assert.equal(findDifference(CHANGE, BASE, { ...SHOWN, files: [], isWhole: false }), undefined)
})

test('a file that GitHub shows as renamed is one that is gone and one that has come', async (t) => {
  const { repository, publication, client, change, parts } = await openRepairDesk(t)
  const { commit } = publication
  const moved = await change(commit, { 'src/sum.js': null, 'src/add.js': 'export const sum = (a, b) => a - b\n' })
  const made = await parts.commit({
    branch: 'x',
    isOurs: true,
    expected: undefined,
    parent: commit,
    change: moved,
    message: 'm',
  })
  const shown = await createWriter(client).compare(commit, made)
  assert.equal((await repository.git.diff(commit, made))[0]?.status, 'renamed')
  assert.equal(findDifference(moved, commit, shown), undefined)
})
