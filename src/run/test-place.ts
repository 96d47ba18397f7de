import type { Config, Environment } from '../config/config.ts'
import { ConfigError } from '../errors.ts'
import { isSettingFile, isTestFile } from '../policy/policy.ts'
import { detectTestCommand, planTests, setUp, type TestPlan } from '../proof/proof.ts'
import {
  describeIsolation,
  hostSearchPath,
  type Mirror,
  openCopies,
  openSandbox,
  type Processes,
  type Sandbox,
  type SandboxReport,
  type Workspace,
} from '../workspace/workspace.ts'

interface TestPlaceParts {
  readonly config: Config
  readonly environment: Environment
  readonly mirror: Mirror
  readonly processes: Processes
  readonly runDirectory: string
  /** The commit that copies show as their HEAD. */
  readonly commit: string
  /** The job's workspace, whose installed dependencies the copies get. */
  readonly prepared: string | undefined
  /** Credentials on this machine that tests must not read, each a sentence. */
  readonly exposed?: readonly string[]
  readonly notice: (text: string) => void
  readonly signal: AbortSignal
}

/** Where tests are run: clean copies, set up, and one plan for all of them. */
export interface TestPlace {
  /** How well the tests are shut in. */
  readonly sandbox: SandboxReport
  /** A clean copy of a tree, set up. Throws SetupError. */
  openCopy(tree: string): Promise<Workspace>
  /** How the tests are run; found out in the first copy, and the same from then on. */
  planFor(copy: Workspace): Promise<TestPlan>
  /** The test command, once it is known. */
  command(): string | undefined
  /** Closes every copy that is still open. */
  close(): Promise<void>
}

/** Throws ConfigError when the machine cannot shut tests in as well as is required. */
export async function openTestPlace(parts: TestPlaceParts): Promise<TestPlace> {
  const { config, environment, signal } = parts
  const sandbox = await openTestSandbox(parts)
  const copies = openCopies({
    ...parts,
    sandbox,
    workingDirectory: config.workingDirectory,
    searchPath: hostSearchPath(environment.PATH, parts.prepared),
    protection: { isTest: isTestFile, isSetting: isSettingFile },
  })
  const open = new Set<Workspace>()
  let plan: TestPlan | undefined
  let planning: Promise<TestPlan> | undefined
  return {
    sandbox: sandbox.report,
    async openCopy(tree) {
      const copy = await copies.openCopy(tree)
      open.add(copy)
      await setUp(copy, config.setupCommand, { timeoutMs: config.timeoutMs, signal })
      return copy
    },
    async planFor(copy) {
      planning ??= findPlan(copy, parts)
      plan = await planning
      return plan
    },
    command: () => plan?.command,
    async close() {
      for (const copy of open) await copy.close()
      await copies.close()
    },
  }
}

async function openTestSandbox(parts: TestPlaceParts): Promise<Sandbox> {
  const { config, environment, prepared: workspace, exposed = [] } = parts
  const showsCaches = config.setupCommand === undefined
  const settings = { ...parts, mode: config.sandbox, network: config.network, workspace, showsCaches }
  const sandbox = await openSandbox(settings)
  refuseExposed(sandbox.report, exposed)
  refuseLasting(sandbox.report, parts)
  parts.notice(describeSandbox(sandbox.report, environment))
  return sandbox
}

/** Below level 2 tests read what the job's user reads. */
function refuseExposed({ level, reason }: SandboxReport, exposed: readonly string[]): void {
  if (level >= 2 || exposed.length === 0) return
  throw new ConfigError(
    `${exposed.join(' ')} No test was run, because tests could have read it: the sandbox reaches level ${level} here (${reason}).`,
  )
}

/** Who runs tests in the open on a machine that lives on has to say so, by switching the sandbox off. */
function refuseLasting({ level, reason }: SandboxReport, { config, environment }: TestPlaceParts): void {
  if (level >= 2 || config.sandbox === 'off' || !isOwnRunner(environment)) return
  throw new ConfigError(
    `This is a self-hosted runner, where what a test leaves behind meets the next job, and the sandbox reaches level ${level} only (${reason}). No test was run. Install bubblewrap ("apt-get install bubblewrap"), or set the input "sandbox" to "off" where each job has a fresh runner.`,
  )
}

function describeSandbox(report: SandboxReport, environment: TestPlaceParts['environment']): string {
  const { level, mechanism, network } = report
  const isolation = describeIsolation(report, 'run')
  const net = network === 'none' ? 'no network' : "the host's network"
  const lasting = level < 3 && isOwnRunner(environment) ? LASTING : undefined
  return [`Sandbox: level ${level} (${mechanism}), ${net}.`, isolation, lasting].filter(Boolean).join(' ')
}

/** https://docs.github.com/actions/reference/workflows-and-actions/variables (RUNNER_ENVIRONMENT) */
const isOwnRunner = ({ RUNNER_ENVIRONMENT }: TestPlaceParts['environment']) => RUNNER_ENVIRONMENT === 'self-hosted'

const LASTING =
  'This is a self-hosted runner: what a test leaves on it meets the next job. Set the input "sandbox" to "require", and start a fresh runner for each job.'

async function findPlan(copy: Workspace, { config, notice }: TestPlaceParts): Promise<TestPlan> {
  const command = config.testCommand ?? (await detect(copy, notice))
  const plan = await planTests(command, copy, { reportGlob: config.testReport })
  notice(describePlan(plan, config))
  return plan
}

async function detect(copy: Workspace, notice: TestPlaceParts['notice']): Promise<string> {
  const { command, reason } = await detectTestCommand(copy)
  notice(`Test command: ${command} (${reason}).`)
  return command
}

/** What will be known of the tests: each by itself, or the exit code alone. */
function describePlan({ words, runners }: TestPlan, { testReport }: Config): string {
  if (testReport !== undefined) return `Tests are read one by one from the reports at ${JSON.stringify(testReport)}.`
  const names = runners.map(({ name }) => name).join(', ')
  if (words) return `Tests are reported one by one by ${names}.`
  return names === ''
    ? 'Regreen knows no test runner for what is in this folder, so the exit code of the test command decides.'
    : `The first run shows which test runner the command starts. If it is one of these, each test is known by itself: ${names}. If not, the exit code decides.`
}
