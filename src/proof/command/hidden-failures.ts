import { ConfigError } from '../../errors.ts'
import { RUNNERS } from '../runners/runners.ts'
import { type ReadText, readScripts, type Script, wordsOf } from './scripts.ts'
import { type ListedCommand, splitList } from './shell-line.ts'
import { unwrap } from './words.ts'

/** What swallows the exit code of a test, and where. */
interface Hiding {
  readonly where: string
  readonly test: string
  readonly how: string
}

interface Explored {
  /** Where a runner is started; nowhere when empty. */
  readonly starting: readonly number[]
  readonly hiding: Hiding | undefined
}

/** Scripts that call scripts are followed this far, and each is read once. */
const MAX_DEPTH = 5

interface Explorer {
  readonly readText: ReadText
  readonly known: Map<string, Explored>
}

/**
 * A command that succeeds although its tests fail would make every patch look like a fix. Reads it and the scripts
 * behind it. Throws ConfigError that names the place and the cure.
 */
export async function refuseHiddenFailures(command: string, readText: ReadText): Promise<void> {
  // Run as we run it, the first failure ends it; but who writes this wants it to succeed.
  const stopsAtFailure = !/[;\n]\s*(exit 0|true|:)\s*$/.test(command)
  const whole: Script = { where: 'it', text: command, stopsAtFailure, watchesPipes: true }
  const { starting, hiding: found } = await explore(whole, { readText, known: new Map() }, MAX_DEPTH)
  const hiding = starting.length > 0 ? found : findHidingOfLast(whole)
  if (!hiding) return
  const { where, test, how } = hiding
  throw new ConfigError(
    `The test command ${JSON.stringify(command)} hides failures: ${where} ${how}, so it can succeed although tests fail. ` +
      `Set the input "test-command" to a command that fails when a test fails, for example ${JSON.stringify(test)}.`,
  )
}

async function explore(script: Script, explorer: Explorer, depth: number): Promise<Explored> {
  const key = JSON.stringify([script.where, script.text])
  const known = explorer.known.get(key)
  if (known) return known
  // A script that calls itself starts nothing by that.
  explorer.known.set(key, { starting: [], hiding: undefined })
  const explored = await exploreCommands(script, explorer, depth)
  explorer.known.set(key, explored)
  return explored
}

async function exploreCommands(script: Script, explorer: Explorer, depth: number): Promise<Explored> {
  const commands = splitList(script.text)
  const starting: number[] = []
  const hidings: Hiding[] = []
  for (const [at, { text }] of commands.entries()) {
    const { startsRunner, hiding } = await exploreCommand(text, explorer, depth)
    if (!startsRunner) continue
    starting.push(at)
    hidings.push(...[hiding ?? findHiding(script, commands, at)].filter((found) => found !== undefined))
  }
  return { starting, hiding: hidings[0] }
}

async function exploreCommand(
  text: string,
  explorer: Explorer,
  depth: number,
): Promise<{ readonly startsRunner: boolean; readonly hiding: Hiding | undefined }> {
  const words = wordsOf(bare(text))
  const own = unwrap(words)
  if (RUNNERS.some((runner) => runner.matches(words))) return { startsRunner: true, hiding: undefined }
  const named = depth === 0 ? [] : await readScripts(words, explorer.readText)
  const scripts = named.length > 0 || depth === 0 ? named : await readScripts(own, explorer.readText)
  if (scripts.length === 0) {
    return { startsRunner: RUNNERS.some((runner) => runner.matches(own)), hiding: undefined }
  }
  const inner: Explored[] = []
  for (const script of scripts) inner.push(await explore(script, explorer, depth - 1))
  return {
    startsRunner: inner.some(({ starting }) => starting.length > 0),
    hiding: inner.find(({ hiding }) => hiding !== undefined)?.hiding,
  }
}

/** Where no runner is known, the last command that could fail is what is looked at. */
function findHidingOfLast(script: Script): Hiding | undefined {
  const commands = splitList(script.text)
  const at = commands.findLastIndex(({ text }) => !SWALLOWS.test(bare(text)))
  return findHiding(script, commands, at)
}

/** Without what groups commands. */
const bare = (text: string) => text.replace(/^[({!\s]+/, '').replace(/[)}\s]+$/, '')

/** Commands that succeed whatever was before them. */
const SWALLOWS = /^(true|:|exit 0|(echo|printf)\b.*)$/s

function findHiding(script: Script, commands: readonly ListedCommand[], at: number): Hiding | undefined {
  const command = commands[at]
  if (!command) return undefined
  const how = describeHiding(settingsAt(script, commands, at), commands, at)
  return how === undefined ? undefined : { where: script.where, test: bare(command.text), how }
}

interface ShellSettings {
  readonly stopsAtFailure: boolean
  readonly watchesPipes: boolean
}

function settingsAt(script: Script, commands: readonly ListedCommand[], at: number): ShellSettings {
  const sets = commands.slice(0, at).flatMap(({ text }) => /^set\s+(.*)$/.exec(text)?.[1] ?? [])
  return sets.reduce<ShellSettings>(
    ({ stopsAtFailure, watchesPipes }, options) => ({
      stopsAtFailure: /-\w*e/.test(options) || (stopsAtFailure && !/\+\w*e/.test(options)),
      watchesPipes: /-\w*o pipefail/.test(options) || (watchesPipes && !options.includes('+o pipefail')),
    }),
    script,
  )
}

function describeHiding(
  { stopsAtFailure, watchesPipes }: ShellSettings,
  commands: readonly ListedCommand[],
  at: number,
): string | undefined {
  if (commands[at]?.text.startsWith('!')) return 'inverts the exit code with "!"'
  let i = at
  for (; ; i++) {
    const operator = commands[i]?.operator
    const next = bare(commands[i + 1]?.text ?? '')
    if (operator === '|' && !watchesPipes && !isTapFormatter(next)) return `pipes into "${next}" without "pipefail"`
    if (operator === '||' && swallows(commands.slice(i + 1))) return `goes on with "|| ${next}"`
    if (operator === '&') return 'runs the tests in the background with "&"'
    if (operator === ';' || operator === undefined) break
  }
  const rest = commands.slice(i + 1)
  const last = rest.at(-1)
  if (!last || stopsAtFailure || passesOn(rest)) return undefined
  return isClosing(last.text) ? undefined : `goes on with "; ${bare(last.text)}" after the tests`
}

/** The end of a loop or a condition is not a command of its own. */
const isClosing = (text: string) => /^(fi|done|esac|else|elif|then|do|\)|\})\b/.test(text.trim()) || bare(text) === ''

/** These end in failure when one of the tests that they were told of failed. */
const isTapFormatter = (text: string) => /^(npx )?(tap-[\w-]+|faucet|colortape|tapper?)\b/.test(text)

/** Whether the exit code is handed on by hand. */
const passesOn = (commands: readonly ListedCommand[]) =>
  commands.some(({ text }) => /\b(exit|return)\s+["']?(\$|[1-9])|\bfalse\b/.test(text))

function swallows(commands: readonly ListedCommand[]): boolean {
  const [first] = commands
  if (!first) return false
  const isGroup = /^[({]/.test(first.text)
  const end = commands.findIndex(({ text, operator }) => (isGroup ? /[)}]$/.test(text) : operator !== '&&'))
  const branch = commands.slice(0, end + 1)
  return !passesOn(branch) && SWALLOWS.test(bare(branch.findLast(({ text }) => bare(text) !== '')?.text ?? ''))
}
