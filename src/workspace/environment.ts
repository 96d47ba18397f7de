import { isAbsolute, join, relative, sep } from 'node:path'

/** What is taken over from the host's environment beside PATH: where toolchains live. No more. */
export const TOOL_VARIABLES = [
  'DOTNET_ROOT',
  'GOROOT',
  'JAVA_HOME',
  'PYENV_ROOT',
  'RBENV_ROOT',
  'RUSTUP_HOME',
  'RUSTUP_TOOLCHAIN',
  'NVM_DIR',
  'VOLTA_HOME',
] as const

/** Variables by name, as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>

interface ChildEnvironment {
  /** The host's environment, from which single names are taken. */
  readonly host: Environment
  /** Empty folder that stands for the home directory, and one for temporary files. */
  readonly home: string
  readonly temporary: string
  /** The job's workspace and the copy that stands for it: PATH entries inside the one point into the other. */
  readonly workspace: string | undefined
  readonly copy: string
}

/**
 * The environment of every process that runs repository code, built from an allow-list. What is not named here does not
 * exist for a test: no token, no INPUT_*, no runner file, no NODE_OPTIONS, no proxy with a password.
 */
export function createChildEnvironment({
  host,
  home,
  temporary,
  workspace,
  copy,
}: ChildEnvironment): Record<string, string> {
  const inherited = TOOL_VARIABLES.flatMap((name) => {
    const value = host[name]
    return value && isAbsolute(value) ? [[name, value] as const] : []
  })
  return {
    ...rustupHome(host.PATH ?? ''),
    ...Object.fromEntries(inherited),
    PATH: childPath(host.PATH ?? '', workspace, copy),
    HOME: home,
    TMPDIR: temporary,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    CI: 'true',
    TERM: 'dumb',
    NO_COLOR: '1',
    USER: 'regreen',
    SHELL: '/bin/sh',
    // Bytecode is taken for current when size and second agree, and then a repaired file would still look broken.
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONNOUSERSITE: '1',
    PYTHONHASHSEED: '0',
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
  }
}

/**
 * Where the host looks for its own tools, git among them: not in relative places, and not in the job's workspace, where
 * the repository decides what is called git.
 */
export function hostSearchPath(path: string | undefined, workspace: string | undefined): string {
  const entries = (path ?? '').split(':').filter(isAbsolute)
  const trusted = entries.filter((entry) => workspace === undefined || !isInside(workspace, entry))
  return trusted.join(':') || '/usr/local/bin:/usr/bin:/bin'
}

/** rustup's programs look for the toolchains in the home directory, which is another one here. */
function rustupHome(path: string): Record<string, string> {
  const cargo = path.split(':').find((entry) => isAbsolute(entry) && entry.endsWith('/.cargo/bin'))
  return cargo === undefined ? {} : { RUSTUP_HOME: join(cargo, '../../.rustup') }
}

/** Relative entries would be looked up in the copy, that is, in code under test. */
function childPath(path: string, workspace: string | undefined, copy: string): string {
  const entries = path.split(':').filter(isAbsolute)
  const moved = entries.map((entry) =>
    workspace && isInside(workspace, entry) ? join(copy, relative(workspace, entry)) : entry,
  )
  return [...new Set(moved)].join(':') || '/usr/local/bin:/usr/bin:/bin'
}

/** Whether the path is the folder itself or lies below it, by its words alone. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}
