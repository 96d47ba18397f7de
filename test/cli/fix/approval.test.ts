import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edit, Intent, Judge } from '../../../src/agent/types.ts'
import { type Answer, createApproval, unifiedDiff } from '../../../src/cli/fix/approval.ts'
import type { Terminal } from '../../../src/cli/terminal.ts'

const { signal } = new AbortController()
const plain = (text: string) => text
const EDIT: Edit = { path: 'src/a.js', before: 'one\ntwo\n', after: 'one\n2\n' }

const intent = (effect: Intent['effect'], edits: readonly Edit[] = [EDIT]): Intent => ({
  effect,
  paths: edits.map(({ path }) => path),
  edits,
  perform: async () => '',
})

/** An approval with a person who gives these answers; what was shown is kept. */
function openApproval(answers: readonly (string | undefined)[], answer: Answer = 'ask') {
  const shown: string[] = []
  const left = [...answers]
  const terminal: Terminal = {
    style: { bold: plain, green: plain, red: plain },
    print: (text) => shown.push(text),
    printError: (text) => shown.push(text),
    printJson: () => undefined,
    async ask(question) {
      shown.push(question)
      return left.shift()
    },
    close: () => undefined,
  }
  const wrap = createApproval(terminal, answer)
  const judge = (one: Intent, policy: Judge = () => ({ allowed: true })) => wrap(policy)(one, signal)
  return { judge, shown }
}

test('the whole diff is shown before the question, and a yes lets the write happen', async () => {
  const { judge, shown } = openApproval(['y'])
  assert.deepEqual(await judge(intent('write')), { allowed: true })
  assert.match(
    shown[0] ?? '',
    /The model wants to write:\n\n--- a\/src\/a\.js\n\+\+\+ b\/src\/a\.js\n@@ -1,2 \+1,2 @@\n one\n-two\n\+2\n/,
  )
  assert.equal(shown[1], 'Write this? [y/N] ')
})

for (const answer of ['y', 'Y', 'yes', ' YES ']) {
  test(`${JSON.stringify(answer)} is a yes`, async () => {
    assert.equal((await openApproval([answer]).judge(intent('write'))).allowed, true)
  })
}

for (const answer of ['', 'n', 'no', 'yess', 'y n', 'ok', undefined]) {
  test(`${answer === undefined ? 'the end of the input' : JSON.stringify(answer)} is a denial`, async () => {
    const verdict = await openApproval([answer]).judge(intent('write'))
    assert.deepEqual([verdict.allowed, !verdict.allowed && verdict.rule], [false, 'approval'])
  })
}

for (const [answer, told] of [
  ['n', /^Denied\. Nothing was written, and nothing will be in this run\. Start it again to answer anew\.$/],
  ['yess', /^Denied\. Only "y" or "yes" is a yes, and "yess" is not\. Nothing was written/],
] as const) {
  test(`a person who answers ${JSON.stringify(answer)} is told what that means, in words of their own`, async () => {
    const { judge, shown } = openApproval([answer])
    const verdict = await judge(intent('write'))
    assert.match(shown.at(-1) ?? '', told)
    assert.ok(!verdict.allowed && !shown.includes(verdict.reason))
  })
}

test('one denial locks all later writes, without another question, and no reads', async () => {
  const { judge, shown } = openApproval(['n', 'y'])
  await judge(intent('write'))
  const before = shown.length
  assert.equal((await judge(intent('write'))).allowed, false)
  assert.deepEqual(shown.slice(before), ['The model asked to write once more, which was denied like the write before.'])
  assert.equal((await judge(intent('read'))).allowed, true)
  assert.equal((await judge(intent('run'))).allowed, true)
})

test('nobody is asked about what the policy denies, and that locks nothing', async () => {
  const { judge, shown } = openApproval(['y'])
  const policy: Judge = () => ({ allowed: false, rule: 'tests', reason: 'r' })
  assert.deepEqual(await judge(intent('write'), policy), { allowed: false, rule: 'tests', reason: 'r' })
  assert.deepEqual(shown, [])
  assert.equal((await judge(intent('write'))).allowed, true)
})

test('--yes and --deny answer in the place of a person, and the diff is shown all the same', async () => {
  const yes = openApproval([], 'yes')
  assert.equal((await yes.judge(intent('write'))).allowed, true)
  assert.match(yes.shown[0] ?? '', /\+2/)
  assert.equal((await openApproval([], 'deny').judge(intent('write'))).allowed, false)
})

test('new and removed files are shown as such', () => {
  assert.match(
    unifiedDiff({ path: 'a', before: undefined, after: 'x\n' }),
    /^--- \/dev\/null\n\+\+\+ b\/a\n@@ -0,0 \+1,1 @@\n\+x\n$/,
  )
  assert.match(
    unifiedDiff({ path: 'a', before: 'x\n', after: undefined }),
    /^--- a\/a\n\+\+\+ \/dev\/null\n@@ -1,1 \+0,0 @@\n-x\n$/,
  )
})

test('a diff that would take minutes is shown as old and new text', () => {
  const lines = (word: string) => Array.from({ length: 20_000 }, (_, i) => `${word} ${i}`).join('\n')
  const diff = unifiedDiff({ path: 'a', before: lines('old'), after: lines('new') })
  assert.match(diff, /^--- a\/a\n\+\+\+ b\/a\n-old 0\n/)
  assert.match(diff, /\n-old 19999\n\+new 0\n/)
})
