import type { Config } from './config.ts'
import { detectTestCommand, planTests, setUp, type TestPlan } from './proof/proof.ts'
import { createCopies, type Mirror, type Processes, type Workspace } from './workspace/workspace.ts'

export interface TestPlaceParts {
  readonly config: Config
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly mirror: Mirror
  readonly processes: Processes
  readonly runDirectory: string
  /** The commit that copies show as their HEAD. */
  readonly commit: string
  /** The job's workspace, whose installed dependencies the copies get. */
  readonly prepared: string | undefined
  readonly notice: (text: string) => void
  readonly signal: AbortSignal
}

/** Where tests are run: clean copies, set up, and one plan for all of them. */
export interface TestPlace {
  /** A clean copy of a tree, set up. Throws SetupError. */
  openCopy(tree: string): Promise<Workspace>
  /** How the tests are run; found out in the first copy, and the same from then on. */
  planFor(copy: Workspace): Promise<TestPlan>
  /** The test command, once it is known. */
  command(): string | undefined
  /** Closes every copy that is still open. */
  close(): Promise<void>
}

export function openTestPlace(parts: TestPlaceParts): TestPlace {
  const { config, signal } = parts
  const copies = createCopies({
    ...parts,
    workingDirectory: config.workingDirectory,
    hostEnvironment: parts.environment,
  })
  const open = new Set<Workspace>()
  let plan: TestPlan | undefined
  return {
    async openCopy(tree) {
      const copy = await copies.openCopy(tree)
      open.add(copy)
      await setUp(copy, config.setupCommand, { timeoutMs: config.timeoutMs, signal })
      return copy
    },
    async planFor(copy) {
      plan ??= await findPlan(copy, parts)
      return plan
    },
    command: () => plan?.command,
    async close() {
      for (const copy of open) await copy.close()
    },
  }
}

async function findPlan(copy: Workspace, { config, notice }: TestPlaceParts): Promise<TestPlan> {
  const detected = config.testCommand === undefined ? await detectTestCommand(copy) : undefined
  if (detected) notice(`Test command: ${detected.command} (${detected.reason}).`)
  const plan = await planTests(config.testCommand ?? detected?.command ?? '', copy)
  notice(
    plan.runner
      ? `Tests are reported one by one by ${plan.runner.name}.`
      : 'No known test runner: the exit code decides.',
  )
  return plan
}
