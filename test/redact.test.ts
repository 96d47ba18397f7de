import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createRedaction } from '../src/redact.ts'

const SECRET = 'k3y/with"quote+and-more'
const redact = createRedaction([SECRET, undefined, ''])

const disguises: readonly [string, string][] = [
  ['as it is', SECRET],
  ['inside a URL', encodeURIComponent(SECRET)],
  ['inside JSON', JSON.stringify(SECRET)],
  ['in hexadecimal', Buffer.from(SECRET).toString('hex')],
  ['backwards', [...SECRET].reverse().join('')],
  ['in Base64', Buffer.from(SECRET).toString('base64')],
  ['in URL-safe Base64', Buffer.from(SECRET).toString('base64url')],
]
for (const [how, text] of disguises) {
  test(`a secret is taken out ${how}`, () => {
    const clean = redact(`before ${text} after`)
    assert.match(clean, /^before .*\*\*\*.* after$/)
    assert.ok(!clean.includes(text))
  })
}

test('a secret is taken out wherever it begins inside a longer Base64 text', () => {
  const word = fc.string({ maxLength: 12 })
  const key = fc.string({ minLength: 8, maxLength: 60, unit: fc.constantFrom(...'abcXYZ0189-_') })
  fc.assert(
    fc.property(word, key, word, (before, secret, after) => {
      const text = Buffer.from(`${before}:${secret}${after}`).toString('base64')
      assert.ok(createRedaction([secret])(text).includes('***'))
    }),
  )
})

test('a longer secret is taken out whole although a shorter one is its beginning', () => {
  assert.equal(createRedaction(['abcdefgh', 'abcdefgh-and-more'])('abcdefgh-and-more'), '***')
})

const shapes = [
  `ghs_${'a'.repeat(36)}`,
  `ghs_${'a.b-C_'.repeat(60)}`,
  `ghp_${'A1'.repeat(18)}`,
  `github_pat_${'a_1'.repeat(20)}`,
  `sk-proj-${'a-B_'.repeat(10)}`,
  'xoxb-1234567890-abc',
  `AKIA${'A1'.repeat(8)}`,
]
for (const token of shapes) {
  test(`what has the shape of ${token.slice(0, 8)}… is taken out, though nobody told us of it`, () => {
    assert.equal(redact(`token=${token};`), 'token=***;')
  })
}

test('honest text stays as it is', () => {
  const text = 'test/sum.test.js: expected 5, got -1 (sha 89f6ed1f0a0b0c0d0e0f, task-skeleton-of-the-whole-run)'
  assert.equal(redact(text), text)
})

test('a short word is not taken for a secret', () => {
  assert.equal(createRedaction(['ollama'])('the model ollama said'), 'the model ollama said')
})
