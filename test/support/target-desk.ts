import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { findTarget, type Target, type TargetSettings } from '../../src/action/target/target.ts'
import { STATUS_MARKER } from '../../src/action/thread/conversation.ts'
import { type Request, renderState, type Skip, type ThreadState } from '../../src/github/github.ts'
import { type FakeGitHub, openFakeGitHub, type Repository, type Thread } from './fake-github.ts'
import { connect } from './github-ports.ts'

const SETTINGS: TargetSettings = {
  phase: 'all',
  mode: 'pull-request',
  sandbox: 'auto',
  branchPrefix: 'regreen/',
  labelTrigger: 'agent-fix',
  task: undefined,
  minimumPermission: 'write',
  allowUsers: [],
  allowBots: [],
}

export interface Desk {
  readonly github: FakeGitHub
  readonly repository: Repository
  head(branch: string): Promise<string>
  /** What an earlier run has left in a thread's status comment. */
  remember(thread: Thread, state: ThreadState): Promise<unknown>
  find(request: Request, settings?: Partial<TargetSettings>): Promise<Target | Skip>
}

/** `octo/app` with the branches `main` and `topic`, asked by a job that may publish. */
export async function openDesk(t: Pick<TestContext, 'after'>): Promise<Desk> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const roles = { ada: 'write', eve: 'read' } as const
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' }, roles })
  await repository.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': 'two\n' } })
  const { reader, writer } = connect(github, repository)
  return {
    github,
    repository,
    async head(branch) {
      const sha = await repository.git.tryCommit(`refs/heads/${branch}`)
      if (sha === undefined) throw new Error(`There is no branch ${branch}.`)
      return sha
    },
    remember: (thread, state) => writer.say(thread.number, STATUS_MARKER, `Done.\n\n${renderState(state)}`),
    find: (request, settings) => findTarget(request, reader, { ...SETTINGS, ...settings }),
  }
}

export function assertTarget(found: Target | Skip): Target {
  assert.ok(found.kind === 'target', JSON.stringify(found))
  return found
}

export const reasonOf = (found: Target | Skip): string => (found.kind === 'skip' ? found.reason : 'no reason')

/** A pull request from a branch of ours as publishing leaves it, with a commit by hand on top where there is a message. */
export async function addOwnPull({ github, repository, head }: Desk, byHand?: string): Promise<Thread> {
  const message = `Repair\n\nRegreen-Patch: ${'a'.repeat(64)}\nRegreen-Base: ${await head('topic')}\n`
  const branch = 'regreen/topic'
  await repository.git.commit({ branch, from: 'topic', files: { 'a.txt': 'fixed\n' }, message })
  if (byHand) await repository.git.commit({ branch, files: { 'a.txt': 'by hand\n' }, message: byHand })
  return github.addPull(repository, { author: 'github-actions[bot]', title: 'Repair', head: branch, base: 'topic' })
}
