import type { Workspace } from '../workspace/workspace.ts'
import { refuseHiddenFailures } from './command/hidden-failures.ts'
import { type ReadText, readPackageScript, textReader } from './command/scripts.ts'
import { type SimpleCommand, shellCommand, trySplitCommand, unwrap } from './command/words.ts'
import { tap } from './runners/node/tap.ts'
import { createReportGlob } from './runners/report-glob.ts'
import type { Runner } from './runners/runner.ts'
import { RUNNERS } from './runners/runners.ts'

/** How the test command is started, decided once and the same for every run. */
export interface TestPlan {
  /** As the maintainer wrote it. */
  readonly command: string
  /** Who may report the tests: the runner that the command starts, or all that the project's files speak for. */
  readonly runners: readonly Runner[]
  /** The runner's own words, where we start it ourselves; no script is in between. */
  readonly words: readonly string[] | undefined
  readonly env: Readonly<Record<string, string>>
  /** The whole command line; other words may stand in for the runner's own. */
  start(words?: readonly string[]): readonly [string, ...string[]]
}

interface PlanSettings {
  /** Where the command leaves a report of its own, as a glob; then nothing else is asked of it. */
  readonly reportGlob?: string | undefined
}

/** Scripts that are nothing but another script are followed this far. */
const MAX_SCRIPTS = 5

/** Reads the command, and the scripts behind it, and finds the runner. Runs nothing. Throws ConfigError. */
export async function planTests(
  command: string,
  workspace: Workspace,
  { reportGlob }: PlanSettings = {},
): Promise<TestPlan> {
  const readText = textReader(workspace)
  await refuseHiddenFailures(command, readText)
  if (reportGlob !== undefined) return planAsWritten(command, [createReportGlob(reportGlob)])

  const simple = trySplitCommand(command)
  const direct = simple && (await findRunner(simple, readText, MAX_SCRIPTS))
  if (direct) return { command, ...direct }
  const script = simple && (await readPackageScript(simple.words, readText))
  const spoken = script && !script.hasHooks ? script : { text: command, env: {} }
  const shown = withoutFormatter(spoken.text)
  if (shown) return { ...planAsWritten(shown, [tap]), command, env: { ...simple?.env, ...spoken.env } }
  const files = await workspace.list('.')
  return planAsWritten(
    command,
    RUNNERS.filter(({ signs }) => files.some((file) => signs.test(file))),
  )
}

/** Whatever is between us and the runner, its environment comes from us. */
function planAsWritten(command: string, runners: readonly Runner[]): TestPlan {
  const simple = trySplitCommand(command)
  const argv = simple?.words ?? shellCommand(command)
  return { command, runners, words: undefined, env: simple?.env ?? {}, start: () => argv }
}

/** A program that only shows TAP would keep it from us. What it shows fails by itself when a test fails. */
function withoutFormatter(text: string): string | undefined {
  return /^([^|&;]+)\|\s*(?:npx )?(?:tap-[\w-]+|faucet|colortape)\s*$/.exec(text)?.[1]?.trim()
}

type Direct = Omit<TestPlan, 'command'>

/**
 * The runner that these words start. A package script that is nothing more is run without the package manager: that
 * would cost a second process, and could be told by the project to start a shell of its choice (`script-shell`).
 */
async function findRunner(
  { env, words }: SimpleCommand,
  readText: ReadText,
  depth: number,
): Promise<Direct | undefined> {
  const script = await readPackageScript(words, readText)
  if (!script) {
    const own = unwrap(words)
    const runner = RUNNERS.find((candidate) => candidate.matches(own))
    return runner && planRunner(runner, { env, words }, own)
  }
  const inner = script.hasHooks || depth === 0 ? undefined : trySplitCommand(script.text)
  return inner && findRunner({ words: inner.words, env: { ...env, ...inner.env, ...script.env } }, readText, depth - 1)
}

/** Words can be changed behind a wrapper that ends before they begin; another one may have written them anew. */
function planRunner(runner: Runner, { env, words }: SimpleCommand, own: readonly string[]): Direct {
  const [first, ...rest] = words.slice(0, words.length - own.length)
  const isSuffix = own.every((word, i) => word === words[words.length - own.length + i])
  if (!isSuffix) return { runners: [runner], words: undefined, env, start: () => words }
  return {
    runners: [runner],
    words: own,
    env,
    start(changed = own) {
      const [program = words[0], ...args] = changed
      return first === undefined ? [program, ...args] : [first, ...rest, ...changed]
    },
  }
}
