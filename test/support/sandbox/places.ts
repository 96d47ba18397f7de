import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, symlinkSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commitFiles, git } from '../git.ts'
import type { HostAnswer, HostCommand, HostTask } from './host.ts'

/** Who runs the host's side, and what it finds on its machine. */
export interface Place {
  readonly name: string
  readonly user: 'root' | 'ordinary'
  /**
   * `works` here as everywhere; `absent` from PATH; `refused` as on ubuntu-24.04, where user namespaces are not for
   * everybody; `broken` for root as well; the last two fail once there is a file `broken` in the task's folder.
   */
  readonly bwrap: 'works' | 'absent' | 'refused' | 'broken' | 'works_at_first' | 'refused_later'
  readonly hasSudo: boolean
  /** Whether root is a container's root, who may make no namespaces. */
  readonly isContainer: boolean
  readonly level: number
  readonly mechanism: string
}

const place = (
  user: Place['user'],
  bwrap: Place['bwrap'],
  rest: { hasSudo?: boolean; isContainer?: boolean; level: number; mechanism: string },
): Place => ({
  name: `${user === 'root' ? 'root' : 'an ordinary user'}${rest.hasSudo ? ' with sudo' : ''}${rest.isContainer ? ' of a container' : ''}, bwrap ${bwrap}`,
  user,
  bwrap,
  hasSudo: false,
  isContainer: false,
  ...rest,
})

/** Every way down the ladder. The last one offers nothing. */
export const PLACES = {
  user: place('ordinary', 'works', { level: 3, mechanism: 'bwrap' }),
  root: place('root', 'works', { level: 3, mechanism: 'bwrap' }),
  sudo: place('ordinary', 'refused', { hasSudo: true, level: 3, mechanism: 'sudo bwrap' }),
  rootByHand: place('root', 'absent', { level: 2, mechanism: 'unshare' }),
  sudoByHand: place('ordinary', 'broken', { hasSudo: true, level: 2, mechanism: 'sudo unshare' }),
  container: place('root', 'works', { isContainer: true, level: 1, mechanism: 'setpriv' }),
  nothing: place('ordinary', 'refused', { level: 0, mechanism: 'none' }),
} as const

export const SHUT_IN: readonly Place[] = Object.values(PLACES).filter(({ level }) => level >= 2)

/** Nobody on any machine has this id. */
const ORDINARY_ID = 64_123
const IS_ROOT = process.getuid?.() === 0
const BWRAP = '/usr/bin/bwrap'
const HOST = fileURLToPath(new URL('./host.ts', import.meta.url))

export interface Ground {
  /** Everything is below this folder. */
  readonly folder: string
  readonly home: string
  readonly runnerTemp: string
  readonly workspace: string
  /** Two folders on PATH: the place's own bwrap and sudo, and everything else. */
  readonly bin: string
  readonly programs: string
  readonly task: Pick<HostTask, 'folder' | 'source' | 'commit'>
}

/** Root's files are root's to remove. */
async function remove(folder: string): Promise<void> {
  if (IS_ROOT) return rm(folder, { recursive: true, force: true, maxRetries: 3 })
  await once(spawn('sudo', ['-n', 'rm', '-rf', '--', folder]), 'close')
}

const FILES = {
  'src/code.js': 'module.exports = 1\n',
  'tests/a.test.js': 'tests\n',
  'tests/deep/b.test.js': 'tests\n',
  'package.json': '{}\n',
  '.github/workflows/ci.yml': 'on: push\n',
}

/** A machine in small: a home, a runner's temporary folder, a job's workspace, a folder for tools, a repository. */
export async function layGround(t: { after(clean: () => Promise<unknown>): unknown }, wanted: Place): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'regreen-test-'))
  t.after(() => remove(folder))
  await chmod(folder, 0o755)
  const paths = {
    home: join(folder, 'home'),
    runnerTemp: join(folder, 'work', '_temp'),
    workspace: join(folder, 'work', 'project', 'project'),
    bin: join(folder, 'bin'),
    own: join(folder, 'work', '_temp', 'own'),
  }
  for (const path of Object.values(paths)) await mkdir(path, { recursive: true })
  const source = join(folder, 'source.git')
  await git(folder, ['init', '--quiet', '--bare', source])
  const commit = await commitFiles(source, { branch: 'main', files: FILES })
  await writeTools(paths, wanted)
  farm ??= plantFarm()
  const programs = await farm
  if (IS_ROOT && wanted.user === 'ordinary')
    for (const path of [folder, ...Object.values(paths)]) await chown(path, ORDINARY_ID, ORDINARY_ID)
  return { folder, ...paths, programs, task: { folder: paths.own, source, commit } }
}

// The messages are those that were seen on the machines that these stand for.
const REFUSED = 'echo "bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted" >&2; exit 1'
const BROKEN = 'echo "bwrap: Creating new namespace failed: Operation not permitted" >&2; exit 1'

const untilBroken = (folder: string) =>
  `if [ -e ${folder}/broken ]; then echo 'bwrap: Creating new namespace failed: No space left on device' >&2; exit 1; fi`

let farm: Promise<string> | undefined

/** The system's programs under their own names, but for the two that each place decides on. Made once. */
async function plantFarm(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'regreen-test-programs-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const names = (await readdir('/usr/bin')).filter((name) => name !== 'bwrap' && name !== 'sudo')
  for (const name of names) symlinkSync(join('/usr/bin', name), join(folder, name))
  return folder
}

async function writeTools({ bin, own }: { bin: string; own: string }, { bwrap, hasSudo }: Place): Promise<void> {
  const scripts = {
    works: `exec ${BWRAP} "$@"`,
    refused: `[ "$(id -u)" = 0 ] || { ${REFUSED}; }\nexec ${BWRAP} "$@"`,
    broken: BROKEN,
    works_at_first: `${untilBroken(own)}\nexec ${BWRAP} "$@"`,
    refused_later: `[ "$(id -u)" = 0 ] || { ${REFUSED}; }\n${untilBroken(own)}\nexec ${BWRAP} "$@"`,
  }
  if (bwrap !== 'absent') await writeScript(join(bin, 'bwrap'), `#!/bin/sh\n${scripts[bwrap]}\n`)
  if (!hasSudo) return
  if (IS_ROOT) await writeSudo(bin)
  else await symlink('/usr/bin/sudo', join(bin, 'sudo'))
}

/**
 * sudo without a password, for anybody: a shell that root lends its rights to. Like the real one it closes all
 * descriptors but three, and its children are root's.
 */
async function writeSudo(bin: string): Promise<void> {
  const shell = join(bin, 'lent-shell')
  await copyFile('/bin/bash', shell)
  await chmod(shell, 0o4755)
  const asRoot = 'exec setpriv --reuid=0 --regid=0 --clear-groups -- "$@" 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-'
  await writeScript(join(bin, 'sudo'), `#!${shell} -p\nshift\nif [ "$1" = -- ]; then shift; fi\n${asRoot}\n`)
}

async function writeScript(file: string, text: string): Promise<void> {
  await writeFile(file, text)
  await chmod(file, 0o755)
}

export interface HostOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly mode?: HostTask['mode']
  readonly network?: HostTask['network']
  readonly workingDirectory?: string
  readonly showsCaches?: boolean
  /** Where the run takes place, for a second one on the same ground. */
  readonly folder?: string
  readonly announces?: boolean
  /** Folders that come first on PATH. */
  readonly pathFirst?: readonly string[]
  /** An open file that the host's side inherits as this descriptor, as a careless parent leaves one. */
  readonly stray?: { readonly descriptor: number; readonly file: number }
}

/** Starts the host's side. Inside, copies are shown at the path of the job's workspace. */
export function startHost(
  place: Place,
  ground: Ground,
  commands: readonly HostCommand[],
  options: HostOptions = {},
): ChildProcess {
  const { environment, pathFirst, stray, ...rest } = options
  const task: HostTask = {
    mode: 'auto',
    network: 'none',
    workspace: ground.workspace,
    ...ground.task,
    ...rest,
    commands,
  }
  const argv = [process.execPath, HOST, JSON.stringify(task)]
  return spawnIn(place, ground, {
    argv,
    ...(environment && { environment }),
    ...(pathFirst && { pathFirst }),
    ...(stray && { stray }),
  })
}

export interface Spawned extends Pick<HostOptions, 'environment' | 'pathFirst' | 'stray'> {
  readonly argv: readonly string[]
}

/** Starts a program as the place's user, with the place's tools on PATH. */
export function spawnIn(
  { user, isContainer }: Place,
  ground: Ground,
  { argv, environment, pathFirst = [], stray }: Spawned,
): ChildProcess {
  const env = {
    PATH: [...pathFirst, ground.bin, ground.programs, dirname(process.execPath)].join(':'),
    HOME: ground.home,
    RUNNER_TEMP: ground.runnerTemp,
    ...environment,
  }
  const asOther =
    !IS_ROOT && user === 'root' ? ['sudo', '-n', 'env', '-i', ...Object.entries(env).map(([k, v]) => `${k}=${v}`)] : []
  const confined = isContainer ? ['setpriv', '--bounding-set=-sys_admin', '--inh-caps=-sys_admin', '--'] : []
  const [file = '', ...args] = [...asOther, ...confined, ...argv]
  return spawn(file, args, {
    cwd: ground.folder,
    env,
    stdio: [
      ...(['ignore', 'pipe', 'inherit'] as const),
      ...(stray ? [...Array<'ignore'>(stray.descriptor - 3).fill('ignore'), stray.file] : []),
    ],
    ...(IS_ROOT && user === 'ordinary' && { uid: ORDINARY_ID, gid: ORDINARY_ID }),
  })
}

/** Runs commands in one copy, one after the other, and answers what the host's side says. */
export async function runHost(
  place: Place,
  ground: Ground,
  commands: readonly HostCommand[],
  options?: HostOptions,
): Promise<HostAnswer> {
  const child = startHost(place, ground, commands, options)
  const pieces: Buffer[] = []
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece))
  await once(child, 'close')
  const line = Buffer.concat(pieces).toString().trim().split('\n').at(-1) ?? ''
  // What the host's side prints is typed by HostAnswer.
  return JSON.parse(line) as HostAnswer
}

/** Runs one shell script per entry; answers the output of each, by the entry's name. */
export async function runScripts<T extends string>(
  place: Place,
  ground: Ground,
  scripts: Readonly<Record<T, string>>,
  options?: HostOptions,
): Promise<{ readonly answer: HostAnswer; readonly output: Readonly<Record<string, string>> }> {
  const names = Object.keys(scripts)
  const commands = Object.values<string>(scripts).map((script): HostCommand => ({ argv: ['/bin/sh', '-c', script] }))
  const answer = await runHost(place, ground, commands, options)
  const output = names.map((name, i) => {
    const result = answer.results[i]
    return [name, result && 'output' in result ? result.output.trim() : `no result: ${answer.error}`]
  })
  return { answer, output: Object.fromEntries(output) }
}
