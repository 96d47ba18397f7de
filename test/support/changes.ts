import type { Evidence } from '../../src/proof/types.ts'
import type { Change } from '../../src/workspace/types.ts'

/** A change of one line in each of these files, known by its digest. */
export function changeOf(sha256: string, ...paths: readonly string[]): Change {
  return {
    baseTree: 'base',
    tree: sha256,
    entries: paths.map((path) => ({
      path,
      kind: 'modify',
      oldMode: '100644',
      newMode: '100644',
      newBlob: 'blob',
      additions: 1,
      deletions: 1,
      isBinary: false,
      before: 'old\n',
      after: 'new\n',
    })),
    patch: sha256,
    sha256,
    additions: paths.length,
    deletions: paths.length,
  }
}

/** Evidence of a change that is proven, or not, without saying more than that. */
export function evidenceOf(change: Change, proven: boolean): Evidence {
  const side = { exitCode: proven ? 0 : 1, durationMs: 1, counts: null, runs: 2 }
  return {
    method: 'exit_code',
    proven,
    reasons: proven ? [] : ['1 test still fails: "a".'],
    remarks: [],
    failToPass: [],
    passToPass: [],
    passToFail: [],
    stillFailing: [],
    missing: [],
    newlySkipped: [],
    flaky: [],
    remaining: [],
    sandbox: {
      level: 3,
      mechanism: 'bwrap',
      bwrapVersion: null,
      uid: null,
      network: 'none',
      pidNamespace: true,
      protectedReadOnly: true,
      limits: {},
      selfTest: { passed: 1, failed: [] },
      reason: '',
    },
    hunks: [],
    patchSha256: change.sha256,
    baseTree: change.baseTree,
    tree: change.tree,
    runner: 'exit code',
    before: side,
    after: side,
  }
}
