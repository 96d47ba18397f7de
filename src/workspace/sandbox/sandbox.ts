import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../errors.ts'
import { type Environment, hostSearchPath } from '../environment.ts'
import { type Processes, SandboxError } from '../process/process.ts'
import type { RunResult, SandboxReport } from '../types.ts'
import { createEnclosure, type Enclosure } from './enclosure.ts'
import { explainLimits, LIMITS } from './limits.ts'
import { chooseUser, findTool, listMechanisms, type Machine, nothing } from './mechanisms/mechanisms.ts'
import { closeStrayDescriptors } from './trial/descriptors.ts'
import { BASIC_PROBES, type Findings, tryOut } from './trial/trial.ts'
import type { Mechanism, Network } from './types.ts'
import { createSurroundings, type Surroundings } from './view/view.ts'

export type { Enclosed } from './enclosure.ts'
export type { CopyPlace } from './view/view.ts'

export interface SandboxSettings {
  /** `auto` takes the best level there is, `require` nothing below 2, `off` none. */
  readonly mode: 'auto' | 'require' | 'off'
  /** The network of test runs. */
  readonly network: Network
  readonly environment: Environment
  /** The job's workspace: copies are shown at its path, because installed dependencies hold absolute paths. */
  readonly workspace: string | undefined
  /** Whether copies show what package managers have downloaded in earlier steps; not where a set-up command does that. */
  readonly showsCaches?: boolean
  /** The run's private folder. */
  readonly runDirectory: string
  readonly processes: Processes
}

/** Shuts commands in as well as this machine can, and says how well that is. */
export interface Sandbox extends Omit<Enclosure, 'toolFolders'> {
  readonly report: SandboxReport
  /** A sentence when a failed command, with this network, may have met one of the sandbox's limits. */
  explain(result: Pick<RunResult, 'exitCode' | 'output'>, network: Network): string | undefined
}

/** Finds the best way to shut commands in by trying them in order. Throws ConfigError when that is less than required. */
export async function openSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const sandbox = await findBest(settings)
  const { level, reason } = sandbox.report
  if (settings.mode !== 'require' || level >= 2) return sandbox
  throw new ConfigError(
    `Input "sandbox" is "require", and this machine offers level ${level} only: ${reason}. Install bubblewrap ("apt-get install bubblewrap"), run the job where bubblewrap works, or set this input to "auto".`,
  )
}

/** What the sentence about the tests' isolation is, wherever proof is spoken of; `undefined` when it is complete. */
export function describeIsolation(
  { level, reason }: Pick<SandboxReport, 'level' | 'reason'>,
  verb: 'ran' | 'run' = 'ran',
): string | undefined {
  if (level === 3) return undefined
  if (level === 0) return `Tests ${verb} without isolation: ${reason}.`
  return `Tests ${verb} with reduced isolation (level ${level}: ${reason}).`
}

async function findBest(settings: SandboxSettings): Promise<Sandbox> {
  if (settings.mode === 'off') return createOpen(settings, 'it is switched off by the input "sandbox"')
  if (process.platform !== 'linux') return createOpen(settings, `there are no sandboxes on ${process.platform}`)
  closeStrayDescriptors()
  const machine = await inspect(settings)
  const surroundings = createSurroundings(machine.folder, machine.user, viewSettings(settings))
  const { best, reasons } = await climb(machine, surroundings, settings)
  if (!best) return createOpen(settings, reasons.join('; '))
  const report = createReport(best, { network: settings.network, bwrap: machine.bwrap, reasons })
  return { ...best.enclosure, report, explain: (result, network) => explainLimits(result, { limits: LIMITS, network }) }
}

/** Fresh folders for what sandboxes need on the host's side. */
async function inspect(settings: SandboxSettings): Promise<Machine> {
  const self = ourselves()
  const folder = join(settings.runDirectory, 'sandbox')
  mkdirSync(folder, { recursive: true })
  const searchPath = hostSearchPath(settings.environment.PATH, settings.workspace)
  const path = findTool('bwrap', searchPath)
  const bwrap = path === undefined ? undefined : { path, version: await readVersion(path, settings) }
  const sudo = self.uid === 0 ? undefined : findTool('sudo', searchPath)
  return { self, user: chooseUser(self, process.pid, readUidMap()), bwrap, sudo, folder }
}

/** A kernel without user namespaces has no such file, and all ids. */
function readUidMap(): string {
  try {
    return readFileSync('/proc/self/uid_map', 'utf8')
  } catch {
    return '0 0 4294967295'
  }
}

function viewSettings({ environment, workspace, runDirectory, showsCaches = false }: SandboxSettings) {
  const { HOME, RUNNER_TEMP } = environment
  return {
    environment,
    workspace,
    showsCaches,
    hidden: [workspace, HOME, RUNNER_TEMP, runDirectory].flatMap((path) => path || []),
  }
}

async function readVersion(bwrap: string, { processes, runDirectory }: SandboxSettings): Promise<string | undefined> {
  const launch = { argv: [bwrap, '--version'], directory: runDirectory, env: {} } as const
  const { output } = await processes.run(launch, { timeoutMs: 5_000, maxOutputBytes: 200 })
  return /\d[\d.]*/.exec(output)?.[0]
}

interface Tried {
  readonly level: SandboxReport['level']
  readonly mechanism: Mechanism
  readonly enclosure: Enclosure
  readonly findings: Findings
}

/** Down from the best mechanism, until one keeps what it promises. */
async function climb(machine: Machine, surroundings: Surroundings, settings: SandboxSettings) {
  const reasons = machine.bwrap === undefined ? ['bubblewrap is not installed'] : []
  let best: Tried | undefined
  for (const mechanism of listMechanisms(machine)) {
    const enclosure = createEnclosure({ ...settings, mechanism, surroundings, self: machine.self })
    try {
      const copy = trialCopy(machine.folder)
      // Without mounts of its own the user must find the way to the copies, and nothing else.
      if (!mechanism.hasMounts) for (const folder of [settings.runDirectory, machine.folder]) chmodSync(folder, 0o711)
      const findings = await tryOut({ ...settings, enclosure, copy })
      const level = levelOf(mechanism, findings)
      if (findings.failed.length > 0) reasons.push(`${mechanism.name} leaves open: ${findings.failed.join(', ')}`)
      if (level > (best?.level ?? 0)) best = { level, mechanism, enclosure, findings }
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error
      reasons.push(`${mechanism.name} does not work here (${error.words || 'it says nothing'})`)
    }
    if (best?.level === mechanism.level) break
  }
  return { best, reasons }
}

function trialCopy(folder: string) {
  const place = join(folder, 'trial')
  return { root: join(place, 'repo'), home: join(place, 'home'), temporary: join(place, 'tmp') }
}

/** Any probe that gets through lowers the level. */
function levelOf({ level }: Mechanism, { failed }: Findings): SandboxReport['level'] {
  if (failed.length === 0) return level
  return BASIC_PROBES.some((name) => failed.includes(name)) ? 0 : 1
}

interface Known {
  readonly network: Network
  readonly bwrap: Machine['bwrap']
  readonly reasons: readonly string[]
}

function createReport({ level, mechanism, findings }: Tried, { network, bwrap, reasons }: Known): SandboxReport {
  return {
    level,
    mechanism: mechanism.name,
    bwrapVersion: bwrap?.version ?? null,
    uid: mechanism.user.uid,
    network: level >= 2 ? network : 'host',
    pidNamespace: !findings.failed.includes('process_namespace'),
    protectedReadOnly: !findings.failed.includes('protected_files'),
    limits: { ...LIMITS },
    selfTest: findings,
    reason: level === 3 ? '' : reasons.join('; '),
  }
}

function createOpen(settings: SandboxSettings, reason: string): Sandbox {
  const self = ourselves()
  const surroundings: Surroundings = { toolFolders: [], caches: [], mounts: () => [] }
  const enclosure = createEnclosure({ ...settings, mechanism: nothing(self), surroundings, self })
  const report: SandboxReport = {
    level: 0,
    mechanism: 'none',
    bwrapVersion: null,
    uid: self.uid,
    network: 'host',
    pidNamespace: false,
    protectedReadOnly: false,
    limits: {},
    selfTest: { passed: 0, failed: [] },
    reason,
  }
  return { ...enclosure, report, explain: () => undefined }
}

const ourselves = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 })
