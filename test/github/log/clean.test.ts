import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanLine } from '../../../src/github/log/clean.ts'

const STAMP = '2026-01-02T03:04:05.1234567Z'

const lines: readonly [what: string, raw: string, clean: string][] = [
  ['the timestamp is taken off', `${STAMP} FAILED a`, 'FAILED a'],
  ['an empty message has a timestamp too', STAMP, ''],
  ['a line of a longer message has no timestamp', '    at a.js:1', '    at a.js:1'],
  ['indentation behind the timestamp stays', `${STAMP}   ok`, '  ok'],
  ['a time that the tests printed stays', `${STAMP} ${STAMP} ok`, `${STAMP} ok`],
  ['a shorter time was printed by the tests', '2026-01-02T03:04:05Z ok', '2026-01-02T03:04:05Z ok'],
  ['byte order marks go wherever they are', `\uFEFF${STAMP} a\uFEFFb`, 'ab'],
  ['colours go', '\x1b[31mFAILED\x1b[0m a', 'FAILED a'],
  ['links and titles of a terminal go', '\x1b]8;;https://x.example\x07FAILED\x1b]8;;\x07 a', 'FAILED a'],
  ['after a carriage return only the last writing is shown', '10 %\r50 %\rFAILED a', 'FAILED a'],
  ['the carriage return of a Windows line end goes', `${STAMP} FAILED a\r`, 'FAILED a'],
  ['invisible characters go', 'FAI\u200bLED\u202e a', 'FAILED a'],
  ['letters of all scripts stay', 'тест 緑 é 😀 ✖', 'тест 緑 é 😀 ✖'],
  ['a very long line is cut', 'x'.repeat(5_000), 'x'.repeat(2_000)],
]

for (const [what, raw, clean] of lines) {
  test(what, () => assert.equal(cleanLine(raw), clean))
}
