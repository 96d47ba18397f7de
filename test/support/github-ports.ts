import {
  createClient,
  createReader,
  createWriter,
  type GitHubReader,
  type GitHubWriter,
} from '../../src/github/github.ts'
import type { FakeGitHub, Repository } from './fake-github.ts'

/** What Regreen knows of GitHub, in front of the local one, in a hurry: it waits for nothing, and tries again at once. */
export function connect(
  github: FakeGitHub,
  repository: Repository,
  token = github.addJobToken(repository),
): { readonly reader: GitHubReader; readonly writer: GitHubWriter } {
  const client = createClient({
    owner: repository.owner.login,
    repo: repository.name,
    token,
    apiUrl: github.urls.api,
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 0,
    answerTimeoutMs: 500,
    secondMs: 1,
  })
  return { reader: createReader(client), writer: createWriter(client) }
}
