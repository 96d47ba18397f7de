import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { planTests, runTests, type TestPlan, type TestReport, type TestResult } from '../../src/proof/proof.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { openCopy } from './copies.ts'
import type { FileContent } from './git.ts'

export type Files = Readonly<Record<string, FileContent>>

export interface CommandRun {
  readonly files: Files
  readonly command: string
  readonly only?: readonly TestResult[]
  readonly reportGlob?: string
  readonly timeoutMs?: number
  readonly environment?: Readonly<Record<string, string>>
  readonly workingDirectory?: string
  /** How many times in the same copy; the last run counts. */
  readonly runs?: number
}

export interface RanCommand {
  readonly report: TestReport
  readonly plan: TestPlan
  readonly workspace: Workspace
}

/** This project's packages. */
export const PACKAGES = join(import.meta.dirname, '../../node_modules')

/** Runs a test command in a copy of a project with these files, which has this project's packages. */
export async function runCommand(t: Pick<TestContext, 'after'>, run: CommandRun): Promise<RanCommand> {
  const { workspace } = await openCopy(t, run.files, run)
  await symlink(PACKAGES, join(workspace.directory, 'node_modules'))
  const plan = await planTests(run.command, workspace, { reportGlob: run.reportGlob })
  const settings = {
    timeoutMs: run.timeoutMs ?? 120_000,
    signal: new AbortController().signal,
    ...(run.only && { only: run.only }),
  }
  for (let i = 1; i < (run.runs ?? 1); i++) await runTests(workspace, plan, settings)
  return { report: await runTests(workspace, plan, settings), plan, workspace }
}

/** Status by id; `undefined` where there is no per-test report. */
export function statusById({ tests }: TestReport): Readonly<Record<string, string>> | undefined {
  return tests && Object.fromEntries(tests.map(({ id, status }) => [id, status]))
}
