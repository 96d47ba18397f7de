import type { User } from '../types.ts'
import { systemTool } from '../view/system.ts'

/** The command as an unprivileged user who can never gain a right again: not by setuid programs, so not by sudo either. */
export function unprivileged({ uid, gid }: User, argv: readonly string[]): string[] {
  return [
    systemTool('setpriv'),
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    ...['--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--'],
    ...argv,
  ]
}

/** The command, ended by the kernel when the process that started it ends, however that happens. */
export function boundToParent(argv: readonly string[]): string[] {
  return [systemTool('setpriv'), '--pdeathsig', 'KILL', '--', ...argv]
}

/**
 * Runs a command as root through sudo without a password. Two things do not pass through sudo: open descriptors, so the
 * status goes into a file; and signals to root's processes, so stdin is a life line. When it ends, with us or by us,
 * a shell on the other side kills what runs inside the sandbox.
 */
export function throughSudo(sudo: string, statusFile: string, argv: readonly string[]): readonly [string, ...string[]] {
  return [sudo, '-n', '--', '/bin/sh', '-c', SUPERVISOR, 'sh', statusFile, ...argv]
}

const SUPERVISOR = `
status=$1
shift
exec 4<&0 </dev/null
"$@" 3>"$status" 4<&- &
outer=$!
(
  while read -r line <&4; do :; done
  while kill -0 "$outer" 2>/dev/null; do
    inner=$(sed -n 's/.*"child-pid": \\([0-9]*\\).*/\\1/p' "$status")
    if [ -n "$inner" ]; then kill -KILL "$inner" 2>/dev/null; fi
    sleep 0.02
  done
) >/dev/null 2>&1 &
watcher=$!
wait "$outer"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"`
