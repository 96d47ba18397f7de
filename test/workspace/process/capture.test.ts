import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createCapture } from '../../../src/workspace/process/capture.ts'

function capture(maxBytes: number, ...pieces: readonly string[]): string {
  const capturing = createCapture(maxBytes)
  for (const piece of pieces) capturing.add(Buffer.from(piece))
  return capturing.text()
}

test('output that fits is kept whole', () => assert.equal(capture(100, 'one\n', 'two\n'), 'one\ntwo\n'))

test('of longer output the beginning and more of the end are kept, and the middle is counted', () => {
  assert.equal(capture(8, 'abcdefghijklmnop'), 'ab\n[… 8 bytes left out …]\nklmnop')
  assert.equal(capture(8, ...'abcdefghijklmnop'), 'ab\n[… 8 bytes left out …]\nklmnop')
})

test('each piece is answered by how many bytes there have been', () => {
  const capturing = createCapture(4)
  assert.deepEqual([capturing.add(Buffer.from('abc')), capturing.add(Buffer.from('defgh'))], [3, 8])
})

test('however the output comes in pieces, the same is kept, and never more than allowed', () => {
  const pieces = fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }))
  fc.assert(
    fc.property(pieces, fc.integer({ min: 4, max: 60 }), (parts, maxBytes) => {
      const whole = parts.join('')
      const text = capture(maxBytes, ...parts)
      assert.equal(text, capture(maxBytes, whole))
      if (whole.length <= maxBytes) assert.equal(text, whole)
      else {
        const head = Math.floor(maxBytes / 4)
        const mark = `\n[… ${whole.length - maxBytes} bytes left out …]\n`
        assert.equal(text, whole.slice(0, head) + mark + whole.slice(-(maxBytes - head)))
      }
    }),
  )
})

test('a piece may be reused by its sender after it was taken', () => {
  const capturing = createCapture(100)
  const bytes = Buffer.from('abc')
  capturing.add(bytes)
  bytes.fill('x')
  assert.equal(capturing.text(), 'abc')
})
