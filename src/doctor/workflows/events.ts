import type { Breach } from './breaches.ts'
import type { Workflow } from './workflow.ts'

/** Events that Regreen takes a request from; a called workflow gets those of its caller. */
const HEARD = new Set([
  'workflow_run',
  'workflow_dispatch',
  'workflow_call',
  'push',
  'pull_request',
  'issues',
  'issue_comment',
  'pull_request_review',
  'pull_request_review_comment',
  'schedule',
])

/** Events for which GitHub takes the workflow from the default branch, and only from there. */
const FROM_DEFAULT_BRANCH = new Set(['workflow_run', 'workflow_dispatch', 'issues', 'issue_comment', 'schedule'])

/** A workflow that waits for one of a name that no other workflow has. */
export function findUnknownWorkflows({ events }: Workflow, known: readonly Workflow[]): Breach[] {
  const names = new Set(known.map(({ name }) => name))
  const list = [...names].map((name) => JSON.stringify(name)).join(', ')
  return events
    .flatMap(({ workflows }) => workflows)
    .filter(({ value }) => !names.has(value))
    .map(({ value, line }) => ({
      line,
      problem: `No workflow on the default branch is named ${JSON.stringify(value)}. The names are: ${list}.`,
    }))
}

/** An event that starts the workflow, but of a kind that never comes or says nothing to Regreen. */
export function findDeafEvents({ events }: Workflow): Breach[] {
  const isHeard = events.some(({ name }) => HEARD.has(name))
  return events.flatMap(({ name, line, types }) => {
    if (name === 'workflow_run' && types.length > 0 && !types.includes('completed'))
      return [{ line, problem: '"workflow_run" is heard when a run begins, and not when it is "completed".' }]
    if (name === 'check_run' || name === 'check_suite')
      return [{ line, problem: `"${name}" never comes for checks that GitHub Actions itself has made.` }]
    return isHeard || HEARD.has(name) ? [] : [{ line, problem: `Regreen takes no request from the event "${name}".` }]
  })
}

/** A workflow that GitHub does not see, because its events are looked up on the default branch. */
export function findMisplaced({ path, events }: Workflow, onDefault: readonly Workflow[]): Breach[] {
  if (onDefault.some((known) => known.path === path)) return []
  const hidden = events.filter(({ name }) => FROM_DEFAULT_BRANCH.has(name))
  const [first] = hidden
  if (!first) return []
  const names = hidden.map(({ name }) => `"${name}"`).join(', ')
  return [{ line: first.line, problem: `The file is not on the default branch, so ${names} will not start it.` }]
}
