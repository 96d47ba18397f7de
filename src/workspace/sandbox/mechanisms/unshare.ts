import { quoteShell } from '../../../text.ts'
import type { Limits } from '../limits.ts'
import type { Mount, Room } from '../types.ts'
import { systemTool } from '../view/system.ts'

/** Arguments of unshare that make the namespaces; what they begin with ends with them. */
export function unshareArguments({ network }: Room): string[] {
  return [
    ...['--mount', '--pid', '--ipc', '--uts', '--cgroup', ...(network === 'none' ? ['--net'] : [])],
    ...['--fork', '--kill-child=KILL', '--'],
  ]
}

/**
 * A shell script for root, the first process in new namespaces: it builds the file system of a room below an empty
 * folder, makes that the root, and runs its arguments in it. It reports on descriptor 3 in the words of bwrap; without
 * an exit code there, the command never ran.
 */
export function unshareScript(room: Room, stage: string, limits: Limits): string {
  return [
    HEAD,
    `mount -t tmpfs -o mode=0755,size=16m,nosuid,nodev regreen ${quoteShell(stage)}`,
    `cd ${quoteShell(stage)}`,
    DEVICES,
    `mount -t tmpfs -o mode=1777,size=${limits.sharedMemoryBytes},nosuid,nodev shm dev/shm`,
    ...room.mounts.map(mountCommand),
    ...(room.network === 'none' ? [`${systemTool('ip')} link set lo up`] : []),
    TAIL,
    `cd ${quoteShell(room.directory)}`,
    RUN,
  ].join('\n')
}

// /proc is still the host's here, so the first number is our process id as the host sees it.
const HEAD = `
set -e
read -r pid rest </proc/self/stat
printf '{ "child-pid": %s }\\n' "$pid" >&3
printf regreen >/proc/sys/kernel/hostname
mount --make-rprivate /
point() {
  if [ -e ".$2" ]; then return; fi
  if [ -d "$1" ]; then mkdir -p ".$2"; return; fi
  [ -d ".\${2%/*}" ] || mkdir -p ".\${2%/*}"
  : >".$2"
}
bind() {
  point "$2" "$3"
  mount --bind -o "$1,nosuid,nodev" -- "$2" ".$3"
}`

const DEVICES = `
mkdir dev proc old
mount -t proc -o nosuid,nodev,noexec proc proc
mount -t tmpfs -o mode=0755,size=64k,nosuid dev dev
mkdir dev/pts dev/shm
for name in null zero full random urandom tty; do
  : >"dev/$name"
  mount --bind "/dev/$name" "dev/$name"
done
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,nosuid,noexec devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for name in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/\${name%:*}" "dev/\${name#*:}"; done`

const TAIL = `
mount -o remount,bind,ro,nosuid dev
pivot_root . old
cd /
umount -l old
rmdir old
mount -o remount,bind,ro,nosuid,nodev /`

const RUN = `
set +e
"$@" </dev/null 3>&-
code=$?
printf '{ "exit-code": %s }\\n' "$code" >&3
exit "$code"`

/** Paths come from the machine or from the repository; quoted each is a word and nothing else. */
function mountCommand(mount: Mount): string {
  const target = quoteShell(mount.target)
  switch (mount.kind) {
    case 'read_only':
      return `bind ro ${quoteShell(mount.source)} ${target}`
    case 'writable':
      return `bind rw ${quoteShell(mount.source)} ${target}`
    case 'temporary':
      return `mkdir -p .${target}; mount -t tmpfs -o mode=1777,size=${mount.maxBytes},nosuid,nodev tmp .${target}`
    case 'link':
      return `ln -s ${quoteShell(mount.to)} .${target}`
  }
}
