import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRefusal, translatePushError } from '../../../../src/github/api/client/refusals.ts'

const OURS = { branch: 'regreen/main-1', isOurs: true }
const THEIRS = { branch: 'feature', isOurs: false }

/** What git prints when GitHub does not take a push. */
const remote = (...lines: readonly string[]) =>
  [...lines.map((line) => `remote: ${line}`), 'error: failed to push'].join('\n')

const SAID: readonly (readonly [string, string, typeof OURS, string, RegExp])[] = [
  [
    'a protected branch',
    remote(
      'error: GH006: Protected branch update failed for refs/heads/regreen/main-1.',
      '',
      '- Changes must be made through a pull request.',
    ),
    OURS,
    'ConfigError',
    /protection rule forbids it\. Changes must be made through a pull request\. Let the rule leave out branches that begin with the input "branch-prefix"\.$/,
  ],
  [
    'a protected branch of somebody else',
    remote('error: GH006: Protected branch update failed for refs/heads/feature.'),
    THEIRS,
    'ConfigError',
    /^The branch feature could not be written: a branch protection rule forbids it\. Set "mode: pull-request"/,
  ],
  [
    'a ruleset',
    remote(
      'error: GH013: Repository rule violations found for refs/heads/regreen/main-1.',
      '- Cannot create ref due to creations being restricted.',
    ),
    OURS,
    'ConfigError',
    /a ruleset forbids it\. Cannot create ref due to creations being restricted\. Let the rule leave out/,
  ],
  [
    'signatures',
    remote(
      'error: GH013: Repository rule violations found for refs/heads/regreen/main-1.',
      '',
      '- Commits must have verified signatures.',
    ),
    OURS,
    'ConfigError',
    /Commits must have verified signatures\. Set "sign-commits: true"/,
  ],
  [
    'workflow files',
    ' ! [remote rejected] b -> b (refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission)',
    OURS,
    'ConfigError',
    /token of a GitHub App with "workflows: write"/,
  ],
  ['an archive', remote('This repository was archived so it is read-only.'), OURS, 'ConfigError', /archived/],
  [
    'a token that may not write',
    "remote: Write access to repository not granted.\nfatal: unable to access 'https://github.com/octo/app/': The requested URL returned error: 403",
    OURS,
    'ConfigError',
    /Add "contents: write" to the job's "permissions"/,
  ],
  [
    'a token that expired',
    "fatal: Authentication failed for 'https://github.com/'",
    OURS,
    'ConfigError',
    /"github-token"/,
  ],
  [
    'another writer',
    ' ! [rejected] a -> b (stale info)',
    OURS,
    'ServiceError',
    /somebody else changed it at the same time/,
  ],
  [
    'a server error',
    "error: RPC failed; HTTP 502\nfatal: unable to access 'https://github.com/octo/app/': The requested URL returned error: 502",
    OURS,
    'ServiceError',
    /returned error: 502$/,
  ],
]
for (const [what, said, to, name, message] of SAID) {
  test(`a push that fails on ${what} says what to do`, () => {
    const error = translatePushError(new Error(said), to)
    assert.equal(error.name, name)
    assert.match(error.message, message)
    assert.doesNotMatch(error.message, /\n/)
  })
}

test("the API's words for a ruleset are understood as well", () => {
  const said = 'Repository rule violations found\n\nCommits must have verified signatures.\n\n'
  assert.match(
    findRefusal(said, OURS)?.message ?? '',
    /a ruleset forbids it\. Commits must have verified signatures\. Set/,
  )
})

test('a repository or branch whose name has a number of an error is not taken for one', () => {
  const error = translatePushError(new Error("fatal: unable to access 'https://github.com/octo/403/': Timeout"), OURS)
  assert.equal(error.name, 'ServiceError')
})
