import type { Actor } from '../exchange.ts'
import type { BranchRule, Repository } from './world.ts'

/** A branch or tag that shall point elsewhere. `undefined` stands for "no such ref". */
export interface RefChange {
  readonly ref: string
  readonly before: string | undefined
  readonly after: string | undefined
}

export type Violation =
  | { readonly kind: 'protection' | 'ruleset'; readonly reasons: readonly string[] }
  | { readonly kind: 'workflow'; readonly path: string }

export interface Judgement {
  readonly repository: Repository
  readonly actor: Actor
  /** Commits that the repository's refs reached before. */
  readonly known: readonly string[]
}

/** What GitHub has against a change of a ref, once the objects are there. */
export async function findViolation(
  change: RefChange,
  { repository, actor, known }: Judgement,
): Promise<Violation | undefined> {
  if (change.after === undefined) return undefined
  const isNew = [change.after, '--not', ...known]
  const workflow = await findWorkflowFile(repository, actor, isNew)
  if (workflow) return { kind: 'workflow', path: workflow }

  const branch = change.ref.replace('refs/heads/', '')
  for (const kind of ['protection', 'ruleset'] as const) {
    const rules = repository.rules.filter((rule) => rule.kind === kind && matches(rule, branch))
    const reasons: string[] = []
    for (const rule of rules) {
      if (await isBroken(rule, { change, repository, isNew })) reasons.push(REASONS[rule.type])
    }
    if (reasons.length > 0) return { kind, reasons }
  }
  return undefined
}

/** Whether a rule's pattern covers the branch. */
export function matches({ branch: pattern }: BranchRule, branch: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source}$`).test(branch)
}

/** No job token may ever change a workflow: there is no key for it under `permissions:`. */
async function findWorkflowFile(
  { git }: Repository,
  actor: Actor,
  isNew: readonly string[],
): Promise<string | undefined> {
  if (actor.kind === 'user' || actor.permissions.workflows === 'write') return undefined
  const changed = await git.run([
    'log',
    '--format=',
    '--name-only',
    '-m',
    '--first-parent',
    ...isNew,
    '--',
    '.github/workflows',
  ])
  return changed.split('\n').find(Boolean)
}

const REASONS: Readonly<Record<BranchRule['type'], string>> = {
  pull_request: 'Changes must be made through a pull request.',
  required_signatures: 'Commits must have verified signatures.',
  required_status_checks: 'Required status check "test" is expected.',
  non_fast_forward: 'Cannot force-push to this branch',
  creation: 'Cannot create ref due to creations being restricted.',
}

interface RuleCase {
  readonly change: RefChange
  readonly repository: Repository
  readonly isNew: readonly string[]
}

async function isBroken({ type }: BranchRule, { change, repository, isNew }: RuleCase): Promise<boolean> {
  switch (type) {
    case 'pull_request':
    case 'required_status_checks':
      return true
    case 'creation':
      return change.before === undefined
    case 'non_fast_forward':
      return change.before !== undefined && !(await repository.git.isAncestor(change.before, change.after ?? ''))
    case 'required_signatures': {
      const commits = (await repository.git.run(['rev-list', ...isNew])).split('\n').filter(Boolean)
      return commits.some((sha) => !repository.signed.has(sha))
    }
  }
}
