import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edit, Intent } from '../../src/agent/types.ts'
import { createPolicy, type PolicySettings } from '../../src/policy/policy.ts'
import type { Change, ChangeEntry } from '../../src/workspace/types.ts'

const SETTINGS: PolicySettings = {
  allow: [],
  protect: [],
  commands: [],
  tests: 'protect',
  limits: { files: 2, lines: 10, newFiles: 1 },
  policyFile: '.github/regreen.yml',
}
const policy = createPolicy(SETTINGS)

const write = (...edits: readonly Edit[]): Intent => ({
  effect: 'write',
  paths: edits.map(({ path }) => path),
  edits,
  perform: async () => '',
})
const read = (...paths: readonly string[]): Intent => ({ effect: 'read', paths, perform: async () => '' })
const edit = (path: string): Edit => ({ path, before: 'old\n', after: 'new\n' })

const entry = (path: string, overrides: Partial<ChangeEntry> = {}): ChangeEntry => ({
  path,
  kind: 'modify',
  oldMode: '100644',
  newMode: '100644',
  newBlob: 'b'.repeat(40),
  additions: 1,
  deletions: 1,
  isBinary: false,
  before: 'old\n',
  after: 'new\n',
  ...overrides,
})

function change(...entries: readonly ChangeEntry[]): Change {
  const sum = (key: 'additions' | 'deletions') => entries.reduce((total, one) => total + one[key], 0)
  return {
    baseTree: 'base',
    tree: 'tree',
    entries,
    patch: '',
    sha256: '',
    additions: sum('additions'),
    deletions: sum('deletions'),
  }
}

test('a write to ordinary code may happen', () => {
  assert.deepEqual(policy.judge(write(edit('src/sum.js'))), { allowed: true })
})

test('a write is denied with the rule, the path and the reason', () => {
  assert.deepEqual(policy.judge(write(edit('src/sum.js'), edit('test/sum.js'))), {
    allowed: false,
    rule: 'tests',
    reason: '"test/sum.js" may not be changed this way: the tests say what is right; a fix may not change them.',
  })
})

test('a new file and a removed one are judged as such', () => {
  const verdict = (before: string | undefined, after: string | undefined) =>
    policy.judge(write({ path: 'random.py', before, after })).allowed
  assert.equal(verdict(undefined, 'x'), false)
  assert.equal(verdict('x', undefined), true)
  assert.equal(verdict('x', 'y'), true)
})

test('a read is allowed, but for files that hold secrets', () => {
  assert.deepEqual(policy.judge(read('src/sum.js', 'test/sum.js', '.github/workflows/ci.yml')), { allowed: true })
  assert.deepEqual(policy.judge(read('src/sum.js', 'app/.env')), {
    allowed: false,
    rule: 'secret-file',
    reason: '"app/.env" may hold secrets. Work without it.',
  })
})

test('a patch to ordinary code may leave', () => {
  assert.equal(policy.review(change(entry('src/a.js'), entry('src/b.js'))), undefined)
})

test('one entry that breaks a rule holds the whole patch back', () => {
  const objection = policy.review(change(entry('src/a.js'), entry('package-lock.json')))
  assert.deepEqual([objection?.rule, objection?.path], ['lock-file', 'package-lock.json'])
})

test('E16: a patch is held to its size: files, new files and lines', () => {
  const rule = (...entries: ChangeEntry[]) => policy.review(change(...entries))?.rule
  const fresh = (path: string) => entry(path, { kind: 'add', before: undefined })
  assert.equal(rule(entry('a.js'), entry('b.js'), entry('c.js')), 'too-many-files')
  assert.equal(rule(fresh('a.js'), fresh('b.js')), 'too-many-new-files')
  assert.equal(rule(entry('a.js', { additions: 6, deletions: 5 })), 'too-many-lines')
  assert.equal(rule(fresh('a.js'), entry('b.js', { additions: 4, deletions: 4 })), undefined)
})

test('an objection to the size says the limit', () => {
  assert.deepEqual(policy.review(change(entry('a.js'), entry('b.js'), entry('c.js'))), {
    rule: 'too-many-files',
    reason: 'The patch has 3 files, and the policy allows 2 ("limits: files"). Make it smaller.',
    path: undefined,
  })
})

test('a command is run when the policy file names it word for word', () => {
  const { judge } = createPolicy({ ...SETTINGS, commands: [['npm', 'run', 'lint']] })
  const asked = (...command: readonly string[]): Intent => ({
    effect: 'run',
    paths: [],
    command,
    perform: async () => '',
  })
  assert.deepEqual(judge(asked('npm', 'run', 'lint')), { allowed: true })
  for (const command of [['npm', 'run', 'lint', '--fix'], ['npm', 'run'], ['npm run lint'], []]) {
    assert.deepEqual(judge(asked(...command)), {
      allowed: false,
      rule: 'command',
      reason: `${JSON.stringify(command)} is not among the commands of the policy file: ["npm","run","lint"].`,
    })
  }
})
