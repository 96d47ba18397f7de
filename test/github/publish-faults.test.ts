import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createWriter, type Publication } from '../../src/github/github.ts'
import { publish } from '../../src/github/publish.ts'
import { isPassing, ONCE } from '../support/api-faults.ts'
import type { Fault } from '../support/fake-github.ts'
import { connect, openRepairDesk, type RepairDesk } from '../support/repair-desk.ts'

interface Call {
  readonly method: string
  readonly path: string
  /** How many requests with that method and path came before. */
  readonly after: number
}

const plain = (publication: Publication): Publication => publication
const decorated = ({ text, ...rest }: Publication): Publication => ({
  ...rest,
  text: { ...text, labels: ['bug'], reviewers: ['rex'], assignees: ['ada'] },
})

/** Every request of a publication that goes well. */
async function recordCalls(t: TestContext, shape: typeof plain): Promise<Call[]> {
  const { github, publication, parts } = await openRepairDesk(t)
  assert.equal((await publish(shape(publication), parts)).kind, 'pull_request')
  const seen = new Map<string, number>()
  return github.requests.map(({ method, path }) => {
    const key = `${method} ${path}`
    const after = seen.get(key) ?? 0
    seen.set(key, after + 1)
    return { method, path, after }
  })
}

const nameOf = ({ method, path, after }: Call) =>
  `${method} ${decodeURIComponent(path.replace(/[0-9a-f]{40}/g, '…'))}${after > 0 ? ` (${after + 1})` : ''}`

/** The same request in another repository, whose commits have other names. */
const patternOf = ({ path }: Call) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[0-9a-f]{40}/g, '[0-9a-f]{40}')}$`)

/** Publishes with the fault and then without it, on an empty desk. Answers how the first time went. */
async function publishTwice(desk: RepairDesk, shape: typeof plain, { call, fault }: { call: Call; fault: Fault }) {
  const { github, repository, parts } = desk
  const publication = shape(desk.publication)
  const partsWith = (timeoutMs?: number) => ({
    ...parts,
    github: createWriter(connect(github, repository, timeoutMs)),
  })
  github.fail({ ...fault, method: call.method, path: patternOf(call), after: call.after })
  const hurried = partsWith(fault.mode === 'timeout' ? 1_000 : undefined)
  const first = await publish(publication, hurried).catch((error: Error) => error)
  await assertSingle(desk)
  if (first instanceof Error || first.kind !== 'pull_request') {
    assert.equal((await publish(publication, partsWith())).kind, 'pull_request')
    await assertSingle(desk)
  }
  github.assertValid()
  await clear(desk)
  return first
}

async function clear({ repository }: RepairDesk): Promise<void> {
  repository.threads.clear()
  for (const { ref } of await repository.git.refs('refs/heads/regreen'))
    await repository.git.run(['update-ref', '-d', ref])
}

/** What nobody has a use for twice. */
async function assertSingle({ repository }: RepairDesk): Promise<void> {
  const pulls = [...repository.threads.values()].filter(({ pull }) => pull)
  const branches = await repository.git.refs('refs/heads/regreen')
  assert.ok(pulls.length <= 1, `There are ${pulls.length} pull requests.`)
  assert.ok(branches.length <= 1, `There are ${branches.length} branches.`)
}

const FAULTS = Object.entries(ONCE)

test('E19: whatever happens once to any request of a publication, nothing is there twice and the next start completes it', {
  concurrency: 6,
}, async (t) => {
  const calls = await recordCalls(t, plain)
  assert.ok(calls.length >= 6, `Only ${calls.length} requests were seen.`)
  const all = calls.map((call) =>
    t.test(nameOf(call), async (t) => {
      const desk = await openRepairDesk(t)
      for (const [what, fault] of FAULTS) {
        await t.test(what, async () => {
          const first = await publishTwice(desk, plain, { call, fault })
          const problem = first instanceof Error ? first.message : 'problem' in first ? first.problem : ''
          if (isPassing(fault)) assert.equal(problem, '')
          assert.doesNotMatch(problem, /\n|undefined|\[object/)
          if (first instanceof Error) assert.match(first.name, /^(ConfigError|ServiceError)$/)
        })
      }
    }),
  )
  await Promise.all(all)
})

test('a label, reviewer or assignee that fails loses no pull request, and is told', { concurrency: 12 }, async (t) => {
  const calls = (await recordCalls(t, decorated)).filter(({ path }) => /labels|assignees|reviewers/.test(path))
  assert.equal(calls.length, 3)
  const faults = FAULTS.filter(([what]) => /403|422|cut/.test(what))
  const all = calls.flatMap((call) =>
    faults.map(([what, fault]) =>
      t.test(`${nameOf(call)} ${what}`, async (t) => {
        const first = await publishTwice(await openRepairDesk(t), decorated, { call, fault })
        assert.ok(!(first instanceof Error) && first.kind === 'pull_request')
        assert.equal(first.problems.length, isPassing(fault) ? 0 : 1, first.problems.join())
      }),
    ),
  )
  await Promise.all(all)
})
