import { Octokit } from '@octokit/rest'
import { type FakeGitHub, openFakeGitHub, type Repository, type WorkflowPermissions } from '../fake-github.ts'

export const FILES = {
  'package.json': '{ "name": "app", "scripts": { "test": "node --test" } }\n',
  'src/sum.js': 'export const sum = (a, b) => a - b\n',
  'test/sum.test.js': "import { sum } from '../src/sum.js'\n",
}

export interface Stage extends AsyncDisposable {
  readonly github: FakeGitHub
  readonly repository: Repository
  /** Speaks with the token of a job that may publish. */
  readonly octokit: Octokit
  readonly connect: (token: string) => Octokit
}

export const QUIET = { debug() {}, info() {}, warn() {}, error() {} }

/** A local GitHub with the repository `octo/app`: `main`, and `fix` one commit ahead. */
export async function openStage(
  settings: Parameters<typeof openFakeGitHub>[0] & { readonly permissions?: WorkflowPermissions } = {},
): Promise<Stage> {
  const github = await openFakeGitHub(settings)
  const repository = await github.addRepository('octo/app', { files: FILES, roles: { alice: 'write', bob: 'read' } })
  await repository.git.commit({
    branch: 'fix',
    from: 'main',
    files: { 'src/sum.js': 'export const sum = (a, b) => a + b\n' },
    message: 'Add instead of subtracting',
  })
  const connect = (auth: string) => new Octokit({ auth, baseUrl: github.urls.api, log: QUIET })
  return {
    github,
    repository,
    connect,
    octokit: connect(github.addJobToken(repository, settings.permissions)),
    [Symbol.asyncDispose]: () => github.close(),
  }
}

export const APP = { owner: 'octo', repo: 'app' } as const
