import { type Actor, GitHubError } from '../exchange.ts'
import { missingPermission } from './access.ts'
import { findViolation, type RefChange, type Violation } from './rules.ts'
import { type Pull, type Push, type Repository, type Thread, timestamp, type World } from './world.ts'

export interface ApiRefChange extends RefChange {
  readonly repository: Repository
  readonly actor: Actor
  readonly via: Push['via']
}

/** Moves a ref for an API call. Throws GitHub's refusal when a rule forbids it. */
export async function changeRef(world: World, change: ApiRefChange): Promise<void> {
  const { repository, actor, ref, before, after, via } = change
  const known = (await repository.git.refs('refs/heads')).map(({ sha }) => sha)
  const violation = await findViolation(change, { repository, actor, known })
  world.pushes.push({
    repository: repository.fullName,
    ref,
    before,
    after,
    via,
    refused: violation && describeViolation(violation),
  })
  if (violation) throw refuse(violation)
  await repository.git.run(after ? ['update-ref', ref, after] : ['update-ref', '-d', ref])
  await syncPulls(world, { repository, ref })
}

export const describeViolation = (violation: Violation): string =>
  violation.kind === 'workflow' ? `workflow ${violation.path}` : violation.reasons.join(' ')

/** https://github.com/satisfactory-factories/application/issues/67 shows the message of a ruleset. */
function refuse(violation: Violation): GitHubError {
  switch (violation.kind) {
    case 'workflow':
      return missingPermission([['workflows', 'write']])
    case 'protection':
      return new GitHubError(422, violation.reasons.join(' '))
    case 'ruleset':
      return new GitHubError(422, `Repository rule violations found\n\n${violation.reasons.join('\n\n')}\n\n`)
  }
}

/** Lets open pull requests follow their branches, as GitHub does after each push. */
export async function syncPulls(
  world: World,
  changed: { readonly repository: Repository; readonly ref: string },
): Promise<void> {
  for (const repository of world.repositories.values()) {
    for (const thread of repository.threads.values()) {
      if (thread.pull && thread.state === 'open' && concerns(changed, repository, thread.pull)) {
        await syncPull(world, repository, { thread, isBaseChange: isBase(changed, repository, thread.pull) })
      }
    }
  }
}

type Changed = Parameters<typeof syncPulls>[1]

const concerns = (changed: Changed, repository: Repository, pull: Pull): boolean =>
  isBase(changed, repository, pull) ||
  (changed.repository === pull.headRepository && changed.ref === `refs/heads/${pull.headRef}`)

const isBase = (changed: Changed, repository: Repository, pull: Pull): boolean =>
  changed.repository === repository && changed.ref === `refs/heads/${pull.baseRef}`

/** Reads both ends again; a deleted or emptied head closes the pull request, a base that holds the head merges it. */
export async function syncPull(
  world: World,
  repository: Repository,
  { thread, isBaseChange }: { readonly thread: Thread; readonly isBaseChange: boolean },
): Promise<void> {
  const { pull } = thread
  if (!pull) return
  const head = await pull.headRepository?.git.tryCommit(`refs/heads/${pull.headRef}`)
  if (head === undefined) return close(world, thread)
  pull.headSha = head
  pull.baseSha = (await repository.git.tryCommit(`refs/heads/${pull.baseRef}`)) ?? pull.baseSha
  await bringHead(repository, thread, pull)
  if (await repository.git.isAncestor(pull.headSha, pull.baseSha)) {
    if (isBaseChange) pull.mergedAt = timestamp(world.now())
    return close(world, thread)
  }
  await writeTestMerge(repository, thread, pull)
}

function close(world: World, thread: Thread): void {
  thread.state = 'closed'
  thread.closedAt = timestamp(world.now())
}

async function bringHead(repository: Repository, { number }: Thread, pull: Pull): Promise<void> {
  const ref = `refs/pull/${number}/head`
  if (!pull.headRepository || pull.headRepository === repository) {
    await repository.git.setRef(ref, pull.headSha)
    return
  }
  const from = `+refs/heads/${pull.headRef}:${ref}`
  await repository.git.run(['fetch', '--quiet', '--no-tags', pull.headRepository.git.directory, from])
}

/** The tree of both branches together; `undefined` where they contradict each other. */
async function tryMergedTree({ git }: Repository, { baseSha, headSha }: Pull): Promise<string | undefined> {
  if (await git.isAncestor(baseSha, headSha)) return (await git.readCommit(headSha)).tree
  return git.tryRun(['merge-tree', '--write-tree', baseSha, headSha])
}

/** The commit that `pull_request` workflows really test. */
async function writeTestMerge(repository: Repository, { number }: Thread, pull: Pull): Promise<void> {
  const ref = `refs/pull/${number}/merge`
  const tree = await tryMergedTree(repository, pull)
  if (tree === undefined) {
    pull.mergeSha = null
    await repository.git.tryRun(['update-ref', '-d', ref])
    return
  }
  const who = { name: 'GitHub', email: 'noreply@github.com', date: '2026-11-01T12:00:00Z' }
  pull.mergeSha = await repository.git.writeCommit({
    tree,
    parents: [pull.baseSha, pull.headSha],
    author: who,
    committer: who,
    message: `Merge ${pull.headSha} into ${pull.baseSha}`,
  })
  await repository.git.setRef(ref, pull.mergeSha)
}
