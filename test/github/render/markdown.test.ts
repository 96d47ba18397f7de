import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  renderCellCode,
  renderCode,
  renderFence,
  renderLine,
  renderQuote,
} from '../../../src/github/render/markdown.ts'

const J = '\u2060'

const LINES: Readonly<Record<string, readonly [string, string]>> = {
  'G6: a mention': ['ask @octo/all', `ask @${J}octo/all`],
  'G6: a mention behind an entity': ['&commat;octo &#64;octo', `&amp;commat;octo &amp;#${J}64;octo`],
  'G6: a mention behind what nobody sees': ['@\u200bocto', `@${J}octo`],
  'G7: a closing keyword': ['Fixes #1, closes octo/app#2 and GH-3', `Fixes #${J}1, closes octo/app#${J}2 and GH${J}-3`],
  'G7: a reference by its address': [
    'fixes https://github.com/o/r/issues/1',
    `fixes https:${J}//github.com/o/r/issues/1`,
  ],
  'G8: an image': ['![x](https://h.example/?d=1)', `\\!\\[x\\](https:${J}//h.example/?d=1)`],
  'G8: an image by reference': ['![x][y]', '\\!\\[x\\]\\[y\\]'],
  'G8: HTML': ['<img src=x>', '&lt;img src=x>'],
  'G8: an address without a scheme': ['www.h.example', `www${J}.h.example`],
  'G9: a command at the beginning': ['/approve it', '\\/approve it'],
  'G9: several lines': ['ok\n/approve', 'ok /approve'],
  'G11: a fence': ['```x', '\\`\\`\\`x'],
  'G11: a code that is not closed': ['a `b', 'a \\`b'],
  'a heading, a list and a quote': ['# a', '\\# a'],
  'a numbered list': ['1. a', '1\\. a'],
  'emphasis in names': ['__init__ adds 2*3*4, snake_case _x_', '\\_\\_init\\_\\_ adds 2\\*3\\*4, snake_case \\_x\\_'],
  'mathematics and what is crossed out': ['costs $5 or $x$, ~~not~~', 'costs \\$5 or \\$x\\$, \\~\\~not\\~\\~'],
  'an underscore behind a backslash': ['\\_a_', '\\\\\\_a\\_'],
  'a star at the beginning': ['* a', '\\* a'],
  'marks in code, which stay as they are': ['`__init__`', '`__init__`'],
  'escape sequences': ['\x1b[31mred\x1b[0m', 'red'],
  'code that is closed, which stays code': ['use `a < b && @x`', 'use `a < b && @x`'],
}

for (const [what, [text, expected]] of Object.entries(LINES)) {
  test(`${what} in a line of a stranger's words does not act`, () => assert.equal(renderLine(text), expected))
}

test('a quote of the model keeps its own emphasis', () => {
  assert.equal(renderQuote('It is **really** so.'), '> It is **really** so.')
})

test('a line is cut where it is longer than asked', () => {
  assert.equal(renderLine('abc '.repeat(100), 7), 'abc abc…')
})

test('a quote holds every line, closes every fence, and says how much was left out', () => {
  const words = 'See:\n\n```js\nlet a = 1 // @octo\n~~~\n/approve'
  assert.equal(renderQuote(words), '> See:\n>\n> ```js\n> let a = 1 // @octo\n> ~~~\n> /approve\n> ```')
  assert.equal(renderQuote('one\ntwo\nthree', 6), '> one\n> … (2 more lines in the journal of the run)')
})

test('G11: code and fences have more backticks than what is in them', () => {
  assert.equal(renderCode('a``b`c'), '```a``b`c```')
  assert.equal(renderCode('`a`'), '`` `a` ``')
  assert.equal(renderCode(' \n '), '` `')
  assert.equal(renderFence('a\n````\n', 'diff'), '`````diff\na\n````\n`````')
  assert.equal(renderCellCode('a|b\\|c'), `\`a\\|b\\${J}\\|c\``)
})

test('G6: a name in a table is a mention to nobody, not even to a bot that reads the raw text', () => {
  assert.equal(renderCellCode('@dependabot merge'), `\`@${J}dependabot merge\``)
})

const text = fc.string({ unit: 'binary', maxLength: 80 })
const hostile = fc
  .array(fc.oneof(fc.constantFrom('@a', '#1', '`', '```', '~~~', '\n', '<b>', '![', '](', '://', '|', '\\', '&'), text))
  .map((pieces) => pieces.join(''))

/** Outside of code nothing is left that acts. */
const withoutCode = (markdown: string) =>
  markdown.replace(/(?<=(?:^|[^\\])(?:\\\\)*)(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')

test('whatever a stranger writes, a line stays one line and a quote one quote', () => {
  const acts = /@\S|#\d|<|:\/\/|(?<!\\)[[\]]/
  fc.assert(
    fc.property(hostile, (words) => {
      assert.doesNotMatch(renderLine(words), /\n/)
      assert.doesNotMatch(withoutCode(renderLine(words)).replaceAll(J, ' '), acts)
      for (const line of renderQuote(words).split('\n')) assert.match(line, /^>/)
      assert.doesNotMatch(renderCellCode(words), /(?<!\\)\||\n/)
    }),
    { numRuns: 2_000 },
  )
})
