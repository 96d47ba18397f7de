import { type SimpleGit, simpleGit } from 'simple-git'
import { ConfigError, messageOf } from '../../errors.ts'

/** What the host's own git calls are started with. Everything that a repository's configuration could make git execute is off. */
const CONFIG = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.pager=cat',
  'core.quotePath=false',
  'core.autocrlf=false',
  'safe.bareRepository=explicit',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'gc.auto=0',
  // One file for what was fetched, because each copy gets the objects too.
  'fetch.unpackLimit=1',
  'maintenance.auto=false',
  'commit.gpgSign=false',
  'advice.detachedHead=false',
]

const ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ATTR_NOSYSTEM: '1',
  // A test process could have planted a replacement for a base object.
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // A server that says nothing for a minute is given up.
  GIT_HTTP_LOW_SPEED_LIMIT: '1',
  GIT_HTTP_LOW_SPEED_TIME: '60',
  LC_ALL: 'C',
}

/** Whose name stands on commits. */
interface Identity {
  readonly name: string
  readonly email: string
}

/** The account behind every job's token. https://api.github.com/users/github-actions[bot] */
const ACTIONS_BOT: Identity = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
}

interface GitSettings {
  /** Where git starts. Not a repository's working tree: git would read its configuration. */
  readonly directory: string
  /** PATH to find git itself. */
  readonly searchPath: string
  readonly gitDir?: string
  readonly indexFile?: string
  readonly workTree?: string
  /** Colon-separated transports; none by default. */
  readonly protocols?: string
  /** An HTTP header for one server. Travels in the environment: command lines are visible to other processes. */
  readonly header?: { readonly url: string; readonly value: string }
  /** What git reads from its standard input. */
  readonly input?: string
  /** That of the job's token unless said otherwise. */
  readonly identity?: Identity
  readonly signal?: AbortSignal
}

/** Opens the mirror's git, for an index and a work tree, or for a server. */
export type OpenGit = (
  settings?: Pick<GitSettings, 'indexFile' | 'workTree' | 'protocols' | 'header' | 'input' | 'signal'>,
) => SimpleGit

/** simple-git with nothing inherited: neither configuration, nor hooks, nor the environment's secrets. */
export function createGit(settings: GitSettings): SimpleGit {
  const env = environmentOf(settings)
  return simpleGit({
    baseDir: settings.directory,
    config: CONFIG,
    maxConcurrentProcesses: 4,
    // By default what has not arrived 50 ms after git's end is dropped without a word: on a busy host, a part of a tree.
    completion: { onClose: true, onExit: false },
    allowEnvironment: Object.keys(env),
    // simple-git refuses these keys because they can execute programs. Here each one switches that off.
    unsafe: {
      allowUnsafeFsMonitor: true,
      allowUnsafeHooksPath: true,
      allowUnsafePager: true,
      allowUnsafeProtocolOverride: true,
      allowUnsafeConfigPaths: true,
      allowUnsafeConfigEnvCount: true,
      // An empty template, so that no hook is copied from the system's.
      allowUnsafeTemplateDir: true,
      // For the one constant --upload-pack in remote.ts.
      allowUnsafePack: true,
    },
    ...(settings.input !== undefined && { input: () => settings.input }),
    ...(settings.signal && { abort: settings.signal }),
  }).env(env)
}

function environmentOf(settings: GitSettings): Record<string, string> {
  const { name, email } = settings.identity ?? ACTIONS_BOT
  return {
    ...ENVIRONMENT,
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    PATH: settings.searchPath,
    HOME: settings.directory,
    GIT_ALLOW_PROTOCOL: settings.protocols ?? 'none',
    ...(settings.gitDir && { GIT_DIR: settings.gitDir }),
    ...(settings.indexFile && { GIT_INDEX_FILE: settings.indexFile }),
    ...(settings.workTree && { GIT_WORK_TREE: settings.workTree }),
    ...(settings.header && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${settings.header.url}.extraheader`,
      GIT_CONFIG_VALUE_0: settings.header.value,
    }),
  }
}

/** The parts of an output made with `-z`. */
export const splitNul = (text: string): string[] => text.split('\0').filter((part) => part !== '')

/** Makes a repository: the first that is asked of git. Throws ConfigError where there is none. */
export async function initialise(git: SimpleGit, options: readonly string[]): Promise<void> {
  try {
    await git.raw(['init', '--quiet', '--template=', ...options])
  } catch (error) {
    if (!messageOf(error).includes('spawn git ENOENT')) throw error
    throw new ConfigError('There is no git. Install it, and see that PATH names the folder it is in.')
  }
}
