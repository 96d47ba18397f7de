import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { checkCalls } from '../src/agent/calls.ts'
import { createPolicy } from '../src/policy/policy.ts'
import { planTests, runTests } from '../src/proof/proof.ts'
import { SetupError, setUp } from '../src/proof/set-up.ts'
import { summarise } from '../src/results/summary.ts'
import type { ChangeEntry } from '../src/workspace/workspace.ts'
import { openCopy } from './support/copies.ts'
import { openTools } from './support/tools.ts'

/** A limit, how it is met, and what its message has to say: the value, what was met, and what raises it or helps. */
interface Limit {
  readonly meet: (t: TestContext) => Promise<string> | string
  readonly says: readonly RegExp[]
}

const signal = new AbortController().signal
const entry = (path: string, additions = 1): ChangeEntry => ({
  path,
  kind: 'add',
  oldMode: '000000',
  newMode: '100644',
  newBlob: '',
  additions,
  deletions: 0,
  isBinary: false,
  before: undefined,
  after: 'x',
})

/** What the policy says of a patch with these files. */
function review(...entries: readonly ChangeEntry[]): string {
  const limits = { files: 2, lines: 10, newFiles: 1 }
  const policy = createPolicy({ allow: [], protect: [], commands: [], tests: 'protect', policyFile: 'p.yml', limits })
  const additions = entries.reduce((sum, one) => sum + one.additions, 0)
  const change = { baseTree: '', tree: '', patch: '', sha256: '', entries, additions, deletions: 0 }
  return policy.review(change)?.reason ?? ''
}

async function run(t: TestContext, command: string, limits: { timeoutMs?: number; maxReportBytes?: number } = {}) {
  const { workspace } = await openCopy(t, { 'a.test.js': "require('node:test').test('a', () => {})\n" })
  const plan = await planTests(command, workspace, { reportGlob: undefined })
  return (await runTests(workspace, plan, { timeoutMs: 60_000, signal, ...limits })).limit ?? ''
}

async function prepare(t: TestContext, command: string): Promise<string> {
  const { workspace } = await openCopy(t, {})
  const error = await setUp(workspace, command, { timeoutMs: 300, signal }).catch((problem: unknown) => problem)
  return error instanceof SetupError ? error.message : ''
}

async function use(t: TestContext, name: string, input: object): Promise<string> {
  const { use } = await openTools(t, { 'large.txt': 'x\n'.repeat(600_000), 'middle.txt': 'x\n'.repeat(30_000) })
  return (await use(name, input)).content
}

const MODIFIED: ChangeEntry = { ...entry('c.js'), kind: 'modify', oldMode: '100644', before: 'y' }
const LIMITS: Readonly<Record<string, Limit>> = {
  'model requests': {
    meet: () => summarise({ kind: 'limit_reached', limit: 'out_of_turns', allowed: 40, change: undefined }),
    says: [/40 model requests/, /"max-turns"/],
  },
  tokens: {
    meet: () => summarise({ kind: 'limit_reached', limit: 'out_of_tokens', allowed: 1_000_000, change: undefined }),
    says: [/1000000 tokens/, /"max-tokens"/],
  },
  cost: {
    meet: () => summarise({ kind: 'limit_reached', limit: 'out_of_money', allowed: 0.5, change: undefined }),
    says: [/US\$ 0\.5/, /"max-cost-usd"/],
  },
  'the time of a run': {
    meet: () => summarise({ kind: 'limit_reached', limit: 'out_of_time', allowed: 1_200_000, change: undefined }),
    says: [/of 20 min \(/, /"timeout-minutes"/],
  },
  'the time of a test run': {
    meet: (t) => run(t, 'sleep 60', { timeoutMs: 300 }),
    says: [/did not end within 0\.3 s/, /"test-timeout-minutes"/],
  },
  'the time of the set-up command': {
    meet: (t) => prepare(t, 'sleep 60'),
    says: [/did not end within 0\.3 s/, /"timeout-minutes"/],
  },
  'the output of a test run': {
    meet: (t) => run(t, 'head -c 80000000 /dev/zero'),
    says: [/had written more than the 64 MiB that are read/, /Have it print less/],
  },
  'the size of a report': {
    meet: (t) => run(t, 'node --test a.test.js', { maxReportBytes: 20 }),
    says: [/only the first 0 KiB were read/, /Split the tests/],
  },
  'the files of a patch': {
    meet: () => review(MODIFIED, { ...MODIFIED, path: 'd.js' }, { ...MODIFIED, path: 'e.js' }),
    says: [/3 files/, /allows 2/, /"limits: files"/],
  },
  'the new files of a patch': {
    meet: () => review(entry('a.js'), entry('b.js')),
    says: [/2 new files/, /allows 1/, /"limits: new-files"/],
  },
  'the lines of a patch': {
    meet: () => review(entry('a.js', 11)),
    says: [/11 changed lines/, /allows 10/, /"limits: lines"/],
  },
  'a file that is read': {
    meet: (t) => use(t, 'read_file', { path: 'large.txt', start_line: null, end_line: null }),
    says: [/1200000 bytes/, /at most 1048576/, /Use search/],
  },
  'a file that is written': {
    meet: (t) => use(t, 'write_file', { path: 'a.js', content: 'x'.repeat(300_000) }),
    says: [/300000 bytes/, /at most 262144/, /smaller/],
  },
  'a file that is replaced': {
    meet: (t) => use(t, 'write_file', { path: 'middle.txt', content: 'x' }),
    says: [/60000 bytes/, /at most 32768/, /Use edit_file/],
  },
  'an edit': {
    meet: (t) => use(t, 'edit_file', { path: 'middle.txt', old_text: 'x', new_text: 'y'.repeat(300_000) }),
    says: [/300000 bytes/, /at most 262144/, /smaller edits/],
  },
  'a patch of the model': {
    meet: (t) => use(t, 'apply_patch', { patch: '+'.repeat(300_000) }),
    says: [/300000 bytes/, /at most 262144/, /Split it/],
  },
  'the calls of one reply': {
    meet() {
      const calls = Array.from({ length: 60 }, (_, i) => ({ id: `${i}`, name: 'x', arguments: '{}' }))
      const last = checkCalls(calls, []).at(-1)
      return last?.kind === 'faulty' ? last.problem : ''
    },
    says: [/60 tool calls/, /first 50/],
  },
}

for (const [what, { meet, says }] of Object.entries(LIMITS)) {
  test(`the limit of ${what} is told with its value, what was met, and what helps`, async (t) => {
    const message = await meet(t)
    for (const words of says) assert.match(message, words)
  })
}
