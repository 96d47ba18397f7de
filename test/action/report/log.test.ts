import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createJobLog } from '../../../src/action/report/log.ts'
import { neutralise } from '../../../src/action/report/neutralise.ts'
import type { RunEvent } from '../../../src/journal.ts'
import { readLog } from '../../support/action/runner-files.ts'

/** A log, and what the runner makes of it. */
function openLog(secret = '') {
  const written: string[] = []
  const issued: string[] = []
  const log = createJobLog({
    redact: (text) => (secret ? text.replaceAll(secret, '***') : text),
    write: (text) => written.push(text),
    issue: (kind, text) => written.push(`::${kind}::${text}\n`) && issued.push(`${kind}: ${text}`),
  })
  return { log, issued, written, read: () => readLog(written.join('')) }
}

const hostile: readonly [string, string][] = [
  ['G1', '::set-output name=verified::true'],
  ['G1', '  ::save-state name=proven::yes'],
  ['G1', 'one\n::set-env name=PATH::/tmp\ntwo'],
  ['G1', 'one\r::set-output name=verified::true'],
  ['G1', ':::set-output name=verified::true'],
  ['G1', '\u200b::set-output name=verified::true'],
  ['G1', ':\u00ad:set-output name=verified:\u200d:true'],
  ['G1', '\x1b[1m::set-output name=verified::true'],
  ['G2', 'x ##[add-mask]e'],
  ['G2', 'x #\u00ad#\u2060[set-output name=verified;]true'],
  ['G2', '##\x1b[0m[error]x'],
  ['G3', '::add-mask::a'],
  ['G4', '::error file=src/a.js,line=1::a fault that nobody found'],
  ['G4', '::add-matcher::problem.json'],
  ['G4', '::group::hidden'],
  ['G4', '::stop-commands::x'],
]
for (const [id, text] of hostile) {
  test(`${id}: the log does not pass on ${JSON.stringify(text)} as a command`, () => {
    const { log, read, written } = openLog()
    log.print(text)
    assert.deepEqual(read().commands, [])
    assert.doesNotMatch(written[1] ?? '', /::|##\[/)
  })
}

/** As the runner looks for commands, with everything taken away that its comparison does not see. */
function holdsCommand(text: string): boolean {
  const seen = text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (c) => (/[\n\t]/.test(c) ? c : ''))
  return seen.split('\n').some((line) => line.trimStart().startsWith('::') || line.includes('##['))
}

test('G1, G2, G3, G4: whatever a stranger writes, no line of it is a command', () => {
  const piece = fc.constantFrom(
    '::',
    ':',
    '#',
    '##[',
    '[',
    ']',
    'add-mask',
    ' ',
    '\n',
    '\r',
    '\t',
    '\u200b',
    '\u00ad',
    '\ufe0f',
    '\x1b[0m',
    '\x1b',
    '\0',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = neutralise(pieces.join(''))
      assert.equal(holdsCommand(text), false)
      assert.doesNotMatch(text, /::|##\[/)
    }),
    { numRuns: 5_000 },
  )
})

test('text is printed where the runner obeys nothing, and a note of ours is a command all the same', () => {
  const { log, issued, read, written } = openLog()
  log.print('one')
  log.print('two')
  log.annotate('warning', 'three', {})
  log.print('four')
  log.annotate('error', 'five', {})

  assert.deepEqual(
    read().commands.map(({ name, message }) => `${name} ${message}`),
    ['warning three', 'error five'],
  )
  assert.deepEqual(issued, ['warning: three', 'error: five'])
  const tokens = written.flatMap((text) => /^::stop-commands::(.+)\n$/.exec(text)?.[1] ?? [])
  assert.equal(new Set(tokens).size, 2)
  for (const token of tokens) assert.match(token, /^[0-9a-f-]{36}$/)
})

test('G1: what is printed past the log after it, such as the trace of a crash, is no command', () => {
  const { log, read, written } = openLog()
  log.print('The tests are run.')
  written.push('::set-output name=verified::true\n')
  assert.deepEqual(read().commands, [])
})

const EVENTS: readonly RunEvent[] = [
  { type: 'notice', text: 'a\n::set-output name=x::y' },
  { type: 'refused', call: { id: '1', name: 'x', arguments: '' }, rule: 'tests', reason: '"::error::x" may not' },
  {
    type: 'tool',
    call: { id: '1', name: '::error::x', arguments: '' },
    result: { content: '##[error]x', isError: true },
  },
  { type: 'tests_after_write', result: '::error::x' },
  { type: 'verdict', kind: 'refused', reasons: ['::error::x'] },
  {
    type: 'reply',
    message: { role: 'assistant', content: '', calls: [{ id: '1', name: '\n::error::', arguments: '' }] },
    usage: { inputTokens: 1, outputTokens: 1 },
  },
]
for (const event of EVENTS) {
  test(`G1: no word of a stranger in the event "${event.type}" is a command`, () => {
    const { log, read } = openLog()
    log.show(event)
    assert.deepEqual(read().commands, [])
    assert.doesNotMatch(read().text.split('\n').slice(1).join('\n'), /::|##\[/)
  })
}

test('no secret is printed or noted', () => {
  const { log, written } = openLog('sesame-sesame')
  log.print('open sesame-sesame')
  log.annotate('error', 'open sesame-sesame', {})
  assert.doesNotMatch(written.join(''), /sesame-sesame/)
})
