import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderProgress } from '../../src/cli/progress.ts'
import type { RunEvent } from '../../src/journal.ts'
import { call, reply, words } from '../support/agent.ts'
import { changeOf, evidenceOf } from '../support/changes.ts'

const usage = { inputTokens: 1, outputTokens: 1 }
const failed = { content: 'It cannot be done.\nTry again.', isError: true }

const ran = (phase: string, result = 'Tests: exit code 1 (0.3 s).'): RunEvent => ({
  type: 'test_run',
  phase,
  report: { exitCode: 1, ending: 'exited', durationMs: 300, runner: 'none' },
  result,
})

const shown: readonly [RunEvent, string | undefined][] = [
  [
    { type: 'started', version: '1.2.3', task: 'failing_check', commit: 'a'.repeat(40), command: '' },
    'Regreen 1.2.3 on commit aaaaaaaaaaaa.',
  ],
  [{ type: 'notice', text: 'One\n  two' }, 'One two'],
  [{ type: 'reply', message: words('done'), usage }, 'Model: finished.'],
  [{ type: 'reply', message: reply(call('search'), call('edit_file')), usage }, 'Model: search, edit_file.'],
  [{ type: 'refused', call: call('x'), rule: 'tests', reason: 'It is a test.' }, 'Denied by "tests": It is a test.'],
  [{ type: 'tool', call: call('search'), result: failed }, 'Tool search: It cannot be done. Try again.'],
  [{ type: 'tool', call: call('search'), result: { ...failed, isError: false } }, undefined],
  [ran('before'), 'Tests before the patch: exit code 1 (0.3 s).'],
  [ran('after'), 'Tests with the patch: exit code 1 (0.3 s).'],
  [ran('merged'), 'Tests merged into the base: exit code 1 (0.3 s).'],
  [{ type: 'tests_after_write', result: 'Tests: exit code 1.\n\nFAILED a' }, 'Tests: exit code 1.'],
  [
    { type: 'compacted', messages: 3, tokensBefore: 9, tokensAfter: 5 },
    'The history was shortened from 9 to 5 tokens.',
  ],
  [{ type: 'verdict', kind: 'refused', reasons: ['a: b.', 'c'] }, 'The patch is refused: a: b. c'],
  [{ type: 'proof', evidence: evidenceOf(changeOf('x'), true) }, 'The patch is proven.'],
  [{ type: 'proof', evidence: evidenceOf(changeOf('x'), false) }, 'Not proven: 1 test still fails: "a".'],
  [{ type: 'opening', messages: [] }, undefined],
]
for (const [event, line] of shown) {
  test(`${event.type} is told as ${line ?? 'nothing'}`, () => assert.equal(renderProgress(event), line))
}

test("a stranger's words stay on one line of visible text, and short", () => {
  const hostile = `x\n::set-output name=a::b\r\x1b[2Jok\u202e${'y'.repeat(1_000)}`
  for (const event of [
    { type: 'tool', call: call(hostile), result: { content: hostile, isError: true } },
    { type: 'reply', message: reply(call(hostile)), usage },
    { type: 'refused', call: call('x'), rule: hostile.slice(0, 100), reason: hostile },
    ran('before', hostile.slice(0, 100)),
  ] satisfies readonly RunEvent[]) {
    const line = renderProgress(event) ?? ''
    assert.doesNotMatch(line, /[\n\r\x1b\u202e]/)
    assert.ok(line.length < 700)
  }
})

test('what is told of the place and its limits is told whole, however many reasons it has', () => {
  const text = `Sandbox: level 1. ${'One reason more. '.repeat(40)}Set the input "sandbox" to "require".`
  assert.equal(renderProgress({ type: 'notice', text }), text)
  const verdict = { type: 'verdict', kind: 'refused', reasons: ['x'.repeat(400)] } as const
  assert.match(renderProgress(verdict) ?? '', /^The patch is refused: x{300}…$/)
})
