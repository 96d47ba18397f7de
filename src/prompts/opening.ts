import type { Message } from '../agent/types.ts'
import type { Task } from '../task.ts'
import { type QuoteSettings, quoteFile, quoteOutput, quotePost } from './quote.ts'
import { renderSystemPrompt } from './system.ts'

export { TEST_IS_WRONG } from './system.ts'

/** What the model is told first. Texts are the repository's own until `quote` has fenced them. */
export interface Brief {
  readonly command: string
  /** The failing run, rendered. */
  readonly failures: string
  /** How many failing tests CI's log does not name; it names those that are shown. */
  readonly unnamedCount: number
  /** Files that the failures name, most relevant first, already cut to size. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly additionalInstructions: string | undefined
}

const MAX_FAILURE_BYTES = 12_000
const MAX_FILE_BYTES = 16_000
const MAX_QUOTED_BYTES = 8_000

function renderAsk({ kind, startTree }: Task, { command, unnamedCount }: Brief): string {
  const earlier = startTree === undefined ? '' : ' An earlier, unfinished patch is in the files.'
  switch (kind) {
    case 'failing_check':
      return `The command \`${command}\` fails. Repair the code so that ${renderAim(unnamedCount)}${earlier}`
    case 'fix_request':
      return `The tests are run by \`${command}\`. Carry out the request that is quoted below.${earlier}`
    case 'review_feedback':
      return `The tests are run by \`${command}\`. Your earlier patch is in the files. Answer the review that is quoted below.`
  }
}

function renderAim(unnamedCount: number): string {
  if (unnamedCount === 0) return 'it passes.'
  const [others, they] =
    unnamedCount === 1 ? ['1 other test fails', 'it is'] : [`${unnamedCount} others fail`, 'they are']
  return `the failing tests below pass: CI named them. ${others} that CI's log does not name; ${they} not your job.`
}

/** The failures and the files they name go along, so that a good model can answer with the edit at once. */
export function renderOpening(task: Task, brief: Brief, nonce: string): Message[] {
  const fence = (maxBytes: number): QuoteSettings => ({ nonce, maxBytes })
  const parts = [
    renderAsk(task, brief),
    quoteOutput('test output', brief.failures, fence(MAX_FAILURE_BYTES)),
    ...brief.files.map(({ path, text }) => quoteFile(`file ${path}`, text, fence(MAX_FILE_BYTES))),
    ...task.quoted.map(({ what, author, text }) => quotePost(`${what} by ${author}`, text, fence(MAX_QUOTED_BYTES))),
  ]
  return [
    { role: 'system', content: renderSystemPrompt(task, brief.additionalInstructions) },
    { role: 'user', content: parts.join('\n\n') },
  ]
}
