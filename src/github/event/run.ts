import type { Payload } from './payload.ts'
import type { FailedRun, Skip } from './request.ts'
import { isSha, logins, skip } from './words.ts'

/** Why a finished run that is not "failure" is none to repair, where that is not plain. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['action_required', 'it waits for a person to approve it, and nothing has run yet'],
  ['startup_failure', 'it could not be started, so the workflow file is at fault and not the code'],
  ['timed_out', 'it ran out of time, so which test is red is not known'],
  ['cancelled', 'it was stopped, so which test is red is not known'],
])

/** Events whose runs did not test the commit that the run names, or not for a branch that lasts. */
const OTHER_CODE: Readonly<Record<string, string>> = {
  pull_request_target: 'it names the commit of the base branch, not the one that was tested',
  merge_group: 'its branch belongs to a merge queue and goes with it',
  dynamic: "it is one of GitHub's own, not a workflow of this repository",
}

/** A finished run as webhooks and the API describe it, when it is one to repair. */
export function readRun(payload: Payload, ...at: readonly string[]): FailedRun | Skip {
  const conclusion = payload.text(...at, 'conclusion')
  if (conclusion !== 'failure') {
    const why = ENDINGS.get(conclusion ?? '')
    return skip(
      `The workflow run ended as "${conclusion ?? 'unfinished'}"${why ? `: ${why}` : ''}. Only "failure" starts a run.`,
    )
  }
  const event = payload.text(...at, 'event') ?? ''
  if (Object.hasOwn(OTHER_CODE, event)) return skip(`The workflow run was for "${event}": ${OTHER_CODE[event]}.`)

  const runId = payload.number(...at, 'id')
  const commit = payload.text(...at, 'head_sha')
  const branch = payload.text(...at, 'head_branch')
  if (runId === undefined || commit === undefined || !isSha(commit)) return skip('The workflow run names no commit.')
  if (branch === undefined || branch === '')
    return skip('The workflow run names no branch: it may have been deleted, or the run was for a tag.')
  const actor = payload.text(...at, 'actor', 'login')
  if (actor === undefined) return skip('The workflow run does not say who started it.')

  const head = payload.number(...at, 'head_repository', 'id')
  const base = payload.number(...at, 'repository', 'id') ?? payload.number('repository', 'id')
  // Empty for forks. In a fork's own run it can name a pull request of the repository that was forked.
  const pull = payload.list(...at, 'pull_requests').find((one) => one.number('base', 'repo', 'id') === base)
  return {
    kind: 'failed_run',
    runId,
    attempt: payload.number(...at, 'run_attempt') ?? 1,
    commit,
    branch,
    url: payload.text(...at, 'html_url'),
    createdAt: payload.text(...at, 'created_at'),
    endedAt: payload.text(...at, 'updated_at'),
    actors: logins(payload.text('sender', 'login'), actor, payload.text(...at, 'triggering_actor', 'login')),
    // By number: a fork can have any name, and a branch named like ours.
    isFork: head === undefined || base === undefined || head !== base,
    pullRequest: pull?.number('number'),
    baseBranch: pull?.text('base', 'ref'),
    isOfMerge: event === 'pull_request',
  }
}
