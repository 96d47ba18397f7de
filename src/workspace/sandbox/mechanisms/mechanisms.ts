import { randomUUID } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Launch } from '../../process/process.ts'
import { LIMITS, limit } from '../limits.ts'
import type { Mechanism, Room, User } from '../types.ts'
import { systemTool } from '../view/system.ts'
import { type BubblewrapVariant, bubblewrapArguments } from './bubblewrap.ts'
import { watchLifeline, watchStatus, watchUser } from './guard.ts'
import { boundToParent, throughSudo, unprivileged } from './privileges.ts'
import { unshareArguments, unshareScript } from './unshare.ts'

export interface Machine {
  /** Who we are. */
  readonly self: User
  /** Whom commands run as. */
  readonly user: User
  /** The version is absent when bwrap does not tell it. */
  readonly bwrap: { readonly path: string; readonly version: string | undefined } | undefined
  /** Absent where it is not needed, because we are root. */
  readonly sudo: string | undefined
  /** A folder of ours that no sandbox shows. */
  readonly folder: string
}

/** What the tools around a sandbox are started with. Everything that is in it can be read inside. */
const TOOL_ENVIRONMENT = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' }
/** Two ranges that Debian, systemd and their kin do not use. https://systemd.io/UIDS-GIDS/ */
const UNUSED_IDS = 1_900_000_000
const FEW_UNUSED_IDS = { first: 65_520, count: 14 }

/**
 * Root's tests run as a user who owns nothing else, and no other run has: one run's end would be the end of the other's
 * tests. The id of `nobody` will not do, because other services run as that. A container may have 65,536 ids and no more;
 * there two runs rarely meet. `uidMap` is the text of /proc/self/uid_map, see user_namespaces(7).
 */
export function chooseUser(self: User, processId: number, uidMap: string): User {
  if (self.uid !== 0) return self
  const own = UNUSED_IDS + processId
  const id = isMapped(own, uidMap) ? own : FEW_UNUSED_IDS.first + (processId % FEW_UNUSED_IDS.count)
  return { uid: id, gid: id }
}

/** Each line: the first id inside, the first id outside, how many. */
function isMapped(id: number, uidMap: string): boolean {
  return uidMap.split('\n').some((line) => {
    const [first, , count] = line.trim().split(/\s+/).map(Number)
    return first !== undefined && count !== undefined && first <= id && id < first + count
  })
}

/** A tool as the host finds it. */
export function findTool(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(':')
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The ways to shut a command in that may work here, best first. Whether one does is found out by trying. */
export function listMechanisms(machine: Machine): Mechanism[] {
  const { self, bwrap } = machine
  const asRoot = self.uid === 0
  const canBeRoot = asRoot || machine.sudo !== undefined
  const variant = { path: bwrap?.path ?? '', isOld: isBefore(bwrap?.version, 0, 8) }
  return [
    ...(bwrap && !asRoot ? [bubblewrap({ ...variant, hasUserNamespace: true }, machine)] : []),
    ...(bwrap && canBeRoot ? [bubblewrap({ ...variant, hasUserNamespace: false }, machine)] : []),
    ...(canBeRoot ? [namespaces(machine)] : []),
    ...(asRoot ? [otherUser(machine)] : []),
  ]
}

function isBefore(version: string | undefined, major: number, minor: number): boolean {
  if (version === undefined) return false
  const [own = 0, ownMinor = 0] = version.split('.').map(Number)
  return own < major || (own === major && ownMinor < minor)
}

function bubblewrap(variant: BubblewrapVariant & { readonly path: string }, machine: Machine): Mechanism {
  const needsRoot = !variant.hasUserNamespace
  return {
    name: named('bwrap', needsRoot, machine),
    level: 3,
    user: machine.user,
    hasMounts: true,
    launch(room) {
      const inner = limit(room.argv, LIMITS)
      const command = needsRoot ? unprivileged(machine.user, inner) : inner
      const argv = [variant.path, ...bubblewrapArguments(room, variant, LIMITS), ...command]
      return withStatus(argv, needsRoot, machine)
    },
  }
}

function namespaces(machine: Machine): Mechanism {
  const stage = join(machine.folder, 'stage')
  return {
    name: named('unshare', true, machine),
    level: 2,
    user: machine.user,
    hasMounts: true,
    launch(room) {
      mkdirSync(stage, { recursive: true })
      const script = unshareScript(room, stage, LIMITS)
      const unshare = [systemTool('unshare'), ...unshareArguments(room), '/bin/sh', '-c', script, 'sh']
      const command = [...withEnvironment(room), ...unprivileged(machine.user, limit(room.argv, LIMITS))]
      return withStatus(boundToParent([...unshare, ...command]), true, machine)
    },
  }
}

/** Where namespaces are forbidden, as in most containers: what we hold in memory is at least another user's. */
function otherUser({ user }: Machine): Mechanism {
  return {
    name: 'setpriv',
    level: 1,
    user,
    hasMounts: false,
    launch: (room) => ({
      argv: nonEmpty(boundToParent([...withEnvironment(room), ...unprivileged(user, limit(room.argv, LIMITS))])),
      directory: room.directory,
      env: TOOL_ENVIRONMENT,
      openGuard: () => watchUser(user.uid),
    }),
  }
}

/** A clean environment, and nothing beyond it. */
export function nothing(self: User): Mechanism {
  return {
    name: 'none',
    level: 0,
    user: self,
    hasMounts: false,
    launch: ({ argv, directory, env }) => ({ argv, directory, env }),
  }
}

const withEnvironment = ({ env }: Room) => [
  systemTool('env'),
  '-i',
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
]

const named = (tool: string, needsRoot: boolean, { sudo }: Machine) => (needsRoot && sudo ? `sudo ${tool}` : tool)

/** Status files are ours alone, and each is used once. */
function withStatus(argv: readonly string[], needsRoot: boolean, { sudo, folder }: Machine): Launch {
  const file = join(folder, `status-${randomUUID()}`)
  const place = { directory: folder, env: TOOL_ENVIRONMENT }
  if (needsRoot && sudo) return { ...place, argv: throughSudo(sudo, file, argv), openGuard: () => watchLifeline(file) }
  return { ...place, argv: nonEmpty(argv), openGuard: () => watchStatus(file) }
}

function nonEmpty([first = '', ...rest]: readonly string[]): [string, ...string[]] {
  return [first, ...rest]
}
