import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { Standing } from '../../../src/action/target/pin.ts'
import { findPushed } from '../../../src/action/target/pushed.ts'
import type { ThreadState } from '../../../src/github/github.ts'
import { connect } from '../../support/github-ports.ts'
import { openDesk } from '../../support/target-desk.ts'

type Last = NonNullable<ThreadState['last']>

interface Branch {
  /** What the commit on top of the red one says of itself. */
  readonly trailers?: (base: string) => readonly string[]
  /** A commit between the two. */
  readonly between?: boolean
  readonly standing?: Partial<Standing>
  /** The request is for what the branch holds. */
  readonly isAsked?: boolean
  /** What the status comment remembers, from the red commit and the one on top of it. */
  readonly said?: (base: string, head: string) => Partial<ThreadState> & { readonly last?: Last }
}

const OURS = (base: string) => [`Regreen-Patch: ${'a'.repeat(64)}`, `Regreen-Base: ${base}`]
const last = (commit: string, outcome: Last['outcome']): Last => ({
  outcome,
  summary: 'x',
  commit,
  runUrl: 'https://x',
})

/** The pull request of `topic` with a commit on top of the red one, and what is made of that. */
async function look(t: TestContext, branch: Branch) {
  const { trailers = OURS, between = false, standing = {}, isAsked = false, said } = branch
  const desk = await openDesk(t)
  const { github, repository } = desk
  const thread = await github.addPull(repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const base = await desk.head('topic')
  if (between) await repository.git.commit({ branch: 'topic', files: { 'b.txt': 'b\n' } })
  const message = `Repair\n\n${trailers(base).join('\n')}\n`
  const head = await repository.git.commit({ branch: 'topic', files: { 'a.txt': 'three\n' }, message })
  if (said) await desk.remember(thread, { attempts: {}, ...said(base, head) })
  const target: Standing = {
    task: 'failing_check',
    commit: isAsked ? head : base,
    branch: 'topic',
    isFork: false,
    thread: thread.number,
    baseBranch: 'main',
    isOfMerge: true,
    merge: undefined,
    ...standing,
  }
  const ask = (token?: string) => findPushed(target, head, connect(github, repository, token).reader)
  return { desk, base, head, target, ask }
}

describe('our own commit on the red branch', () => {
  test('that no run has told of is gone on with, from the commit that it repairs', async (t) => {
    const { base, head, target, ask } = await look(t, {})
    assert.deepEqual(await ask(), { ...target, commit: base, pushed: { commit: head, isAsked: false } })
  })

  test('is what was asked about, where the request is for what the branch holds', async (t) => {
    const { base, head, ask } = await look(t, { isAsked: true })
    const found = await ask()
    assert.deepEqual([found?.commit, found?.pushed], [base, { commit: head, isAsked: true }])
  })

  const UNTOLD: Readonly<Record<string, Branch>> = {
    'while a run about the red commit is said to be at work, whatever an earlier one has said': {
      said: (base) => ({ running: { id: 'r', runUrl: 'https://x' }, last: last(base, 'fixed') }),
    },
    'after an error about the same commit': { said: (base) => ({ last: last(base, 'error') }) },
    'after a run that was stopped': { said: (base) => ({ last: last(base, 'cancelled') }) },
    'after last words about another commit': { said: () => ({ last: last('f'.repeat(40), 'fixed') }) },
  }
  for (const [when, branch] of Object.entries(UNTOLD)) {
    test(`is gone on with ${when}`, async (t) => {
      const { head, ask } = await look(t, branch)
      assert.equal((await ask())?.pushed?.commit, head)
    })
  }

  const LEFT: Readonly<Record<string, Branch>> = {
    'that a run has told of': { said: (base) => ({ last: last(base, 'fixed') }) },
    'that a run has told of, where a later one about what the branch holds was killed': {
      said: (base) => ({ running: { id: 'r', runUrl: 'https://x' }, last: last(base, 'fixed') }),
      isAsked: true,
    },
    'that was not proven when it was tried again': { said: (base) => ({ last: last(base, 'unproven') }) },
    'that a later run was about': { said: (_base, head) => ({ last: last(head, 'not_reproduced') }) },
    'that a later run was about, and a further one that was killed': {
      said: (_base, head) => ({ running: { id: 'r', runUrl: 'https://x' }, last: last(head, 'gave_up') }),
    },
    'that is for another commit': { trailers: () => OURS('e'.repeat(40)) },
    'that has another commit below it': { between: true },
    'that was made for a request': { trailers: (base) => [...OURS(base), 'Regreen-Request: issue-7'] },
    'that is not ours': { trailers: () => [] },
    'where a request is carried out': { standing: { task: 'fix_request' } },
    'of a fork': { standing: { isFork: true } },
    'without a thread': { standing: { thread: undefined } },
  }
  for (const [what, branch] of Object.entries(LEFT)) {
    test(`${what} is left as it is`, async (t) => {
      const { ask } = await look(t, branch)
      assert.equal(await ask(), undefined)
    })
  }

  test('is left as it is where the token may not read what was said', async (t) => {
    const { desk, ask } = await look(t, {})
    assert.equal(await ask(desk.github.addJobToken(desk.repository, { contents: 'read' })), undefined)
  })
})
