import { planTests, runTests } from '../src/proof/proof.ts'
import type { Workspace } from '../src/workspace/workspace.ts'
import { openCopy } from '../test/support/copies.ts'
import type { Measurement } from './measurement.ts'

/** The best of these counts: the machine may have other work. */
const ROUNDS = 21

/** What a run of the test command costs beside the command itself, without a sandbox. */
export async function measureTestRun(): Promise<readonly Measurement[]> {
  const closing: (() => unknown)[] = []
  const files = { 'a.test.mjs': 'import test from "node:test"; test("a", () => {})', 'package.json': '{}' }
  const { workspace } = await openCopy({ after: (close: () => unknown) => closing.push(close) }, files)
  try {
    return [
      await measure('a test run that the host starts itself', 'node --test', workspace),
      await measure('a test run behind a script', 'true && node --test', workspace),
    ]
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

async function measure(name: string, command: string, workspace: Workspace): Promise<Measurement> {
  const plan = await planTests(command, workspace)
  const settings = { timeoutMs: 60_000, signal: new AbortController().signal }
  const bare: number[] = []
  const whole: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    bare.push(
      await time(() =>
        workspace.run({ argv: plan.start(), usesPackageBins: true }, { ...settings, maxOutputBytes: 65_536 }),
      ),
    )
    whole.push(await time(() => runTests(workspace, plan, settings)))
  }
  return { name, value: Math.min(...whole) - Math.min(...bare), unit: 'ms', goal: { atMost: 30 } }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
