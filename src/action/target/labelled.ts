import { type GateSettings, type GitHubReader, gate, readState, type Skip } from '../../github/github.ts'
import { STATUS_MARKER } from '../thread/conversation.ts'
import { onPullRequest } from './on-pull-request.ts'

export interface LabelSettings extends GateSettings {
  readonly branchPrefix: string
  readonly labelTrigger: string
  /** The branch that an earlier job's proposal is for; a schedule goes on with that one. */
  readonly proposedFor?: string | undefined
}

/** How many labelled pull requests are looked at for one that may be repaired: a few requests each. */
const MAX_LOOKED_AT = 100
const MAX_REASONS = 10

/**
 * The oldest pull request with the label that may be repaired and was not worked on as it is now. One that is done, or
 * whose author may not start a run, would otherwise stand in the way of the others for ever.
 */
export async function findLabelled(github: GitHubReader, settings: LabelSettings) {
  const numbers = await github.labelled(settings.labelTrigger)
  const reasons: string[] = []
  for (const number of numbers.slice(0, MAX_LOOKED_AT)) {
    const { pullRequest, author, isLocked } = await github.thread(number)
    if (!pullRequest) continue
    // Nobody asked just now: whoever opened the pull request is who it is run for.
    const asked = { ...onPullRequest(pullRequest, settings), actors: [author] }
    // Between two jobs another one can come to stand before it.
    if (asked.branch !== (settings.proposedFor ?? asked.branch)) continue
    const refusal = (await gate(asked, settings, github)) ?? (await refuseRepeat(number, asked.commit, github))
    if (refusal === undefined) return { ...asked, thread: number, isLocked }
    reasons.push(`#${number}: ${refusal}`)
  }
  const label = `the label "${settings.labelTrigger}"`
  if (reasons.length === 0) return refuse(`No open pull request carries ${label}.`)
  return refuse(`No pull request with ${label} may be repaired. ${joinReasons(reasons)}`)
}

const refuse = (reason: string): Skip => ({ kind: 'skip', reason })

function joinReasons(reasons: readonly string[]): string {
  const rest = reasons.length - MAX_REASONS
  return [...reasons.slice(0, MAX_REASONS), ...(rest > 0 ? [`So it is with ${rest} more.`] : [])].join(' ')
}

async function refuseRepeat(thread: number, commit: string, github: GitHubReader): Promise<string | undefined> {
  const { last } = readState((await github.said(thread, STATUS_MARKER))?.body)
  return last?.commit === commit ? `The last run was about the same commit and ended as "${last.outcome}".` : undefined
}
