import { closeSync, readdirSync, readFileSync } from 'node:fs'

/** In octal, as /proc shows it. https://man7.org/linux/man-pages/man5/proc_pid_fdinfo.5.html */
const CLOSE_ON_EXEC = 0o2_000_000

/**
 * Closes what whoever started us left open for us by mistake. Node closes such descriptors in its children up to number
 * 15 only, and what is open can be read and written from inside a sandbox, whatever it mounts.
 */
export function closeStrayDescriptors(): void {
  for (const fd of readdirSync('/proc/self/fd').map(Number)) {
    if (fd > 2 && isInheritable(fd)) closeSync(fd)
  }
}

/** Everything that this process has opened itself ends at the start of a child. */
function isInheritable(fd: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1]
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0
  } catch {
    // The listing of the folder was a descriptor too.
    return false
  }
}
