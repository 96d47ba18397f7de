import type { Workspace } from '../workspace/workspace.ts'
import { parsePackage } from './detect.ts'
import type { Runner } from './runners/runner.ts'
import { RUNNERS } from './runners/runners.ts'
import { shellCommand, shellQuote, splitSegments, trySplitCommand, unwrap } from './words.ts'

/** How the test command is started, decided once and the same for every run. */
export interface TestPlan {
  /** As the maintainer wrote it. */
  readonly command: string
  readonly runner: Runner | undefined
  /** The runner's own words, for its instrumentation. */
  readonly words: readonly string[]
  /** Whether the runner is started by us, not by a script in between. */
  readonly isDirect: boolean
  readonly env: Readonly<Record<string, string>>
  /** The whole command line with these arguments for the runner; `undefined` when they cannot be handed through. */
  start(args: readonly string[]): readonly [string, ...string[]] | undefined
}

/** Reads the command, and the package script behind it, and finds the runner. Runs nothing. */
export async function planTests(command: string, workspace: Workspace): Promise<TestPlan> {
  const simple = trySplitCommand(command)
  if (!simple) return planShell(command)
  const script = await readScript(simple.words, workspace)
  if (!script) return planDirect(command, simple)

  // npm itself costs a second process and may run a shell of the project's choice (`script-shell`); a plain script needs neither.
  const inner = script.hasHooks ? undefined : trySplitCommand(script.text)
  if (inner && findRunner(inner.words))
    return planDirect(command, { ...inner, env: { ...simple.env, ...inner.env, ...script.env } })
  return planScript(command, simple, script)
}

function findRunner(words: readonly string[]): { runner: Runner; words: readonly string[] } | undefined {
  const own = unwrap(words)
  const runner = RUNNERS.find((candidate) => candidate.matches(own))
  return runner && { runner, words: own }
}

interface Simple {
  readonly env: Readonly<Record<string, string>>
  readonly words: readonly [string, ...string[]]
}

function planDirect(command: string, { env, words }: Simple): TestPlan {
  const found = findRunner(words)
  return {
    command,
    runner: found?.runner,
    words: found?.words ?? words,
    isDirect: found?.words === words || found?.words.length === words.length,
    env,
    start: (args) => [...words, ...args],
  }
}

/** A package manager starts the runner; it hands arguments to the end of the script. */
function planScript(command: string, { env, words }: Simple, script: Script): TestPlan {
  const segments = splitSegments(script.text)
  const found = firstRunner(segments)
  const isLast = found !== undefined && found.segment === segments.at(-1) && !script.text.includes('|')
  const separator = /(^|\/)npm$/.test(words[0]) ? ['--'] : []
  return {
    command,
    runner: found?.runner,
    words: found?.words ?? [],
    isDirect: false,
    env,
    start: (args) => (args.length === 0 ? words : isLast ? [...words, ...separator, ...args] : undefined),
  }
}

function planShell(command: string): TestPlan {
  const segments = splitSegments(command)
  const found = firstRunner(segments)
  const isLast =
    found !== undefined && command.trim().endsWith(segments.at(-1) ?? '') && found.segment === segments.at(-1)
  return {
    command,
    runner: found?.runner,
    words: found?.words ?? [],
    isDirect: false,
    env: {},
    start: (args) => {
      if (args.length === 0) return [...shellCommand(command)]
      return isLast && !command.includes('|')
        ? [...shellCommand(`${command} ${args.map(shellQuote).join(' ')}`)]
        : undefined
    },
  }
}

function firstRunner(segments: readonly string[]) {
  for (const segment of segments) {
    // Globs stay as they are: only the program and its flags are looked at here.
    const words = trySplitCommand(segment)?.words ?? segment.split(/\s+/)
    const found = findRunner(words)
    if (found) return { ...found, segment }
  }
  return undefined
}

interface Script {
  readonly text: string
  /** `pretest` or `posttest` would be left out without the package manager. */
  readonly hasHooks: boolean
  readonly env: Readonly<Record<string, string>>
}

/** The package script that `npm test`, `npm run x`, `yarn x` and the like stand for. */
async function readScript(words: readonly string[], workspace: Workspace): Promise<Script | undefined> {
  const [manager, ...args] = words
  if (!/^(npm|pnpm|yarn|bun)$/.test(manager ?? '')) return undefined
  const [first, second] = args
  const name = first === 'run' || first === 'run-script' ? second : first === 't' ? 'test' : first
  const isWhole = args.length === (name === second ? 2 : 1)
  if (name === undefined || name.startsWith('-') || !isWhole) return undefined

  const text = (await workspace.readIfPresent('package.json', 1024 * 1024))?.text
  const scripts = text === undefined ? undefined : parsePackage(text).scripts
  const script = scripts?.[name]
  if (script === undefined) return undefined
  return {
    text: script,
    hasHooks: scripts?.[`pre${name}`] !== undefined || scripts?.[`post${name}`] !== undefined,
    env: { npm_lifecycle_event: name, npm_lifecycle_script: script },
  }
}
