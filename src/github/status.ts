import type { OutcomeKind } from '../task.ts'
import { duration, plural } from '../text.ts'
import { renderCode, renderFence, renderProse } from './render/markdown.ts'

/** The plan of the model, as it wrote it. */
export interface PlanStep {
  readonly content: string
  readonly status: 'pending' | 'in_progress' | 'done'
}

/** A run in the middle of its work. */
export interface Progress {
  readonly plan: readonly PlanStep[]
  /** What is going on, in our words. */
  readonly step: string
  readonly elapsedMs: number
  readonly turns: number
  readonly tokens: number
  readonly runUrl: string
}

/** The status comment while the run goes on. */
export function renderProgressComment({ plan, step, elapsedMs, turns, tokens, runUrl }: Progress): string {
  const boxes = plan
    .slice(0, 30)
    .map(
      ({ content, status }) =>
        `- [${status === 'done' ? 'x' : ' '}] ${renderLine(content)}${status === 'in_progress' ? ' ←' : ''}`,
    )
  return [
    '### Regreen is at work',
    ...(boxes.length > 0 ? [boxes.join('\n')] : []),
    `${step} (${duration(elapsedMs)}, ${plural(turns, 'request')} to the model, ${tokens} tokens so far)`,
    `[Follow the run](${runUrl})`,
  ].join('\n\n')
}

/** How a run ended, for its thread. */
export interface Ending {
  readonly outcome: OutcomeKind
  readonly summary: string
  /** What a person can do now, each a sentence of Markdown in our words. */
  readonly next: readonly string[]
  /** A proof table, in Markdown. */
  readonly proof: string | undefined
  /** A patch or a log, shown whole or shortened. */
  readonly details: { readonly title: string; readonly text: string; readonly language: string } | undefined
  readonly runUrl: string
}

const TITLES: Readonly<Record<OutcomeKind, string>> = {
  fixed: 'Fixed, and proven',
  not_reproduced: 'Nothing to fix',
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
  error: 'Could not run',
}

/** Leaves room for the marker and for what GitHub counts differently; the limit is 65,536 characters. */
const MAX_COMMENT = 60_000

export function renderEndingComment(ending: Ending): string {
  const { outcome, summary, next, proof, details, runUrl } = ending
  const fixed = [`### ${TITLES[outcome]}`, renderProse(summary), ...next, ...(proof === undefined ? [] : [proof])]
  const link = `[The run](${runUrl})`
  const room = MAX_COMMENT - [...fixed, link].join('\n\n').length
  return [...fixed, ...(details && room > 1_000 ? [renderDetails(details, room)] : []), link].join('\n\n')
}

/** Shortened by whole lines, so that neither the fence nor a diff line is cut. */
function renderDetails({ title, text, language }: NonNullable<Ending['details']>, room: number): string {
  const lines = text.split('\n')
  const kept: string[] = []
  let size = 200
  for (const line of lines) {
    size += line.length + 1
    if (size > room) break
    kept.push(line)
  }
  const rest = lines.length - kept.length
  const note = rest > 0 ? `\n\n${plural(rest, 'more line')}; the whole is among the run's files.` : ''
  return `<details><summary>${title}</summary>\n\n${renderFence(kept.join('\n'), language)}${note}\n\n</details>`
}

const renderLine = (text: string) => renderProse(text.replace(/\s+/g, ' ')).slice(0, 200)

/** What `help` answers. The phrase stands in code, so that no bot takes the list for commands. */
export function renderHelp(phrase: string): string {
  const command = (words: string) => renderCode(`${phrase} ${words}`)
  return [
    '### What Regreen understands',
    'Write one of these as the first thing on a line. You need write permission here.',
    [
      `- ${command('fix')}, with a hint if you like: repair the failing tests of a pull request, or carry out an issue`,
      `- ${command('retry')}: the same once more, also after the limit of attempts`,
      `- ${command('continue')}: go on from the patch that a limit has stopped`,
      `- ${command('explain')}: what the last run here did, and what to do now`,
      `- ${command('allow-test-edits')}: run once with changes of tests allowed`,
      `- ${command('stop')}: end the run that is going on here`,
      `- ${command('help')}: this list`,
    ].join('\n'),
  ].join('\n\n')
}
