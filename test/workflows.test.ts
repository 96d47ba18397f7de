import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { INPUTS } from '../src/config/inputs.ts'
import { findDeafEvents } from '../src/doctor/workflows/events.ts'
import { findMissingPermissions } from '../src/doctor/workflows/permissions.ts'
import { RULES } from '../src/doctor/workflows/rules.ts'
import { parseWorkflow, usesRegreen, type Workflow } from '../src/doctor/workflows/workflow.ts'
import { understand } from '../src/github/trigger.ts'
import { type Given, loadActionsLanguage } from './support/actions-language.ts'
import type { GitHubEvent } from './support/events.ts'
import { type FakeGitHub, openFakeGitHub } from './support/fake-github.ts'
import { openFolder } from './support/folders.ts'
import { makePayloads } from './support/payloads.ts'
import { TRIGGER_SETTINGS } from './support/trigger-settings.ts'
import { listExamples } from './support/webhook-examples.ts'

const language = await loadActionsLanguage()
const root = join(import.meta.dirname, '..')
const list = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
const EXAMPLES = list('examples')
const OURS = list('.github/workflows')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The rules that a workflow breaks once its reader has chosen a release. */
function findBroken(path: string, text: string): string[] {
  const chosen = parseWorkflow(path, text.replaceAll('0'.repeat(40), 'a'.repeat(40)))
  return RULES.flatMap((rule) => rule.find(chosen).map(({ line, problem }) => `${line} ${rule.name}: ${problem}`))
}

for (const path of [...EXAMPLES, ...OURS]) {
  const workflow = parseWorkflow(path, textOf(path))

  test(`${path} is understood by GitHub and by actionlint`, async () => {
    assert.deepEqual(await language.checkWorkflow(path, textOf(path)), [])
  })

  test(`A4, C9, I1, I2, I3, I4, I6: ${path} breaks no rule, and its token may do what is needed and no more than is said`, () => {
    assert.deepEqual(findBroken(path, textOf(path)), [])
    assert.deepEqual(findMissingPermissions(workflow), [])
    assert.deepEqual(findDeafEvents(workflow), [])
    assert.ok(workflow.jobs.every((job) => job.permissions ?? workflow.permissions))
  })
}

for (const path of EXAMPLES) {
  test(`${path} uses Regreen, grants nothing at the top, says what it is for, and gives only inputs that there are`, () => {
    const workflow = parseWorkflow(path, textOf(path))
    assert.ok(usesRegreen(workflow))
    assert.match(textOf(path), /^# \w[\s\S]*^permissions: \{\}$/m)
    const steps = workflow.jobs.flatMap(({ steps }) => steps).filter(({ uses }) => uses?.value.startsWith('regreen/'))
    const given = steps.flatMap(({ inputs }) => inputs.map(({ name }) => name))
    assert.deepEqual(
      given.filter((name) => !(name in INPUTS)),
      [],
    )
  })
}

/** Workflows that are shown in texts, by where they stand. */
const SHOWN: Readonly<Record<string, string | undefined>> = {
  'the README': /```yaml\n(name: Regreen\n[\s\S]*?)```/.exec(textOf('README.md'))?.[1],
  'reusable.yml, for its callers': textOf('examples/reusable.yml')
    .split('\n')
    .filter((line) => line.startsWith('#   '))
    .map((line) => line.slice(4))
    .join('\n'),
}
for (const [where, text] of Object.entries(SHOWN)) {
  test(`the workflow that is shown in ${where} is as good as the examples`, async () => {
    assert.ok(text)
    assert.deepEqual(await language.checkWorkflow('shown.yml', text), [])
    const workflow = parseWorkflow('shown.yml', text)
    assert.ok(usesRegreen(workflow))
    assert.deepEqual([...findBroken('shown.yml', text), ...findMissingPermissions(workflow)], [])
  })
}

test('the documentation names every example, and none that is not there', () => {
  const named = [...textOf('docs/workflows.md').matchAll(/\]\(\.\.\/(examples\/[\w-]+\.yml)\)/g)].map(
    ([, path]) => path,
  )
  assert.deepEqual([...new Set(named)].sort(), [...EXAMPLES].sort())
})

test('what GitHub and actionlint are asked about is really looked at', async () => {
  const check = (text: string) => language.checkWorkflow('w.yml', text)
  const job = (line: string) =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    ${line}\n    steps: [{ run: echo }]\n`
  assert.deepEqual(await check(job('timeout-minutes: 5')), [])
  assert.match((await check(job('timeout: 5'))).join(), /timeout/)
  assert.match((await check(job('permissions: { content: read }'))).join(), /content/)
  assert.match((await check(job('if: github.event.x = 1'))).join(), /=/)
  assert.match((await check(job('if: needs.b.result'))).join(), /needs|"b"/)
})

test('action.yml is understood by GitHub', () => {
  const action = textOf('action.yml')
  assert.deepEqual(language.checkAction(action), [])
  assert.match(language.checkAction(action.replace('using: node24', 'using: node26')).join(), /node26/)
  assert.match(language.checkAction(action.replace('main:', 'mian:')).join(), /mian/)
})

/** Which events start the work of an example; all others must not. */
const FIRES: readonly {
  readonly example: string
  /** A job, or a job and the place of a step in it. */
  readonly place: string
  readonly given?: Partial<Given>
  readonly by: readonly string[]
}[] = [
  ...['fix-failing-ci', 'monorepo', 'github-app-token', 'self-hosted', 'ghes'].map((example) => ({
    example,
    place: 'repair',
    by: ['red run', 'red run of a pull request'],
  })),
  ...['two-jobs', 'three-jobs'].map((example) => ({
    example,
    place: 'propose',
    by: ['red run', 'red run of a pull request'],
  })),
  ...(
    [
      ['comment-driven', 'answer'],
      ['comment-two-jobs', 'propose'],
    ] as const
  ).map(([example, place]) => ({
    example,
    place,
    by: ['command on an issue', 'command on a pull request', 'our label on an issue'],
  })),
  { example: 'review-driven', place: 'answer', by: ['changes wanted on ours', 'command on a line of ours'] },
  {
    example: 'same-job-step',
    place: 'test.5',
    given: { status: 'failure', steps: { test: { outcome: 'failure' } } },
    by: ['pull request', 'push'],
  },
  { example: 'same-job-step', place: 'test.5', given: { steps: { test: { outcome: 'success' } } }, by: [] },
  {
    example: 'same-job-step',
    place: 'test.5',
    given: { status: 'failure', steps: { test: { outcome: 'skipped' } } },
    by: [],
  },
  { example: 'doctor', place: 'doctor', by: ['dispatch'] },
]

const textOfExample = (name: string) => textOf(`examples/${name}.yml`)

/** Whether GitHub starts the workflow at all. https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
function isStarted({ events }: Workflow, { name, payload }: GitHubEvent): boolean {
  const event = events.find((one) => one.name === name)
  if (!event) return false
  const types = event.types.length > 0 || name !== 'pull_request' ? event.types : ['opened', 'synchronize', 'reopened']
  return types.length === 0 || types.includes(String(payload.action))
}

function isForUs({ name, payload }: GitHubEvent): boolean {
  const request = understand({ name, payload, sha: 'a'.repeat(40), ref: 'refs/heads/main' }, TRIGGER_SETTINGS)
  return request.kind !== 'skip' && !('isFork' in request && request.isFork)
}

describe('conditions on what GitHub really sends', () => {
  let github: FakeGitHub
  let payloads: Readonly<Record<string, GitHubEvent>>
  before(async () => {
    github = await openFakeGitHub()
    payloads = await makePayloads(github)
  })
  after(() => github.close())

  const contexts = ({ name, payload }: GitHubEvent) => ({ github: { event_name: name, event: payload } })

  for (const { example, place, given, by } of FIRES) {
    test(`${example}, ${place}, ${JSON.stringify(given ?? {})}: started by ${by.join(', ') || 'nothing'}`, async () => {
      const workflow = parseWorkflow(example, textOfExample(example))
      const condition = (await language.conditions(textOfExample(example))).get(place)
      assert.ok(condition)
      const fires = Object.keys(payloads).filter((name) => {
        const event = payloads[name]
        return event && isStarted(workflow, event) && language.isTrue(condition, { ...contexts(event), ...given })
      })
      assert.deepEqual(fires, by)
    })
  }

  test('no condition holds back what Regreen would take, but for what the example is not for', async () => {
    for (const { example, place, given, by } of FIRES.filter((row) => row.by.length > 0)) {
      const workflow = parseWorkflow(example, textOfExample(example))
      const taken = Object.keys(payloads).filter((name) => {
        const event = payloads[name]
        return event && isStarted(workflow, event) && isForUs(event)
      })
      const heldBack = taken.filter((name) => !by.includes(name))
      const isMeant = example === 'review-driven' ? ['command on a line of another'] : []
      assert.deepEqual(heldBack, isMeant, `${example} ${place} ${JSON.stringify(given)}`)
    }
  })
})

test('every condition can be worked out on every payload that GitHub has published', async () => {
  for (const path of EXAMPLES) {
    for (const [place, condition] of await language.conditions(textOf(path))) {
      for (const { event, payload } of listExamples()) {
        const given = { github: { event_name: event, event: payload }, steps: {}, needs: {} }
        assert.doesNotThrow(() => language.isTrue(condition, given), `${path} ${place}`)
      }
    }
  }
})

for (const [example, job, need] of [
  ['two-jobs', 'publish', 'propose'],
  ['comment-two-jobs', 'publish', 'propose'],
  ['three-jobs', 'verify', 'propose'],
  ['three-jobs', 'publish', 'verify'],
] as const) {
  test(`${example}: ${job} runs when there is a proposal, even one of a run that proved nothing`, async () => {
    const condition = (await language.conditions(textOfExample(example))).get(job) ?? ''
    const runs = (proposal: string | undefined, status: Given['status'] = 'success') =>
      language.isTrue(condition, {
        github: {},
        needs: { [need]: { outputs: proposal === undefined ? {} : { proposal } } },
        ...(status && { status }),
      })
    assert.equal(runs('7'), true)
    assert.equal(runs('7', 'failure'), true)
    assert.equal(runs('7', 'cancelled'), false)
    assert.equal(runs(''), false)
    assert.equal(runs(undefined), false)
  })
}

test('comment-two-jobs: publish also answers what asks for no proposal, and does not follow a run that could not be', async () => {
  const condition = (await language.conditions(textOfExample('comment-two-jobs'))).get('publish') ?? ''
  const runs = (outputs: Readonly<Record<string, string>>, status: Given['status'] = 'success') =>
    language.isTrue(condition, { github: {}, needs: { propose: { outputs } }, ...(status && { status }) })
  assert.equal(runs({ outcome: 'skipped', proposal: '' }), true)
  assert.equal(runs({ outcome: 'skipped' }, 'cancelled'), false)
  assert.equal(runs({ outcome: 'error', proposal: '' }, 'failure'), false)
  assert.equal(runs({}), false)
})

test('comment-two-jobs: whoever belongs here gets eyes at once for a command, and nobody else', async () => {
  const condition = (await language.conditions(textOfExample('comment-two-jobs'))).get('acknowledge') ?? ''
  const runs = (body: string, association: string, type = 'User') =>
    language.isTrue(condition, {
      github: {
        event_name: 'issue_comment',
        event: { comment: { body, author_association: association, user: { type } } },
      },
    })
  for (const association of ['OWNER', 'MEMBER', 'COLLABORATOR']) assert.equal(runs('/agent fix', association), true)
  for (const association of ['CONTRIBUTOR', 'FIRST_TIME_CONTRIBUTOR', 'NONE', 'MANNEQUIN'])
    assert.equal(runs('/agent fix', association), false)
  assert.equal(runs('Thank you!', 'OWNER'), false)
  assert.equal(runs('/agent fix', 'OWNER', 'Bot'), false)
  const label = { event_name: 'issues', event: { label: { name: 'agent-fix' } } }
  assert.equal(language.isTrue(condition, { github: label }), false)
})

test('comment-two-jobs: the eyes are given by one request, made of nothing that anybody wrote', async (t) => {
  const workflow = parseWorkflow('comment-two-jobs', textOfExample('comment-two-jobs'))
  const [step, ...more] = workflow.jobs.find(({ id }) => id === 'acknowledge')?.steps ?? []
  assert.deepEqual(more, [])
  const folder = await openFolder(t)
  await writeFile(join(folder, 'gh'), '#!/bin/sh\nprintf "%s\\n" "$GH_TOKEN" "$@"\n', { mode: 0o755 })
  const env = { PATH: `${folder}:/usr/bin:/bin`, GITHUB_REPOSITORY: 'octo/shop', COMMENT: '7', GH_TOKEN: 'token' }
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', step?.run?.value ?? 'exit 1'], { env })
  assert.deepEqual(stdout.trim().split('\n'), [
    'token',
    'api',
    '--silent',
    '--method',
    'POST',
    'repos/octo/shop/issues/comments/7/reactions',
    '--raw-field',
    'content=eyes',
  ])
})

/** What a job uploads of a run's files, and the condition. */
async function uploadsOf(text: string, job: string) {
  const conditions = await language.conditions(text)
  const steps = parseWorkflow('shown.yml', text).jobs.find(({ id }) => id === job)?.steps ?? []
  return steps.flatMap(({ uses, inputs }, i) => {
    const path = inputs.find(({ name }) => name === 'path')?.value.value ?? ''
    if (!uses?.value.startsWith('actions/upload-artifact@') || !path.includes('journal-file')) return []
    const files = [...path.matchAll(/steps\.regreen\.outputs\.([\w-]+)/g)].map(([, name]) => name)
    return [{ files, condition: conditions.get(`${job}.${i}`) ?? '' }]
  })
}

const RUN_FILES = ['patch-file', 'evidence-file', 'journal-file']
const UPLOADS: readonly (readonly [where: string, text: string, job: string, files: readonly string[]])[] = [
  ['the README', SHOWN['the README'] ?? '', 'repair', RUN_FILES],
  ...(['fix-failing-ci', 'github-app-token', 'monorepo', 'reusable', 'self-hosted'] as const).map(
    (name) => [name, textOfExample(name), 'repair', RUN_FILES] as const,
  ),
  ...(['comment-driven', 'review-driven'] as const).map(
    (name) => [name, textOfExample(name), 'answer', RUN_FILES] as const,
  ),
  ['same-job-step', textOfExample('same-job-step'), 'test', RUN_FILES],
  ...(['two-jobs', 'comment-two-jobs', 'three-jobs'] as const).map(
    (name) => [name, textOfExample(name), 'propose', ['journal-file']] as const,
  ),
]
for (const [where, text, job, files] of UPLOADS) {
  test(`${where}: the files of a run are uploaded, of one that proved nothing too, and of none where none began`, async () => {
    const [upload, ...more] = await uploadsOf(text, job)
    assert.deepEqual([upload?.files, more], [files, []])
    const runs = (outputs: object, status: Given['status']) =>
      language.isTrue(upload?.condition ?? '', {
        github: {},
        steps: { regreen: { outputs } },
        ...(status && { status }),
      })
    const outputs = { 'journal-file': '/tmp/journal.jsonl' }
    assert.deepEqual(
      [runs(outputs, 'success'), runs(outputs, 'failure'), runs(outputs, 'cancelled'), runs({}, 'success')],
      [true, true, false, false],
    )
  })
}

test('reusable: its job starts for the callers as that of the plain example does', async () => {
  const repair = async (example: string) => (await language.conditions(textOfExample(example))).get('repair')
  assert.equal(await repair('reusable'), await repair('fix-failing-ci'))
})
