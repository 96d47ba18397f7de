import { isInside } from '../../environment.ts'
import type { Limits } from '../limits.ts'
import type { Mount, Room } from '../types.ts'

export interface BubblewrapVariant {
  /** Namespaces made without privileges; otherwise by root, who then gives up all rights inside. */
  readonly hasUserNamespace: boolean
  /** Before 0.8: nested user namespaces stay possible, and a temporary file system has no size. */
  readonly isOld: boolean
}

/** The descriptor on which the outcome is reported; descriptors 0 to 2 are the command's own. */
const STATUS_DESCRIPTOR = 3

/**
 * Arguments of bwrap up to the command. The environment goes along as arguments: what bwrap itself is started with stays
 * readable inside as /proc/1/environ, `--clearenv` or not.
 */
export function bubblewrapArguments(room: Room, variant: BubblewrapVariant, limits: Limits): string[] {
  const { env, directory, mounts, network } = room
  const { hasUserNamespace, isOld } = variant
  return [
    ...(hasUserNamespace ? ['--unshare-user', ...(isOld ? [] : ['--disable-userns'])] : []),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--hostname', 'regreen'],
    ...(network === 'none' ? ['--unshare-net'] : []),
    ...['--die-with-parent', '--new-session', '--json-status-fd', `${STATUS_DESCRIPTOR}`, '--clearenv'],
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--dev', '/dev', '--proc', '/proc'],
    ...temporary('/dev/shm', limits.sharedMemoryBytes, variant),
    ...mounts.flatMap((mount, i) => [...folderArguments(mount, mounts.slice(0, i)), ...mountArguments(mount, variant)]),
    // What lies between the mounts belongs to the command's user and has no size limit.
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', directory, '--'],
  ]
}

/** The folders above a mount. By itself bwrap would make them for its own user alone, and that may be root. */
function folderArguments({ target }: Mount, earlier: readonly Mount[]): string[] {
  const parts = target.split('/').slice(1, -1)
  const folders = parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)
  const isMade = (folder: string) =>
    earlier.some(
      (mount) => isInside(folder, mount.target) || (mount.kind !== 'temporary' && isInside(mount.target, folder)),
    )
  return folders.filter((folder) => !isMade(folder)).flatMap((folder) => ['--dir', folder])
}

function mountArguments(mount: Mount, variant: BubblewrapVariant): string[] {
  switch (mount.kind) {
    case 'read_only':
      return ['--ro-bind', mount.source, mount.target]
    case 'writable':
      return ['--bind', mount.source, mount.target]
    case 'temporary':
      return temporary(mount.target, mount.maxBytes, variant)
    case 'link':
      return ['--symlink', mount.to, mount.target]
  }
}

function temporary(target: string, maxBytes: number, { isOld }: BubblewrapVariant): string[] {
  return ['--perms', '1777', ...(isOld ? [] : ['--size', `${maxBytes}`]), '--tmpfs', target]
}
