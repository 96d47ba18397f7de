import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { type Environment, isInside, TOOL_VARIABLES } from '../../environment.ts'

export interface ToolSearch {
  readonly environment: Environment
  /** The job's workspace; what lies in it is in the copies. */
  readonly workspace: string | undefined
  /** Folders that must never be shown: not they, not what holds them. */
  readonly hidden: readonly string[]
}

/** Each folder costs a mount at every start, and a search path can be long. */
const MAX_FOLDERS = 24
/** Installed below a home directory, and known to hold no credentials. Of any other folder there only `bin` is shown. */
const HOME_TOOLCHAINS = new Set(
  '.asdf .bun .deno .dotnet .ghcup .goenv .jenv .nodenv .nvm .pyenv .rbenv .rustup .rvm .sdkman .volta go'.split(' '),
)
const BIN = new Set(['bin', 'sbin', 'shims', 'condabin', 'Scripts'])

/**
 * The folders outside the operating system's own that hold the tools on PATH: tool caches, version managers, the Python
 * behind a virtual environment. Each with as much around it as its programs need, and no more.
 */
export function findToolFolders(search: ToolSearch): string[] {
  const { environment, workspace } = search
  const entries = [
    ...(environment.PATH ?? '').split(':'),
    ...(workspace === undefined ? [] : pythonHomes(workspace)),
  ].filter(isAbsolute)
  const roots = TOOL_VARIABLES.flatMap((name) => environment[name] ?? []).filter(isAbsolute)
  const folders = entries.flatMap((entry) => [toolRoot(entry, search), ...rustHome(entry)])
  const direct = unique([...folders, ...roots].flatMap((path) => withRealPath(path, search)))
  const linked = direct.filter((path) => entries.includes(path)).flatMap((path) => linkedRoots(path, search))
  return outermost([...direct, ...linked]).slice(0, MAX_FOLDERS)
}

/** `…/node/20/x64` for `…/node/20/x64/bin`, as long as that shows nothing that is to stay hidden. */
function toolRoot(entry: string, search: ToolSearch): string {
  const parent = dirname(entry)
  const home = search.environment.HOME
  const isPersonal = home !== undefined && dirname(parent) === home && !HOME_TOOLCHAINS.has(basename(parent))
  return BIN.has(basename(entry)) && !isPersonal && isShowable(parent, search) ? parent : entry
}

/** rustup's programs find the toolchains beside cargo's folder; cargo's own holds the registry's token. */
function rustHome(entry: string): string[] {
  return entry.endsWith('/.cargo/bin') ? [join(dirname(dirname(entry)), '.rustup')] : []
}

function withRealPath(path: string, search: ToolSearch): string[] {
  try {
    if (!statSync(path).isDirectory()) return []
    return [path, realpathSync(path)].filter((folder) => isShowable(folder, search))
  } catch {
    // Search paths name folders that do not exist.
    return []
  }
}

/** `~/.local/bin/poetry` is a link to a folder of its own, with a `bin` in it. A link to anything else shows nothing. */
function linkedRoots(folder: string, search: ToolSearch): string[] {
  const targets = tryList(folder).map((name) => tryResolve(join(folder, name)))
  const entries = unique(targets.flatMap((target) => target ?? []).map(dirname))
  return entries
    .filter((entry) => BIN.has(basename(entry)) && !isInside(folder, entry))
    .flatMap((entry) => withRealPath(toolRoot(entry, search), search))
}

function tryList(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // What it holds may be started, and not be listed.
    return []
  }
}

function tryResolve(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() && isAbsolute(readlinkSync(path)) ? realpathSync(path) : undefined
  } catch {
    return undefined
  }
}

/** Where the interpreter of the workspace's virtual environment lives. https://docs.python.org/3/library/venv.html */
function pythonHomes(workspace: string): string[] {
  return ['.venv', 'venv'].flatMap((name) => {
    try {
      const home = /^home\s*=\s*(.+)$/m.exec(readFileSync(join(workspace, name, 'pyvenv.cfg'), 'utf8'))?.[1]?.trim()
      return home !== undefined && statSync(join(home, 'python3')).isFile() ? [home] : []
    } catch {
      return []
    }
  })
}

/** Too much to show, whatever is in it. */
const COMMON = [
  '/',
  '/etc',
  '/home',
  '/mnt',
  '/opt',
  '/proc',
  '/root',
  '/run',
  '/srv',
  '/sys',
  '/tmp',
  '/var',
  '/var/lib',
]
/** Shown already, or made new for each command. */
const PROVIDED = ['/usr', '/bin', '/sbin', '/lib', '/dev', '/proc', '/run', '/sys']

function isShowable(folder: string, { hidden, workspace }: ToolSearch): boolean {
  if (COMMON.includes(folder) || PROVIDED.some((provided) => isInside(provided, folder))) return false
  if (workspace !== undefined && isInside(workspace, folder)) return false
  return !hidden.some((path) => isInside(folder, path))
}

function outermost(folders: readonly string[]): string[] {
  const all = unique(folders)
  return all.filter((folder) => !all.some((other) => other !== folder && isInside(other, folder)))
}

const unique = (paths: readonly string[]) => [...new Set(paths.map((path) => path.replace(/(?<=.)\/+$/, '')))]
