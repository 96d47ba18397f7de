import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import {
  EMPTY_STATE,
  packPatch,
  readCounts,
  readState,
  renderCounts,
  renderState,
  type ThreadState,
  unpackPatch,
} from '../../src/github/state.ts'

const STATE: ThreadState = {
  attempts: { '0123456789abcdef': 2 },
  running: { id: 'x', runUrl: 'https://github.com/o/r/actions/runs/1' },
  last: { outcome: 'gave_up', summary: 'Größe -->', commit: 'a', runUrl: 'https://github.com/o/r/actions/runs/1' },
  patch: 'H4sI',
}

test('what a thread remembers is read back as it was, wherever it stands in the comment', () => {
  assert.deepEqual(readState(`### Words of a person\n\n${renderState(STATE)}\n\nmore`), STATE)
})

test('nothing of it is seen, or ends the comment that hides it', () => {
  assert.match(renderState(STATE), /^<!-- regreen:state [A-Za-z0-9+/=]+ -->$/)
})

test('a comment without it, or with one that somebody has broken, remembers nothing', () => {
  const wrong = (state: unknown) => `<!-- regreen:state ${Buffer.from(JSON.stringify(state)).toString('base64')} -->`
  const broken = [undefined, '', 'words', '<!-- regreen:state AAAA -->', wrong({}), wrong({ attempts: { a: -1 } })]
  const link = { ...STATE.last, runUrl: 'https://h.example/) [x](javascript:y' }
  for (const body of [...broken, wrong({ ...STATE, last: link })]) assert.deepEqual(readState(body), EMPTY_STATE)
  fc.assert(fc.property(fc.string(), (body) => assert.deepEqual(readState(body), EMPTY_STATE)))
})

test('a patch is packed, unless it is too large for a comment', () => {
  const patch = '+const a = 1\n'.repeat(2_000)
  assert.equal(unpackPatch(packPatch(patch) ?? ''), patch)
  const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7_919) % 104_729).toString(36)).join('')
  assert.equal(packPatch(noise), undefined)
})

test('a patch that is damaged, or would unpack to any size, is none', () => {
  assert.equal(unpackPatch('AAAA'), undefined)
  assert.equal(unpackPatch(gzipSync(Buffer.alloc(50_000_000)).toString('base64')), undefined)
})

test('attempts in a note are read back, and a note that people have written is none of ours', () => {
  const attempts = { '0123456789abcdef': 2 }
  assert.deepEqual(readCounts(renderCounts({ attempts, counted: 'a' })), { attempts, counted: 'a' })
  const ended = { failure: '0123456789abcdef', commit: 'a', at: '2026-11-01T12:00:00.000Z' }
  assert.deepEqual(readCounts(renderCounts({ attempts, ended })).ended, ended)
  // What cannot be read of the one leaves the other.
  for (const damaged of [{ ...ended, at: 'soon' }, { ...ended, failure: 'x'.repeat(200) }, 'today'])
    assert.deepEqual(readCounts(JSON.stringify({ attempts, ended: damaged })), { attempts, ended: undefined })
  const strange = { ...attempts, a1: 1, ['x'.repeat(100_000)]: 1 }
  assert.deepEqual(readCounts(JSON.stringify({ attempts: strange })).attempts, attempts)
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i.toString(16).padStart(16, '0'), 1]))
  assert.equal(Object.keys(readCounts(JSON.stringify({ attempts: many })).attempts).length, 30)
  for (const note of [undefined, '', 'Reviewed-by: Ada', '[]', '{"attempts":{"a":-1}}', '{"attempts":{"a":"2"}}'])
    assert.deepEqual(readCounts(note).attempts, {})
})

test('a patch that is shown above it cannot bring a memory of its own', () => {
  const forged = renderState({ attempts: { '0123456789abcdef': 0 }, patch: 'forged' })
  const body = ['### No patch', '```diff', `+${forged}`, forged, '```', '', renderState(STATE), '', '<!-- x -->'].join(
    '\n',
  )
  assert.deepEqual(readState(body), STATE)
  assert.equal(readState(body.replaceAll('\n', '\r\n')).patch, STATE.patch)
})
