import type { TestContext } from 'node:test'
import { ServiceError } from '../../src/errors.ts'
import { type Client, createClient, createWriter, type NewCommit, type Publication } from '../../src/github/github.ts'
import { type PublishParts, readBase } from '../../src/github/publish.ts'
import type { Change, ChangeEntry } from '../../src/workspace/types.ts'
import { type FakeGitHub, openFakeGitHub, PUBLISHING, type Repository } from './fake-github.ts'

/** `octo/app`, whose branch `main` is red, and a proven patch for it. */
export interface RepairDesk {
  readonly github: FakeGitHub
  readonly repository: Repository
  readonly publication: Publication
  readonly client: Client
  readonly parts: PublishParts
  /** The change of these files against a commit, as the mirror describes it; `null` removes one. */
  change(commit: string, files: Readonly<Record<string, string | null>>): Promise<Change>
}

const FILES = {
  'src/sum.js': 'export const sum = (a, b) => a - b\n',
  'run.sh': { mode: '100755', content: 'exit 1\n' },
} as const

export async function openRepairDesk(t: Pick<TestContext, 'after'>, answerTimeoutMs?: number): Promise<RepairDesk> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: FILES, roles: { ada: 'write', rex: 'write' } })
  const commit = (await repository.git.tryCommit('refs/heads/main')) ?? ''
  const client = connect(github, repository, answerTimeoutMs)
  const change = (base: string, files: Readonly<Record<string, string | null>>) => describe(repository, base, files)
  return {
    github,
    repository,
    client,
    change,
    parts: {
      github: createWriter(client),
      commit: (wanted) => putCommit(repository, wanted),
      isAsMade: async ({ message }) => readBase(message) !== undefined,
      pause: async () => {},
    },
    publication: {
      change: await change(commit, { 'src/sum.js': 'export const sum = (a, b) => a + b\n' }),
      commit,
      branch: 'main',
      request: undefined,
      continues: undefined,
      mode: 'pull-request',
      branchPrefix: 'regreen/',
      text: {
        title: 'Fix 1 failing test on main',
        body: 'Proven.',
        commitMessage: 'Fix 1 failing test on main',
        coAuthor: undefined,
        draft: true,
        labels: [],
        reviewers: [],
        assignees: [],
      },
    },
  }
}

/** Each client has a token of its own, so that none waits for the writes of another. */
export const connect = (github: FakeGitHub, repository: Repository, answerTimeoutMs = 10_000): Client =>
  createClient({
    owner: repository.owner.login,
    repo: repository.name,
    token: github.addJobToken(repository, { ...PUBLISHING, actions: 'write' }),
    apiUrl: github.urls.api,
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 120,
    answerTimeoutMs,
    secondMs: 1,
  })

/** What git's push does to a branch, in the repository itself. */
async function putCommit(
  { git }: Repository,
  { branch, expected, parent, change, message }: NewCommit,
): Promise<string> {
  const ref = `refs/heads/${branch}`
  if ((await git.tryCommit(ref)) !== expected) throw new ServiceError('stale info')
  const who = { name: 'bot', email: 'bot@example.com', date: '2026-11-01T12:00:00Z' }
  const sha = await git.writeCommit({ tree: change.tree, parents: [parent], author: who, committer: who, message })
  await git.run(['update-ref', ref, sha])
  return sha
}

async function describe(
  { git }: Repository,
  commit: string,
  files: Readonly<Record<string, string | null>>,
): Promise<Change> {
  const baseTree = (await git.readCommit(commit)).tree
  const known = new Map((await git.readTree(baseTree, true)).map((entry) => [entry.path, entry]))
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, after]): Promise<ChangeEntry> => {
      const old = known.get(path)
      const newBlob = after === null ? '0'.repeat(40) : await git.writeBlob(after)
      return {
        path,
        kind: after === null ? 'delete' : old ? 'modify' : 'add',
        oldMode: old?.mode ?? '000000',
        newMode: after === null ? '000000' : (old?.mode ?? '100644'),
        newBlob,
        additions: 1,
        deletions: old ? 1 : 0,
        isBinary: false,
        before: old && (await git.readBlob(old.sha)).toString(),
        after: after ?? undefined,
      }
    }),
  )
  const edits = entries.map(({ path, newMode, newBlob, kind }) => ({
    path,
    mode: newMode,
    sha: kind === 'delete' ? null : newBlob,
  }))
  const tree = await git.writeTree(commit, edits)
  return { baseTree, tree, entries, patch: '', sha256: 'a'.repeat(64), additions: 1, deletions: 1 }
}
