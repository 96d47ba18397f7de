import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS } from '../limits.ts'
import type { Mount, Network, User } from '../types.ts'
import { findCaches } from './caches.ts'
import { resolved, systemMounts } from './system.ts'
import { findToolFolders, type ToolSearch } from './tools.ts'

/** The folders of one copy, on the host. */
export interface CopyPlace {
  readonly root: string
  readonly home: string
  readonly temporary: string
}

/** What every room shows beside a copy; found out once. */
export interface Surroundings {
  readonly toolFolders: readonly string[]
  /** Folders of the host's home that a copy's home shows, by their path in both. */
  readonly caches: readonly { readonly path: string; readonly source: string }[]
  mounts(network: Network): readonly Mount[]
}

interface ViewSettings extends ToolSearch {
  /** Whether tests get along with what earlier steps have downloaded; a set-up command downloads for itself. */
  readonly showsCaches: boolean
}

/** Finds system, tools and caches of the host, and writes the files that name the user and the machine. */
export function createSurroundings(folder: string, user: User, search: ViewSettings): Surroundings {
  const { HOME: home = '' } = search.environment
  const etc = writeIdentity(folder, user)
  const toolFolders = findToolFolders(search)
  const base: Mount[] = [
    ...systemMounts(),
    ...['passwd', 'group', 'hosts'].map((name): Mount => readOnly(join(etc, name), `/etc/${name}`)),
    { kind: 'temporary', target: '/tmp', maxBytes: LIMITS.temporaryBytes },
    ...toolFolders.map((path) => readOnly(path)),
  ]
  // With the host's network the host's names are needed as well, a container's neighbours among them.
  const networked = [...base, ...['/etc/hosts', '/etc/resolv.conf'].flatMap(resolved)]
  const caches = search.showsCaches ? findCaches(home).map((path) => ({ path, source: join(home, path) })) : []
  return { toolFolders, caches, mounts: (network) => (network === 'host' ? networked : base) }
}

/** Programs ask for the name of their user and of their machine; those of the host are none of their business. */
function writeIdentity(folder: string, { uid, gid }: User): string {
  const etc = join(folder, 'etc')
  mkdirSync(etc, { recursive: true })
  const nobody = uid === 65534 ? '' : 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n'
  const files = {
    passwd: `root:x:0:0:root:/root:/usr/sbin/nologin\n${nobody}regreen:x:${uid}:${gid}:regreen:/tmp:/bin/sh\n`,
    group: `root:x:0:\nregreen:x:${gid}:\n`,
    hosts: '127.0.0.1\tlocalhost regreen\n::1\tlocalhost ip6-localhost ip6-loopback\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(etc, name), text, { mode: 0o644 })
  return etc
}

/** A copy's files at the place where they are to be seen, its home and its folder for reports, and what in it is read-only. */
export function copyMounts(
  copy: CopyPlace,
  shownRoot: string,
  { protectedPaths, caches }: { readonly protectedPaths: readonly string[]; readonly caches: Surroundings['caches'] },
): Mount[] {
  return [
    writable(copy.root, shownRoot),
    writable(copy.home, copy.home),
    ...caches.map(({ path, source }) => readOnly(source, join(copy.home, path))),
    writable(copy.temporary, copy.temporary),
    ...protectedMounts(copy.root, shownRoot, protectedPaths),
  ]
}

/**
 * The folders above a protected path are mounted on themselves, because a mount point cannot be renamed: without that,
 * `mv tests aside` and a new `tests` would be all it takes. Paths that do not exist cannot be protected without leaving
 * an empty file on the host; links are left out, because the target would be looked up on the host.
 */
function protectedMounts(root: string, shownRoot: string, paths: readonly string[]): Mount[] {
  const mounts = new Map<string, Mount>()
  for (const path of paths) {
    const chain = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))
    if (chain.some((part) => mounts.get(part)?.kind === 'read_only') || !chain.every((part) => isPlain(root, part)))
      continue
    const missing = chain.filter((part) => !mounts.has(part))
    if (mounts.size + missing.length > LIMITS.protectedPaths) continue
    for (const part of missing) mounts.set(part, writable(join(root, part), join(shownRoot, part)))
    mounts.set(path, readOnly(join(root, path), join(shownRoot, path)))
  }
  return [...mounts.values()]
}

function isPlain(root: string, path: string): boolean {
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
  return stats !== undefined && (stats.isFile() || stats.isDirectory())
}

/** A path of the host, shown under its own name unless another is given. */
export const readOnly = (source: string, target = source): Mount => ({ kind: 'read_only', source, target })
const writable = (source: string, target: string): Mount => ({ kind: 'writable', source, target })
