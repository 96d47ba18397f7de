import type { Breach } from './breaches.ts'
import { inputOf, type Job, type Level, regreenSteps, type Step, type Workflow } from './workflow.ts'

type Needs = Readonly<Record<string, Level>>

const RANK: Readonly<Record<Level, number>> = { none: 0, read: 1, write: 2 }

/** What the token lacks for the work that each Regreen step of the workflow is there for. */
export function findMissingPermissions(workflow: Workflow): Breach[] {
  return workflow.jobs.flatMap((job) => regreenSteps(job).flatMap((step) => findMissing(workflow, job, step)))
}

function findMissing(workflow: Workflow, job: Job, step: Step): Breach[] {
  const granted = job.permissions ?? workflow.permissions
  // Where nothing is set there is a rule of its own; another token has other rights than the job's.
  if (!granted || !usesJobToken(step)) return []
  const lacking = Object.entries(needsOf(workflow, step)).filter(
    ([scope, level]) => RANK[granted.levelOf(scope)] < RANK[level],
  )
  if (lacking.length === 0) return []
  const list = lacking.map(([scope, level]) => `"${scope}: ${level}"`).join(', ')
  return [{ line: granted.line, problem: `The job "${job.id}" lacks ${list}.` }]
}

const usesJobToken = (step: Step): boolean =>
  /^(\$\{\{\s*(github\.token|secrets\.GITHUB_TOKEN)\s*\}\})?$/.test(inputOf(step, 'github-token') ?? '')

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions */
function needsOf(workflow: Workflow, step: Step): Needs {
  const hears = (...names: readonly string[]) => workflow.events.some(({ name }) => names.includes(name))
  const isGiven = (name: string) => inputOf(step, name) !== undefined
  const readsRuns = hears('workflow_run') || isGiven('run-id')
  const onIssues = hears('issues', 'issue_comment') || isGiven('issue-number')
  const onPulls =
    hears('pull_request_review', 'pull_request_review_comment', 'issue_comment', 'schedule') ||
    isGiven('pull-request-number')
  const level = isWriter(step) ? 'write' : 'read'
  return {
    ...(readsRuns && { actions: 'read' }),
    contents: inputOf(step, 'mode') === 'comment' ? 'read' : level,
    ...(onIssues && { issues: level }),
    ...((onPulls || isWriter(step)) && { 'pull-requests': level }),
  }
}

function isWriter(step: Step): boolean {
  const phase = inputOf(step, 'phase') ?? 'all'
  return (phase === 'all' || phase === 'publish') && inputOf(step, 'mode') !== 'dry-run'
}
