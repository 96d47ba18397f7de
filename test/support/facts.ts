import type { BodyFacts, Proposal } from '../../src/github/github.ts'
import type { EvidenceFile } from '../../src/results/evidence-file.ts'
import type { Change } from '../../src/workspace/types.ts'

export const COUNTS = { passed: 41, failed: 0, errored: 0, skipped: 1, todo: 0, expected_failure: 0 }
export const BASE = '1f0c5b9d2e7a4c6881d3b0e9f5a7264c8d10e3b2'

/** A patch of one file. */
export const CHANGE: Change = {
  baseTree: 'a'.repeat(40),
  tree: 'b'.repeat(40),
  sha256: 'c0ffee'.padEnd(64, '0'),
  additions: 1,
  deletions: 1,
  entries: [toEntry('src/cart.js')],
  patch: `diff --git a/src/cart.js b/src/cart.js
--- a/src/cart.js
+++ b/src/cart.js
@@ -1,2 +1,2 @@
-export const total = (prices) => prices.reduce((sum, price) => sum - price, 0)
+export const total = (prices) => prices.reduce((sum, price) => sum + price, 0)
 export const count = (prices) => prices.length
`,
}

export function toEntry(path: string): Change['entries'][number] {
  return {
    path,
    kind: 'modify',
    oldMode: '100644',
    newMode: '100644',
    newBlob: 'e'.repeat(40),
    isBinary: false,
    additions: 1,
    deletions: 1,
    before: '',
    after: '',
  }
}

/** The evidence of that patch. */
export const EVIDENCE: EvidenceFile = {
  schemaVersion: 1,
  outcome: 'fixed',
  repository: 'octo/shop',
  baseSha: BASE,
  baseTree: CHANGE.baseTree,
  tree: CHANGE.tree,
  patch: { sha256: CHANGE.sha256, files: ['src/cart.js'], additions: 1, deletions: 1 },
  command: 'npm test',
  workingDirectory: '.',
  mayChangeTests: false,
  runner: 'node:test',
  method: 'per_test',
  before: { exitCode: 1, durationMs: 2_340, counts: { ...COUNTS, passed: 40, failed: 1 }, runs: 2 },
  after: { exitCode: 0, durationMs: 2_310, counts: COUNTS, runs: 2 },
  failToPass: ['test/cart.test.js > total adds the prices up'],
  passToPass: { count: 40, sha256: 'd'.repeat(64) },
  passToFail: [],
  stillFailing: [],
  missing: [],
  newlySkipped: [],
  flaky: [],
  reasons: [],
  remarks: [],
  hunks: [],
  policy: { fileSha256: null, decisions: [] },
  sandbox: {
    level: 3,
    mechanism: 'bwrap',
    bwrapVersion: '0.8.0',
    uid: 65_534,
    network: 'none',
    pidNamespace: true,
    protectedReadOnly: true,
    limits: {},
    selfTest: { passed: 12, failed: [] },
    reason: '',
  },
  model: 'scripted',
  usage: { turns: 2, inputTokens: 3_200, outputTokens: 140 },
  startedAt: '2026-11-30T12:00:00.000Z',
  finishedAt: '2026-11-30T12:01:00.000Z',
}

/** What its pull request says. */
export const FACTS: BodyFacts = {
  change: CHANGE,
  evidence: EVIDENCE,
  explanation: 'The total subtracted the prices. I add them in `total()` now.',
  command: 'npm test',
  workingDirectory: '.',
  baseSha: BASE,
  branch: 'main',
  model: 'scripted',
  usage: EVIDENCE.usage,
  decisions: [],
  thread: undefined,
  requestedBy: undefined,
  isRequest: false,
  isWorkedOnAgain: false,
  closes: undefined,
  runUrl: 'https://github.com/octo/shop/actions/runs/7002',
  failedRunUrl: 'https://github.com/octo/shop/actions/runs/7001',
  tested: { isMerge: false, into: undefined, merge: undefined },
  ciWorkflow: undefined,
  check: { kind: 'anywhere', setupCommand: undefined },
}

export const PROPOSAL: Proposal = {
  id: '00000000-0000-4000-8000-000000000000',
  outcome: 'fixed',
  redWhere: null,
  summary: 'Fixed and proven: 1 failing test turned green, 40 stayed green.',
  explanation: FACTS.explanation,
  points: [],
  commit: BASE,
  branch: 'main',
  continued: null,
  failure: '0123456789abcdef',
  command: 'npm test',
  workingDirectory: '.',
  model: 'scripted',
  usage: EVIDENCE.usage,
  decisions: [],
  log: '',
  notes: [],
  change: CHANGE,
  evidence: EVIDENCE,
}
