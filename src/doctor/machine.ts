import { allowsUnsecureCommands, type Config, type Environment } from '../config/config.ts'
import { describeIsolation, type Processes, type SandboxReport } from '../workspace/workspace.ts'
import { type Finding, fault } from './types.ts'

/** The oldest versions that Regreen is tested with, and whose features it uses. */
const OLDEST_NODE = 20
// The token reaches git in GIT_CONFIG_COUNT. https://github.com/git/git/blob/master/Documentation/RelNotes/2.31.0.txt
const OLDEST_GIT = [2, 31] as const

/** `version` as `process.versions.node` says it. */
export function checkNode(version: string): Finding[] {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return []
  return [fault(`Node.js is ${version}.`, `Install Node.js ${OLDEST_NODE} or newer.`)]
}

/** What `git --version` says; `undefined` when there is no git. */
export async function readGitVersion(processes: Processes, searchPath: string): Promise<string | undefined> {
  const launch = { argv: ['git', '--version'] as const, directory: '/', env: { PATH: searchPath } }
  const { ending, exitCode, output } = await processes.run(launch, { timeoutMs: 20_000, maxOutputBytes: 1_000 })
  return ending === 'exited' && exitCode === 0 ? output.trim() : undefined
}

/** What `git --version` has said; `undefined` when there is no git. */
export function checkGit(said: string | undefined): Finding[] {
  const cure = `Install git ${OLDEST_GIT.join('.')} or newer, and put it on PATH.`
  if (said === undefined) return [fault('There is no git on PATH.', cure)]
  const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? []
  if (major === undefined) return [fault(`"git --version" says ${JSON.stringify(said.slice(0, 100))}.`, cure)]
  const [oldest, oldestMinor] = OLDEST_GIT
  const isNew = Number(major) > oldest || (Number(major) === oldest && Number(minor) >= oldestMinor)
  return isNew ? [] : [fault(`Git is ${major}.${minor}.`, cure)]
}

/** A test's output must not be able to change the environment of later steps. */
export function checkUnsecureCommands(environment: Environment): Finding[] {
  if (!allowsUnsecureCommands(environment)) return []
  return [
    fault(
      'ACTIONS_ALLOW_UNSECURE_COMMANDS is set: any test can change the environment of the job by what it prints. Regreen does not start.',
      'Remove it from "env" of the workflow and the job, and from the environment of the runner.',
    ),
  ]
}

const REPAIR =
  'The reason says what keeps it from working. It needs user namespaces, or "sudo" without a password; see docs/sandbox.md of Regreen.'
const INSTALL_BY_STEP =
  'Install bubblewrap: a step "run: sudo apt-get update && sudo apt-get install --yes bubblewrap" before Regreen, or once on the machine.'
const INSTALL = 'Install bubblewrap: "sudo apt-get install bubblewrap", or what that is on this system.'

/** Tests that are not isolated at level 2 or 3 read what the job's user reads. */
export function checkSandbox(
  report: SandboxReport,
  { sandbox }: Pick<Config, 'sandbox'>,
  environment: Environment,
): Finding[] {
  if (sandbox === 'off')
    return [fault('The input "sandbox" is "off": tests can see and change the whole machine.', 'Set it to "auto".')]
  if (report.level >= 2) return []
  const isolation = describeIsolation(report, 'run') ?? ''
  const ends = sandbox === 'require' ? ' As the input "sandbox" is "require", every run will end there.' : ''
  return [fault(`${isolation}${ends}`, cureOf(report, environment))]
}

function cureOf({ reason }: SandboxReport, environment: Environment): string {
  if (!/not installed/.test(reason)) return REPAIR
  return isJob(environment) ? INSTALL_BY_STEP : INSTALL
}

/** Whether this is a job of GitHub Actions. https://docs.github.com/actions/reference/workflows-and-actions/variables */
export const isJob = ({ GITHUB_ACTIONS }: Environment): boolean => GITHUB_ACTIONS === 'true'

/** What a test leaves behind on a machine that lives on meets the next job. */
export function checkRunner(environment: Environment, report: SandboxReport): Finding[] | undefined {
  if (!isJob(environment)) return undefined
  if (environment.RUNNER_ENVIRONMENT === 'github-hosted' || report.level === 3) return []
  return [
    fault(
      `The runner is self-hosted, and the sandbox reaches level ${report.level} of 3 there.`,
      `${cureOf(report, environment)} Set the input "sandbox" to "require", and start a fresh runner for each job.`,
    ),
  ]
}
