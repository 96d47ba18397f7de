import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createClient, createReader, createWriter, type GitHubReader, marker } from '../../../../src/github/github.ts'
import { ANSWERS, type FakeGitHub, type Fault, openFakeGitHub } from '../../../support/fake-github.ts'

interface Line {
  readonly github: FakeGitHub
  readonly reader: GitHubReader
  /** What was waited for, with its seconds. */
  readonly waits: string[]
}

interface LineSpec {
  readonly longestWaitSeconds?: number
  readonly answerTimeoutMs?: number
  readonly secondMs?: number
  readonly signal?: AbortSignal
}

/** A client in a hurry in front of a GitHub with one repository. */
async function openLine(t: TestContext, spec: LineSpec = {}): Promise<Line> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' } })
  const waits: string[] = []
  const client = createClient({
    owner: 'octo',
    repo: 'app',
    token: github.addJobToken(repository),
    apiUrl: github.urls.api,
    request: {},
    onWait: (problem, seconds) => waits.push(`${problem} ${seconds} s`),
    longestWaitSeconds: 120,
    answerTimeoutMs: 5_000,
    secondMs: 1,
    ...spec,
  })
  return { github, reader: createReader(client), waits }
}

/** Each goes away after one request. */
const PASSING: Readonly<Record<string, Fault>> = {
  'a server error': { status: 500 },
  'a bad gateway': { status: 502 },
  'a conflict': { status: 409 },
  'a page in the place of data': { mode: 'html', status: 200 },
  'a page with a bad gateway': { mode: 'html', status: 502 },
  'an empty answer': { status: 200, body: '' },
  'a connection that ends at once': { mode: 'reset' },
  'a connection that ends in the middle of the answer': { mode: 'reset-mid-body' },
  'a secondary rate limit': ANSWERS.secondaryRateLimit(7),
  'a secondary rate limit that names no time': ANSWERS.secondaryRateLimit(),
  'a limit that tells its status alone': { status: 429 },
  'a limit that tells status and time': { status: 429, headers: { 'retry-after': '3' } },
  'a refusal that names a time': { status: 403, headers: { 'retry-after': '3' } },
}
for (const [name, fault] of Object.entries(PASSING)) {
  test(`${name} is got over`, async (t) => {
    const { github, reader } = await openLine(t)
    github.fail(fault)
    assert.deepEqual(await reader.repository(), { defaultBranch: 'main', isArchived: false })
    assert.equal(github.requests.length, 2)
  })
}

test('a request that is not answered in time is sent again', async (t) => {
  const { github, reader } = await openLine(t, { answerTimeoutMs: 100 })
  github.fail({ mode: 'timeout' })
  assert.equal((await reader.repository()).defaultBranch, 'main')
})

test('a server that never answers is given up, with what was tried', async (t) => {
  const { github, reader } = await openLine(t, { answerTimeoutMs: 50 })
  github.fail({ mode: 'timeout', times: 100 })
  await assert.rejects(reader.repository(), {
    name: 'ServiceError',
    message: 'GitHub could not be reached while reading the repository: There was no answer in 0.1 s.',
  })
  assert.equal(github.requests.length, 3)
})

test('a body that never ends is given up as well', async (t) => {
  const { github, reader } = await openLine(t, { answerTimeoutMs: 100 })
  github.fail({ mode: 'stall-mid-body', times: 100 })
  await assert.rejects(reader.repository(), /There was no answer in 0.1 s/)
})

const WAITS: readonly (readonly [string, Fault, string])[] = [
  ['the time that GitHub names', ANSWERS.secondaryRateLimit(7), "GitHub's secondary rate limit is reached. 7 s"],
  ['a minute, where it names none', ANSWERS.secondaryRateLimit(), "GitHub's secondary rate limit is reached. 60 s"],
  ['a minute after a bare 429', { status: 429 }, "GitHub's secondary rate limit is reached. 60 s"],
  ['after a page as well', { mode: 'html', status: 429 }, "GitHub's secondary rate limit is reached. 60 s"],
  [
    'the time that comes with an empty answer',
    { status: 403, headers: { 'retry-after': '9' }, body: '' },
    "GitHub's secondary rate limit is reached. 9 s",
  ],
]
for (const [name, fault, expected] of WAITS) {
  test(`a rate limit is waited for: ${name}`, async (t) => {
    const { github, reader, waits } = await openLine(t)
    github.fail(fault)
    await reader.repository()
    assert.deepEqual(waits, [expected])
  })
}

test('the primary rate limit is waited for until its reset', async (t) => {
  const { github, reader, waits } = await openLine(t)
  github.fail(ANSWERS.primaryRateLimit(new Date(Date.now() + 30_000)))
  await reader.repository()
  assert.match(waits.join(), /^The rate limit of the token is reached. 3[0-2] s$/)
})

test('a wait that would be too long is not begun, and the message tells when to come back', async (t) => {
  const { github, reader, waits } = await openLine(t)
  const reset = new Date(Date.now() + 3_000_000)
  github.fail(ANSWERS.primaryRateLimit(reset))
  const time = reset.toISOString().slice(11, 16)
  await assert.rejects(reader.repository(), (error: Error) => {
    assert.equal(error.name, 'ServiceError')
    assert.match(
      error.message,
      /^GitHub's rate limit is reached while reading the repository \(403\)\. Start the run again after /,
    )
    // The reset is told in whole seconds, which can be those of the next minute.
    return error.message.includes(time) || new Date(reset.getTime() + 1000).toISOString().slice(11, 16) !== time
  })
  assert.deepEqual(waits, [])

  github.fail(ANSWERS.secondaryRateLimit(600))
  await assert.rejects(reader.repository(), /Start the run again in 600 s\./)
})

test('a rate limit that does not end is not waited for for ever', async (t) => {
  const { github, reader, waits } = await openLine(t)
  github.fail({ ...ANSWERS.secondaryRateLimit(5), times: 100 })
  await assert.rejects(reader.repository(), { name: 'ServiceError' })
  assert.equal(waits.length, 2)
})

const NONSENSE = [
  { status: 429, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
  { status: 429, headers: { 'retry-after': '' } },
  { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' } },
  { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9'.repeat(20) } },
] satisfies readonly Fault[]
for (const fault of NONSENSE) {
  test(`a time that cannot be understood is not repeated: ${JSON.stringify(fault.headers)}`, async (t) => {
    const { github, reader } = await openLine(t)
    github.fail({ ...fault, times: 100 })
    await assert.rejects(reader.repository(), {
      name: 'ServiceError',
      message: /rate limit is reached while reading the repository \(4\d\d\)\. Start the run again later\.$/,
    })
  })
}

const FINAL: readonly (readonly [number, Fault, string, RegExp])[] = [
  [401, {}, 'ConfigError', /refused the token while reading the repository \(401\)\. Check the input "github-token"/],
  [
    403,
    ANSWERS.noIntegrationAccess('contents=read; issues=write,pull_requests=write'),
    'ConfigError',
    /"permissions:" with "contents: read" or "issues: write" and "pull-requests: write"\./,
  ],
  [403, ANSWERS.noIntegrationAccess('workflows=write'), 'ConfigError', /token of a GitHub App with "workflows: write"/],
  [403, { body: { message: 'Repository was archived so is read-only.' } }, 'ConfigError', /The repository is archived/],
  [404, {}, 'ConfigError', /found nothing while reading the repository \(404\)/],
  [410, {}, 'ConfigError', /no longer has it \(410.* Start a run for something that is there\.$/],
  [422, { body: { message: 'Validation Failed', errors: [{ field: 'x' }] } }, 'ConfigError', /\(422\): .*"field":"x"/],
  [451, {}, 'ServiceError', /answered with 451/],
]
for (const [status, fault, name, message] of FINAL) {
  test(`${status} is asked once and explained: ${message.source}`, async (t) => {
    const { github, reader } = await openLine(t)
    github.fail({ status, ...fault })
    await assert.rejects(reader.repository(), { name, message })
    assert.equal(github.requests.length, 1)
  })
}

test('an answer that has another shape than GitHub describes is told as such', async (t) => {
  const { github, reader } = await openLine(t)
  github.fail({ status: 200, body: {} })
  await assert.rejects(reader.headOf('main'), {
    name: 'ServiceError',
    message: /^GitHub's answer did not have the documented form while /,
  })
})

test('a stopped run waits for nothing: no answer, no rate limit', async (t) => {
  for (const fault of [{ mode: 'timeout' } as const, ANSWERS.secondaryRateLimit(60)]) {
    const stop = new AbortController()
    const { github, reader } = await openLine(t, { secondMs: 50, answerTimeoutMs: 60_000, signal: stop.signal })
    github.fail({ ...fault, times: 100 })
    const reason = new Error('stopped')
    setTimeout(() => stop.abort(reason), 100)
    await assert.rejects(reader.repository(), reason)
    await assert.rejects(reader.repository(), reason)
    assert.equal(github.requests.length, 1)
  }
})

test('requests that write are spaced out, those that read are not, and a stop ends the wait', async (t) => {
  const stop = new AbortController()
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' } })
  const { number } = github.addIssue(repository, { author: 'ada', title: 'Help' })
  const client = createClient({
    owner: 'octo',
    repo: 'app',
    token: github.addJobToken(repository),
    apiUrl: github.urls.api,
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 0,
    answerTimeoutMs: 5_000,
    secondMs: 600_000,
    signal: stop.signal,
  })
  const writer = createWriter(client)
  await writer.say(number, marker('help'), 'One')
  await createReader(client).repository()
  const second = writer.say(number, marker('explain'), 'Two')
  setTimeout(() => stop.abort(new Error('stopped')), 300)
  await assert.rejects(second, /stopped/)
  assert.equal(repository.threads.get(number)?.comments.length, 1)
})
