import { ConfigError } from '../errors.ts'
import { readWorkflowFiles } from '../workspace/workspace.ts'
import { type Finding, fault, unchecked } from './types.ts'
import type { Breach } from './workflows/breaches.ts'
import { findDeafEvents, findMisplaced, findUnknownWorkflows } from './workflows/events.ts'
import { findMissingPermissions } from './workflows/permissions.ts'
import { RULES } from './workflows/rules.ts'
import { parseWorkflow, usesRegreen, type Workflow } from './workflows/workflow.ts'

/** The workflow files that were found. */
export interface WorkflowFiles {
  /** On the default branch, the only ones that most events start. */
  readonly onDefault: readonly Workflow[]
  /** In the checkout, which may be of another branch. The same where there is only one of the two. */
  readonly here: readonly Workflow[]
  /** Whether the server was asked, so that GitHub is to run them. */
  readonly isOnServer: boolean
  /** What is wrong with those that are not YAML. */
  readonly broken: readonly string[]
}

/**
 * Reads both, where there are both: without a checkout the default branch stands for it, and without a server the checkout
 * for the default branch. `undefined` where neither is known.
 */
export async function readWorkflows(
  workspace: string | undefined,
  onDefault: ReadonlyMap<string, string> | undefined,
): Promise<WorkflowFiles | undefined> {
  if (workspace === undefined && onDefault === undefined) return undefined
  const found = workspace === undefined ? new Map<string, string>() : await readWorkflowFiles(workspace)
  const here = found.size > 0 ? found : (onDefault ?? found)
  const { workflows, broken } = parse(here)
  const isOnServer = onDefault !== undefined
  return { here: workflows, onDefault: isOnServer ? parse(onDefault).workflows : workflows, isOnServer, broken }
}

function parse(texts: ReadonlyMap<string, string>) {
  const workflows: Workflow[] = []
  const broken: string[] = []
  for (const [path, text] of texts) {
    try {
      workflows.push(parseWorkflow(path, text))
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      broken.push(error.message)
    }
  }
  return { workflows, broken }
}

/** Whether any workflow uses Regreen, and all of them can be read. */
export function checkPresence(files: WorkflowFiles): Finding[] {
  const unreadable = files.broken.map((problem) => fault(problem, 'Correct the file; GitHub cannot read it either.'))
  if (isUsed(files)) return unreadable
  const problem = 'No workflow in .github/workflows uses Regreen.'
  const cure =
    'For runs on GitHub, copy one from the folder "examples" of Regreen to .github/workflows on the default branch.'
  // Who has not asked about GitHub may want to work on this machine alone.
  return [...unreadable, files.isOnServer ? fault(problem, cure) : unchecked(problem, cure)]
}

/** Whether any of them uses Regreen. */
export const isUsed = ({ here, onDefault }: WorkflowFiles): boolean => [...here, ...onDefault].some(usesRegreen)

/** Whether GitHub starts the workflows that use Regreen, and Regreen takes a request from what starts them. */
export function checkEvents({ here, onDefault }: WorkflowFiles): Finding[] {
  return here
    .filter(usesRegreen)
    .flatMap((workflow) => [
      ...toFindings(workflow, findMisplaced(workflow, onDefault), 'Merge the file into the default branch.'),
      ...toFindings(
        workflow,
        findUnknownWorkflows(workflow, onDefault),
        'Write the name exactly as "name:" in that file says it.',
      ),
      ...toFindings(
        workflow,
        findDeafEvents(workflow),
        'Use "workflow_run" with "types: [completed]", or another event of the examples.',
      ),
    ])
}

/** Whether the jobs that use Regreen give their token what the work needs. */
export function checkPermissions({ here }: WorkflowFiles): Finding[] {
  return here.flatMap((workflow) =>
    toFindings(workflow, findMissingPermissions(workflow), 'Add it to "permissions" of the job.'),
  )
}

/** What breaks the rules for workflows near a key. */
export function checkRules({ here }: WorkflowFiles): Finding[] {
  return here
    .filter(usesRegreen)
    .flatMap((workflow) =>
      RULES.flatMap((rule) =>
        rule
          .find(workflow)
          .map(({ line, problem }) => fault(`${workflow.path}:${line}: ${problem} ${rule.reason}`, rule.cure)),
      ),
    )
}

const toFindings = ({ path }: Workflow, breaches: readonly Breach[], cure: string): Finding[] =>
  breaches.map(({ line, problem }) => fault(`${path}:${line}: ${problem}`, cure))
