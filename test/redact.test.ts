import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createRedaction, createSecretSearch } from '../src/redact.ts'

const SECRET = 'k3y/with"quote+and-more'
const redact = createRedaction([SECRET, undefined, ''])

const disguises: readonly [string, string][] = [
  ['as it is', SECRET],
  ['inside a URL', encodeURIComponent(SECRET)],
  ['inside JSON', JSON.stringify(SECRET)],
  ['in hexadecimal', Buffer.from(SECRET).toString('hex')],
  ['in capital hexadecimal', Buffer.from(SECRET).toString('hex').toUpperCase()],
  ['without its last seven characters', SECRET.slice(0, -7)],
  ['backwards', [...SECRET].reverse().join('')],
  ['in Base64', Buffer.from(SECRET).toString('base64')],
  ['in URL-safe Base64', Buffer.from(SECRET).toString('base64url')],
]
for (const [how, text] of disguises) {
  test(`C12: a secret is taken out ${how}`, () => {
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
  `AIza${'a-B_C'.repeat(7)}`,
  `npm_${'a1'.repeat(18)}`,
  `glpat-${'a1-_'.repeat(5)}`,
]
for (const token of shapes) {
  test(`what has the shape of ${token.slice(0, 8)}… is taken out, though nobody told us of it`, () => {
    assert.equal(redact(`token=${token};`), 'token=***;')
  })
}

const TOKEN = `ghs_${'a'.repeat(36)}`
const NESTED = JSON.stringify({ arguments: JSON.stringify({ content: `one\n${TOKEN}\n` }) })
for (const [where, text] of [
  ['a line', `one\n${TOKEN}`],
  ['a line, in JSON', JSON.stringify(`one\n${TOKEN}`)],
  ['a line, in JSON inside JSON', NESTED],
  ['what stands behind a tab, in JSON', JSON.stringify(`one\t${TOKEN}`)],
  ['what is coloured', `one \x1b[1;32m${TOKEN}\x1b[0m`],
  ['what is coloured, in JSON', JSON.stringify(`one \x1b[32m${TOKEN}`)],
  ['what is left of a colour', `one [32m${TOKEN}`],
  ['a line, in a URL', `one%0A${TOKEN}`],
] as const) {
  test(`C12: a token at the beginning of ${where} is taken out, though nobody told us of it`, () => {
    assert.doesNotMatch(redact(text), /ghs_/)
    assert.match(redact(text), /one.*\*\*\*/s)
  })
}

test('honest text stays as it is', () => {
  const text = 'test/sum.test.js: expected 5, got -1 (sha 89f6ed1f0a0b0c0d0e0f, task-skeleton-of-the-whole-run)'
  assert.equal(redact(text), text)
})

test('a short word is not taken for a secret', () => {
  assert.equal(createRedaction(['ollama'])('the model ollama said'), 'the model ollama said')
})

test('no key of a certificate stays, with or without its end', () => {
  const body = `${'MIIEpAIBAAKCAQEA+/x9'.repeat(3)}\n`.repeat(20)
  const key = `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\n${body}-----END RSA PRIVATE KEY-----`
  assert.equal(redact(`one ${key}\ntwo`), 'one ***\ntwo')
  assert.equal(redact(JSON.stringify({ text: `one ${key}\ntwo` })), '{"text":"one ***\\ntwo"}')
  assert.equal(redact(`${key.slice(0, 500)}"`), '***"')
  for (const mark of ['+', '-']) assert.doesNotMatch(redact(key.replace(/^/gm, mark)), /MII/)
  assert.equal(redact("text.includes('-----BEGIN PRIVATE KEY-----') && ok"), "text.includes('***') && ok")
})

const KEY = 'Zk9xQ2mV7tLr4WbN8sHc3JpYd6GfAe1U'
const carriesKey = createSecretSearch([KEY, undefined])
const half = KEY.length / 2
const carriers: readonly [string, string][] = [
  ['as it is', `+const key = '${KEY}'`],
  ['without its last seven characters', KEY.slice(0, -7)],
  ['without its first seven characters', KEY.slice(7)],
  ['backwards', [...KEY].reverse().join('')],
  ['in hexadecimal', Buffer.from(KEY).toString('hex')],
  ['in capital hexadecimal', Buffer.from(KEY).toString('hex').toUpperCase()],
  ['in a URL that encodes every character', Buffer.from(KEY).toString('hex').replace(/../g, '%$&')],
  ['in Base64', Buffer.from(KEY).toString('base64')],
  ['in Base64 behind one character', Buffer.from(`:${KEY}`).toString('base64')],
  ['in Base64 behind two characters', Buffer.from(`::${KEY}`).toString('base64')],
  ['in URL-safe Base64', Buffer.from(KEY).toString('base64url')],
  ['in Base64 in lines of 16 characters', Buffer.from(KEY).toString('base64').replace(/.{16}/g, '+$&\n')],
  ['split over the lines of a patch', `+const key =\n+  '${KEY.slice(0, half)}' +\n+  '${KEY.slice(half)}'`],
  ['letter by letter', [...KEY].join(' ')],
  ['in a list of its letters', JSON.stringify([...KEY])],
]
for (const [how, text] of carriers) {
  test(`C12: a text that carries a secret ${how} does not leave`, () =>
    assert.equal(carriesKey(`before\n${text}\nafter`), true))
}

test('C12: what has the shape of a token does not leave, though nobody told us of it', () => {
  for (const token of shapes) assert.equal(carriesKey(`token=${token};`), true, token)
})

test('a text with a few characters of a secret, or none, may leave', () => {
  assert.equal(carriesKey(`const id = '${KEY.slice(0, 8)}'`), false)
  assert.equal(carriesKey('const total = prices.reduce((sum, price) => sum + price, 0)\n'.repeat(50)), false)
  assert.equal(createSecretSearch(['ollama', undefined])('the model ollama said'), false)
})
