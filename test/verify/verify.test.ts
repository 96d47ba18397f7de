import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { isTestFile } from '../../src/policy/policy.ts'
import { planTests, type TestPlan } from '../../src/proof/proof.ts'
import { verify } from '../../src/verify/verify.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { openCopy } from '../support/copies.ts'
import { SANDBOX } from '../support/prove.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const { files, source, broken, repaired, testCommand } = PROJECTS['node:test']
const TARGET = 'test/cart.test.js > total adds the prices up'

/** Grades a repair with both sides at once, and tells for which trees the tests were planned, in this order. */
async function gradeInParallel(t: TestContext, alsoWrites: Readonly<Record<string, string>>) {
  const { mirror, tree, folder, openCopy: open } = await openCopy(t, files)
  const writes = { [source]: (files[source] ?? '').replace(broken, repaired), ...alsoWrites }
  const edits = Object.entries(writes).map(([path, text]) => ({ path, mode: '100644', content: Buffer.from(text) }))
  const { patch, tree: patched } = await mirror.change(tree, await mirror.treeWith(tree, edits))
  const patchFile = join(folder, 'patch.diff')
  await writeFile(patchFile, patch)
  const trees = new Map<Workspace, string>()
  const planned: string[] = []
  let plan: Promise<TestPlan> | undefined
  const { evidence, grade } = await verify(
    {
      baseTree: tree,
      patchFile,
      testPatchFile: undefined,
      lists: { failToPass: [TARGET], passToPass: [] },
    },
    {
      mirror,
      isTestFile,
      isParallel: true,
      sandbox: SANDBOX,
      run: { timeoutMs: 60_000, signal: new AbortController().signal },
      runsBefore: 1,
      runsAfter: 1,
      async openCopy(from) {
        const copy = await open(from)
        trees.set(copy, from)
        return copy
      },
      planFor(copy) {
        planned.push(trees.get(copy) === patched ? 'patched' : 'base')
        plan ??= planTests(testCommand, copy)
        return plan
      },
    },
  )
  return { evidence, grade, planned }
}

test('a grade with both sides at once is made by the tests that the base commit runs, whatever the patch makes of them', async (t) => {
  const scripts = { test: "node -e 0 'tests'" }
  const { grade, planned, evidence } = await gradeInParallel(t, {
    'package.json': JSON.stringify({ name: 'shop', private: true, type: 'module', scripts }),
  })
  assert.equal(planned[0], 'base')
  assert.ok(planned.includes('patched'))
  assert.equal(evidence.runner, 'node:test')
  assert.deepEqual(grade?.failToPass, { passed: [TARGET], failed: [] })
})
