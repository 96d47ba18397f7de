import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type Environment, isInside } from '../../environment.ts'
import { type Processes, SandboxError } from '../../process/process.ts'
import type { Enclosure } from '../enclosure.ts'
import { systemTool } from '../view/system.ts'
import type { CopyPlace } from '../view/view.ts'
import { type Listeners, openListeners } from './listeners.ts'
import { BASIC_PROBES, FULL_PROBES, NETWORK_PROBES, PROBE_SCRIPT, type ProbeSettings } from './probes.ts'

export { BASIC_PROBES } from './probes.ts'

interface TrialParts {
  readonly processes: Processes
  readonly enclosure: Enclosure
  readonly environment: Environment
  readonly workspace: string | undefined
  readonly runDirectory: string
  /** Where the copy for the trial goes. */
  readonly copy: CopyPlace
}

export interface Findings {
  readonly passed: number
  /** Names of the probes that got through. */
  readonly failed: readonly string[]
}

const TIMEOUT_MS = 10_000
/** More than the findings, less than what the script prints after them: going over it is what kills the sandbox. */
const KILL_AFTER_BYTES = 32 * 1024

/** Tries, in one sandbox, all that a command in it must not be able to do. Throws SandboxError when it cannot be set up. */
export async function tryOut(parts: TrialParts): Promise<Findings> {
  const { enclosure, copy } = parts
  const listeners = enclosure.network === 'none' ? await openListeners(parts.runDirectory) : undefined
  try {
    await makeCopy(parts)
    const settings = createSettings(parts, listeners)
    const launch = enclosure.launch({
      argv: [enclosure.shownProgram(process.execPath), '-e', PROBE_SCRIPT, JSON.stringify(settings)],
      env: enclosure.environment(copy),
      directory: enclosure.shownRoot(copy.root),
      copy,
      protectedPaths: ['.git', 'tests/protected.txt'],
      program: process.execPath,
      network: enclosure.network,
    })
    const limits = { timeoutMs: TIMEOUT_MS, maxOutputBytes: 4 * KILL_AFTER_BYTES, killAfterBytes: KILL_AFTER_BYTES }
    const { output } = await parts.processes.run(launch, limits)
    return judge(output, settings, listeners)
  } finally {
    listeners?.close()
  }
}

function judge(output: string, { nonce }: ProbeSettings, listeners: Listeners | undefined): Findings {
  const asked = [...BASIC_PROBES, ...FULL_PROBES, ...(listeners ? NETWORK_PROBES : [])]
  const inside = readFindings(output)
  const survivors = hasProcess(nonce) ? ['no_survivor'] : []
  const failed = new Set<string>([...inside, ...(listeners?.reached() ?? []), ...survivors])
  return { passed: asked.filter((name) => !failed.has(name)).length, failed: [...failed] }
}

/** With a file of each kind that is protected, so that the trial goes through the same mounts as a test run. */
async function makeCopy({ copy, enclosure }: TrialParts): Promise<void> {
  const { root, home, temporary } = copy
  const caches = enclosure.homeFolders.map((path) => join(home, path))
  for (const folder of [join(root, '.git'), join(root, 'tests'), home, temporary, ...caches])
    mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, '.git', 'config'), '')
  writeFileSync(join(root, 'tests', 'protected.txt'), '')
  await enclosure.give(root, home, temporary)
}

function createSettings(parts: TrialParts, listeners: Listeners | undefined): ProbeSettings {
  const { environment, copy, enclosure } = parts
  const shownRoot = enclosure.shownRoot(copy.root)
  const visible = enclosure.environment(copy)
  // What lies in /tmp inside is the sandbox's own.
  const parent = [dirname(shownRoot)].filter((folder) => !isInside('/tmp', folder))
  return {
    hostVariables: Object.keys(environment).filter((name) => !(name in visible || SHELL_VARIABLES.has(name))),
    hiddenPaths: findHiddenPaths(parts),
    closedFolders: ['/', '/etc', '/usr', '/usr/bin', '/var/tmp', ...enclosure.toolFolders, ...parent],
    protectedPaths: ['.git/config', 'tests/protected.txt'].map((path) => join(shownRoot, path)),
    openFolders: [shownRoot, join(shownRoot, 'tests'), copy.home, copy.temporary, enclosure.temporary(copy.temporary)],
    pidNamespace: readlinkSync('/proc/self/ns/pid'),
    listeners,
    sudo: systemTool('sudo'),
    nonce: `60.${randomInt(1e9, 1e10)}`,
  }
}

/** Set by bwrap and by shells themselves. */
const SHELL_VARIABLES = new Set(['PWD', 'OLDPWD', 'SHLVL', '_'])
const MAX_NAMES = 25
const SECRET_FILES = ['/run/docker.sock', '/var/run/docker.sock', '/etc/shadow', '/etc/sudoers']
const RUNNER_FOLDERS = ['', '_runner_file_commands', '_github_workflow', '_github_home']

/** Some of what lies in the places that hold secrets: what is there already, so that nothing is planted in a home. */
function findHiddenPaths({ environment, workspace, runDirectory, enclosure, copy }: TrialParts): string[] {
  const { HOME, RUNNER_TEMP, SSH_AUTH_SOCK } = environment
  const folders = [
    ...[HOME, workspace && dirname(workspace), SSH_AUTH_SOCK].flatMap((path) => path || []),
    ...RUNNER_FOLDERS.flatMap((name) => (RUNNER_TEMP ? [join(RUNNER_TEMP, name)] : [])),
    ...[runDirectory, '/root', '/home', '/run', '/var/run'],
  ].filter((folder) => folder !== '/')
  // A container's job may have its workspace among the system's own files.
  const visible = ['/usr', ...enclosure.toolFolders, enclosure.shownRoot(copy.root), copy.home, copy.temporary]
  const isShown = (path: string) => visible.some((folder) => isInside(folder, path) || isInside(path, folder))
  return [...SECRET_FILES.filter(existsSync), ...folders.flatMap(someFiles)].filter((path) => !isShown(path))
}

function someFiles(folder: string): string[] {
  try {
    const names = readdirSync(folder)
    return names.slice(0, MAX_NAMES).map((name) => join(folder, name))
  } catch {
    // A file, absent, or not ours to read.
    return existsSync(folder) ? [folder] : []
  }
}

const FAILED = z.array(z.string())

function readFindings(output: string): readonly string[] {
  const line = /^probes:(.*)$/m.exec(output)?.[1]
  // A sandbox in which not even we can run is not one.
  if (line === undefined) throw new SandboxError(output)
  return FAILED.parse(JSON.parse(line))
}

function hasProcess(argument: string): boolean {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes(argument)
    } catch {
      // It has ended in the meantime.
      return false
    }
  })
}
