import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  asSentence,
  cutText,
  describeMisfit,
  duration,
  listSome,
  plainText,
  plural,
  quoted,
  quoteShell,
  quoteShellLine,
  revealHidden,
  shortenMiddle,
  size,
  tryParseJson,
} from '../src/text.ts'

const hidden: readonly [string, string, string][] = [
  ['colours', '\x1b[31mred\x1b[0m', 'red'],
  ['cursor movement and erasing', 'one\x1b[2A\x1b[2K two', 'one two'],
  ['an OSC 8 link', '\x1b]8;;https://h.example\x07text\x1b]8;;\x07', 'text'],
  ['an OSC title closed by ST', '\x1b]0;title\x1b\\text', 'text'],
  ['a device control string', '\x1bPq#0\x1b\\text', 'text'],
  ['8-bit controls', '\x9b31mred\x9d0;title\x9c!', 'red!'],
  ['single escapes', 'a\x1bcb\x1b(Bc', 'abc'],
  ['backspaces and bells', 'ab\b\x07c', 'abc'],
  ['text that a carriage return overwrites', 'FAILED\rpassed', 'passed'],
  ['Windows line ends', 'one\r\ntwo\r\n', 'one\ntwo\n'],
  ['bidirectional controls', 'a\u202eb\u2066c', 'abc'],
  ['zero-width characters', 'a\u200bb\u2060c\ufeff', 'abc'],
  ['tag characters', `ok${String.fromCodePoint(0xe0068, 0xe0069)}`, 'ok'],
  ['variation selectors', 'a\ufe0fb\u{e0100}c', 'abc'],
  ['fillers', 'a\u3164b\u115fc\uffa0', 'abc'],
  ['joiners and selectors of single scripts', 'a\u034fb\u17b4c\u180ed', 'abcd'],
  ['private use and unassigned code points', 'a\ue000b\u{e0fff}c', 'abc'],
]
for (const [what, text, shown] of hidden) {
  test(`B2, B7: plain text is without ${what}`, () => assert.equal(plainText(text), shown))
}

test('an escape sequence that is never closed does not hide the lines after it', () => {
  assert.equal(plainText('\x1b]0;never closed\nFAILED sum adds\n'), '\nFAILED sum adds\n')
})

test('plain text keeps tabs, line breaks and letters of every script', () => {
  const text = 'a\tb\nзелёный 緑 😀\n'
  assert.equal(plainText(text), text)
})

test('plain text has nothing left to strip', () => {
  const piece = fc.constantFrom('\x1b', '[', ']', '\x9b', '\x07', '\r', '\n', '1', 'm', 'a', '\u202e', '\u200b')
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        const plain = plainText(text)
        assert.doesNotMatch(plain, /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e\u200b]/)
      },
    ),
  )
})

test('B3: deceptive characters of a file are spelled out, and everything else stays as it is', () => {
  assert.equal(revealHidden('if (a\u202e) {}'), 'if (a<U+202E>) {}')
  assert.equal(revealHidden(`x${String.fromCodePoint(0xe0041)}`), 'x<U+E0041>')
  assert.equal(revealHidden('a\u061cb\ufe00c\u034fd'), 'a<U+61C>b<U+FE00>c<U+34F>d')
  const family = "const icon = '👩‍👩‍👧 ❤️'\r\n"
  assert.equal(revealHidden(family), family)
})

test('a short text is not shortened', () => assert.equal(shortenMiddle('one\ntwo', 7), 'one\ntwo'))

test('a long text keeps its beginning and more of its end', () => {
  const lines = Array.from({ length: 100 }, (_, i) => `line ${i}`)
  const short = shortenMiddle(lines.join('\n'), 200).split('\n')
  assert.equal(short[0], 'line 0')
  assert.equal(short.at(-1), 'line 99')
  const mark = short.findIndex((line) => line.startsWith('[…'))
  assert.equal(short[mark], `[… ${100 - short.length + 1} lines left out …]`)
  assert.ok(mark < short.length - mark)
})

test('of one very long line the beginning is kept', () => {
  assert.match(shortenMiddle('x'.repeat(10_000), 800), /^x{100}…$/)
})

test('a shortened text is never longer than allowed, but for its mark', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 100, max: 2_000 }), (lines, maxBytes) => {
      assert.ok(Buffer.byteLength(shortenMiddle(lines.join('\n'), maxBytes)) <= maxBytes + 60)
    }),
  )
})

const times: readonly [number, string][] = [
  [0, '0.0 s'],
  [340, '0.3 s'],
  [9_960, '10 s'],
  [59_600, '1 min'],
  [119_900, '2 min'],
  [200_000, '3 min 20 s'],
]
for (const [ms, text] of times) test(`${ms} ms are told as ${text}`, () => assert.equal(duration(ms), text))

test('a noun is counted', () => assert.deepEqual([plural(1, 'file'), plural(0, 'file')], ['1 file', '0 files']))

test('a text is closed as a sentence, once', () => {
  assert.deepEqual(['503 overloaded', 'Try again.', 'Why?', 'and more…'].map(asSentence), [
    '503 overloaded.',
    'Try again.',
    'Why?',
    'and more…',
  ])
})

test('text that is not JSON is undefined as JSON', () => {
  assert.deepEqual(['{"a":[1]}', 'null', '{"a":', ''].map(tryParseJson), [{ a: [1] }, null, undefined, undefined])
})

test('a line of a million characters is read in one pass', () => {
  for (const character of ['a', '\r', '\x1b[', '\x1b]']) {
    const text = character.repeat(1_000_000)
    assert.equal(plainText(text), character === 'a' ? text : '')
  }
})

test('a shell takes a quoted word for one word, whatever it holds', () => {
  for (const word of ['', 'a b', "it's", "''", '$HOME `id` $(id) "x" \\', 'a\nb', '*'])
    assert.equal(execFileSync('/bin/sh', ['-c', `printf %s. ${quoteShell(word)}`], { encoding: 'utf8' }), `${word}.`)
})

test("a person's shell takes a word quoted on one line for the same word, and sees all of it", () => {
  for (const word of ['', "it's", 'a\nb', "/approve\n@bot 'x' \\n\t\r\u001b[2J7\u202e\u2028z", 'é 👍\n$HOME `id`']) {
    const quoted = quoteShellLine(word)
    assert.equal(plainText(quoted), quoted)
    assert.doesNotMatch(quoted, /[\n\t]/)
    assert.equal(execFileSync('bash', ['-c', `printf %s. ${quoted}`], { encoding: 'utf8' }), `${word}.`)
  }
  assert.equal(quoteShellLine('npm test'), "'npm test'")
})

test('what begins a line for some readers only is taken out', () => {
  assert.equal(plainText('a\u2028/approve\u2029/merge\u0085'), 'a/approve/merge')
})

test('a size is told in the unit that suits it', () => {
  assert.deepEqual([0, 1_000, 40 * 1024, 64 * 1024 ** 2, 1.5 * 1024 ** 3].map(size), [
    '0 KiB',
    '1 KiB',
    '40 KiB',
    '64 MiB',
    '1.5 GiB',
  ])
})

for (const [what, value, misfit, told] of [
  ['what is no JSON', undefined, { path: [] }, 'it is not JSON'],
  ['what is no object', 'x', { path: [] }, 'it is not an object in JSON'],
  ['what is missing', { a: {} }, { path: ['a', 'b'] }, 'it has no "a.b"'],
  ['what is missing with all around it', { a: 1 }, { path: ['a', 'b', 'c'] }, 'it has no "a.b.c"'],
  ['what is something else', { a: [1] }, { path: ['a', 0] }, 'its "a.0" is 1, which no run writes there'],
  ['what is unknown', { a: { b: 1 } }, { path: ['a'], keys: ['b'] }, 'it has "a.b", which is unknown'],
] as const) {
  test(`${what} is told in words`, () => assert.equal(describeMisfit(value, misfit), told))
}

test('a text is cut between characters, also those that take two places', () => {
  assert.equal(cutText('abc', 3), 'abc')
  assert.equal(cutText('abcd', 3), 'abc…')
  assert.equal(cutText('ab\u{1f600}d', 3), 'ab…')
  assert.equal(cutText('a\u{1f600}d', 3), 'a\u{1f600}…')
})

test('of many names the first are told, and how many more there are', () => {
  assert.equal(listSome(['a']), 'a')
  assert.equal(listSome(['a', 'b', 'c'].map(quoted)), '"a", "b", "c"')
  assert.equal(listSome(['a', 'b', 'c', 'd'], 2), 'a, b and 2 more')
  assert.equal(quoted('x'.repeat(300)), `"${'x'.repeat(200)}…"`)
})
