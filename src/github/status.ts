import type { OutcomeKind, RedWhere } from '../task.ts'
import { duration, plainText, plural } from '../text.ts'
import { renderCode, renderFence, renderLine, renderQuote } from './render/markdown.ts'
import { joinSections } from './render/sections.ts'

/** The plan of the model, as it wrote it. */
export interface PlanStep {
  readonly content: string
  readonly status: 'pending' | 'in_progress' | 'done'
}

/** A run in the middle of its work. */
interface Progress {
  readonly plan: readonly PlanStep[]
  /** What is going on, in our words. */
  readonly step: string
  readonly elapsedMs: number
  readonly turns: number
  readonly tokens: number
  /** Where prices are known. */
  readonly costUsd: number | undefined
  readonly runUrl: string
  readonly triggerPhrase: string
}

/** The status comment while the run goes on, at most that long. A plan that does not fit is told by its count. */
export function renderProgressComment(progress: Progress, maxCharacters: number): string {
  const { plan, step, elapsedMs, turns, tokens, costUsd, runUrl, triggerPhrase } = progress
  const cost = costUsd === undefined ? '' : `, US$ ${costUsd}`
  const used = turns === 0 ? '' : `, ${plural(turns, 'request')} to the model, ${plural(tokens, 'token')}${cost}`
  const done = plan.filter(({ status }) => status === 'done').length
  const sections = [
    { text: '### Regreen is at work' },
    { text: plan.slice(0, 30).map(renderStep).join('\n'), brief: `${done} of ${plural(plan.length, 'step')} done.` },
    { text: `${step} (${duration(elapsedMs)}${used}).` },
    { text: `[Follow the run](${runUrl}). ${renderCode(`${triggerPhrase} stop`)} ends it.` },
  ]
  return joinSections(sections, maxCharacters)
}

const renderStep = ({ content, status }: PlanStep) =>
  `- [${status === 'done' ? 'x' : ' '}] ${renderLine(content, 200)}${status === 'in_progress' ? ' ←' : ''}`

/** How a run ended, for its thread. */
export interface Ending {
  readonly outcome: OutcomeKind
  /** Where tests are red although there is nothing to fix. */
  readonly redWhere: RedWhere | null
  /** There is a proven patch, whatever became of it since. */
  readonly isProven: boolean
  /** Plain text. */
  readonly summary: string
  /** What the model said at its end; plain text. */
  readonly account: string
  /** What a person can do now, each a sentence of Markdown in our words. */
  readonly next: readonly string[]
  /** A proof in Markdown, and the same with little room. */
  readonly proof: { readonly text: string; readonly brief: string } | undefined
  /** A patch or a log, shown whole or shortened. */
  readonly details: Details | undefined
  readonly runUrl: string
  /** The commit that a red check was about, in Markdown. */
  readonly about?: string
}

export interface Details {
  readonly title: string
  readonly text: string
  readonly language: string
}

const TITLES: Readonly<Record<OutcomeKind, string>> = {
  fixed: 'Fixed, and proven',
  not_reproduced: 'Green on this commit',
  flaky: 'Flaky, not broken',
  setup_failed: 'The tests could not be run',
  needs_test_change: 'A test may be wrong',
  refused: 'The patch breaks a rule',
  unproven: 'There is a patch, but it is not proven',
  gave_up: 'No patch',
  limit_reached: 'Stopped at a limit',
  stale: 'The branch moved',
  skipped: 'Not started',
  cancelled: 'Stopped',
  error: 'Ended with an error',
}

const UNPUBLISHED = 'Proven, but publishing failed'
const OTHERS_FAIL = 'What failed in CI does not fail here'

/** A summary is bounded so that it and the steps after it always fit. */
const MAX_SUMMARY = 2_000

/** The status comment at the end, at most that long. */
export function renderEndingComment(ending: Ending, maxCharacters: number): string {
  const { summary, account, next, proof, details, runUrl, about } = ending
  const told = [
    { text: `### ${titleOf(ending)}\n\n${renderLine(summary, MAX_SUMMARY)}` },
    { text: next.join('\n\n') },
    { text: account.trim() === '' ? '' : `The model's account, not checked by Regreen:\n\n${renderQuote(account)}` },
    ...(proof ? [proof] : []),
  ]
  const link = `[The run](${runUrl})${about === undefined ? '' : ` was about ${about}.`}`
  const fixed = joinSections(told, maxCharacters - link.length - 2)
  const room = maxCharacters - fixed.length - link.length - 4
  return [fixed, ...(details && room > MIN_DETAILS ? [renderDetails(details, room)] : []), link].join('\n\n')
}

function titleOf({ outcome, isProven, redWhere }: Ending): string {
  if (outcome === 'error' && isProven) return UNPUBLISHED
  return redWhere === 'here' ? OTHERS_FAIL : TITLES[outcome]
}

const MIN_DETAILS = 1_000
/** For the summary line, the note and the fence around the text. */
const AROUND_DETAILS = 400

/**
 * Shortened by whole lines, so that neither the fence nor a diff line is cut. A log is moved in: bots look for commands at
 * the beginning of a line, whatever it stands in. So a diff line keeps its first character, whatever returns the carriage.
 */
function renderDetails({ title, text, language }: Details, room: number): string {
  const plain = plainText(language === '' ? text : text.replace(/\r(?!\r*(?:\n|$))/g, '\u240d'))
  const lines = plain
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => (language === '' ? `  ${line}` : line))
  const kept: string[] = []
  let size = AROUND_DETAILS
  for (const line of lines) {
    size += line.length + 1
    if (size > room) break
    kept.push(line)
  }
  const rest = lines.length - kept.length
  const note =
    rest > 0 ? `\n\n${plural(rest, 'more line')}; the whole is where the workflow uploads the files of a run.` : ''
  return `<details><summary>${title}</summary>\n\n${renderFence(kept.join('\n'), language)}${note}\n\n</details>`
}

/** What `help` answers. The phrase stands in code, so that no bot takes the list for commands. */
export function renderHelp(phrase: string): string {
  const command = (words: string) => renderCode(`${phrase} ${words}`)
  return [
    '### What Regreen understands',
    'Write one of these as the first thing on a line. It takes write permission here, unless the workflow says otherwise.',
    [
      `- ${command('fix')}, with a hint if you like: repair the failing tests of a pull request, work on an issue, or change a repair of Regreen's as you say`,
      `- ${command('retry')}, with a hint if you like: the same once more, also after the limit of attempts`,
      `- ${command('continue')}: go on from the patch that a limit has stopped`,
      `- ${command('explain')}: how the last run here ended, and where its steps are`,
      `- ${command('allow-test-edits')}: run once with changes of tests allowed`,
      `- ${command('stop')}: end the run that is going on here`,
      `- ${command('help')}: this list`,
    ].join('\n'),
  ].join('\n\n')
}
