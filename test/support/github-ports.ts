import {
  createClient,
  createReader,
  createWriter,
  type GitHubReader,
  type GitHubWriter,
} from '../../src/github/github.ts'
import type { FakeGitHub, Repository } from './fake-github.ts'

/** A client of the local GitHub in a hurry: it waits for nothing, and tries again at once. */
export const connectClient = (github: FakeGitHub, repository: Repository, token: string) =>
  createClient({
    owner: repository.owner.login,
    repo: repository.name,
    token,
    apiUrl: github.urls.api,
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 0,
    answerTimeoutMs: 1_500,
    secondMs: 1,
  })

/** What Regreen knows of GitHub, in front of the local one. */
export function connect(
  github: FakeGitHub,
  repository: Repository,
  token = github.addJobToken(repository),
): { readonly reader: GitHubReader; readonly writer: GitHubWriter } {
  const client = connectClient(github, repository, token)
  return { reader: createReader(client), writer: createWriter(client) }
}
