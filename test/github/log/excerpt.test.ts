import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createExcerpt } from '../../../src/github/log/excerpt.ts'

const WIDE = '.'.repeat(90)

function excerptOf(lines: number, weights: Readonly<Record<number, number>>): string {
  const excerpt = createExcerpt()
  for (let i = 0; i < lines; i += 1) excerpt.add(`line ${i} ${WIDE}`, weights[i] ?? 0)
  return excerpt.render().replaceAll(` ${WIDE}`, '')
}

test('a short text is shown whole', () => {
  assert.equal(excerptOf(3, { 1: 5 }), 'line 0\nline 1\nline 2')
})

test('around a line that matters a few lines before and those after it are shown', () => {
  const text = excerptOf(5_000, { 100: 2 })
  assert.match(
    text,
    /^\[… 97 lines left out …\]\nline 97\nline 98\nline 99\nline 100\nline 101\nline 102\n\[… \d+ lines/,
  )
  assert.match(text, /line 4999$/)
})

test('the first failures are shown when there are more than fit', () => {
  const text = excerptOf(5_000, Object.fromEntries(Array.from({ length: 500 }, (_, i) => [i * 10, 9])))
  assert.match(text, /^line 0\n/)
  assert.match(text, /line 4999$/)
})

test('an excerpt has at most 24 kB, with the longest lines too', () => {
  const excerpt = createExcerpt()
  for (let i = 0; i < 1_000; i += 1) excerpt.add('x'.repeat(2_000), 5)
  assert.ok(Buffer.byteLength(excerpt.render()) <= 24 * 1024 + 100)
})

test('an excerpt can be asked for in between', () => {
  const excerpt = createExcerpt()
  excerpt.add('one', 0)
  assert.equal(excerpt.render(), 'one')
  excerpt.add('two', 0)
  assert.equal(excerpt.render(), 'one\ntwo')
})
