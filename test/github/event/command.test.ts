import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { findCommand, VERBS } from '../../../src/github/event/command.ts'

const find = (...lines: readonly string[]) => {
  const command = findCommand(lines.join('\n'), '/agent')
  return command && `${command.verb}|${command.hint}`
}

for (const verb of VERBS) {
  test(`"/agent ${verb}" is a command, and the rest of its line the hint`, () => {
    assert.equal(find(`/agent ${verb}`), `${verb}|`)
    assert.equal(find(`/agent ${verb} look at the parser`), `${verb}|look at the parser`)
  })
}

const FOUND: Readonly<Record<string, readonly string[]>> = {
  'after other lines': ['Thanks!', '', '/agent fix'],
  'with spaces in front that make no code': ['   /agent fix'],
  'with spaces and tabs between': ['/agent \t fix  '],
  'with Windows line ends': ['Hello\r', '/agent fix\r'],
  'after a fence that is closed': ['```', '/agent stop', '```', '/agent fix'],
  'after a fence closed by a longer one': ['~~~', '/agent stop', '~~~~~', '/agent fix'],
  'after code in a line that looks like a fence': ['```npm test```', '/agent fix'],
  'after a comment': ['<!-- /agent stop -->', '/agent fix'],
  'below a quote': ['> /agent stop', '', '/agent fix'],
  'below a quote that ends with an empty line of its own': ['> /agent stop', '>', '/agent fix'],
  'below an item that holds an empty quote': ['- >', '/agent fix'],
  'below a quote and a fence': ['> /agent stop', '```', 'x', '```', '/agent fix'],
  'below code of HTML': ['<pre>', '/agent stop', '</pre>', '/agent fix'],
  'below a quote in HTML': ['<blockquote>', '/agent stop', '</blockquote>', '/agent fix'],
  'below a quote of a quote in HTML': ['<blockquote><blockquote>x</blockquote></blockquote>', '/agent fix'],
  'below the name of an element in code': ['The `<code>` is doubled.', '', '/agent fix'],
  'below an element in a fence': ['```', "expected '<pre>' to be '<!--'", '```', '/agent fix'],
  'below an element in a quote': ['> <pre>', '', '/agent fix'],
  'below a backtick in another paragraph': ['a ` tick', '', '/agent fix', '', 'a ` tick'],
  'below a comment that holds marks': ['<!--', '> x', '```', '    -->', '/agent fix'],
  'as the first of two': ['/agent fix', '/agent stop'],
  'after a list with a fence': ['- ```', '  /agent stop', '  ```', '/agent fix'],
}
for (const [where, lines] of Object.entries(FOUND)) {
  test(`a command ${where} is found`, () => assert.equal(find(...lines), 'fix|'))
}

const NOT_FOUND: Readonly<Record<string, readonly string[]>> = {
  'in a quote': ['> /agent fix'],
  'in a quote with spaces before it': ['  >/agent fix'],
  'in a quote that goes on without its mark': ['> I would write', '/agent fix'],
  'further on in such a quote': ['> I would', 'write', '/agent fix'],
  'in such a quote of a list': ['1. > I would write', '/agent fix'],
  'in preformatted text': ['<pre>', '/agent fix', '</pre>'],
  'in code of HTML': ['Write <code class="x">', '/agent fix', '</code>'],
  'after code of HTML on its line': ['<code>x</code>/agent fix'],
  'in preformatted text without an end': ['<pre>', '/agent fix'],
  'in a quote of HTML': ['<blockquote>', '', '/agent fix', '', '</blockquote>'],
  'in a quote of HTML after another in it': ['<blockquote>', '<q>x</q>', '/agent fix', '</blockquote>'],
  'in other code of HTML': ['<samp', 'class="x">', '/agent fix', '</samp>'],
  'in code in a line that goes on in the next one': ['Write `', '/agent fix', '`'],
  'in such code that holds a line moved in': ['Write ``', '    x', '/agent fix', '``'],
  'in a fence that follows one in a list': ['1. ```', '````', '/agent fix'],
  'in a fence after the beginning of a comment in code': ['`<!--`', '```', '/agent fix', '```'],
  'in a quote further in than its list': ['1. x', '    > I would', '/agent fix'],
  'in a quote of a quote': ['> > /agent fix'],
  'in a fence': ['```', '/agent fix', '```'],
  'in a fence with a language': ['```sh', '/agent fix', '```'],
  'in a fence of tildes that holds backticks': ['~~~', '```', '/agent fix', '~~~'],
  'in a fence that a shorter one does not close': ['````', '```', '/agent fix', '````'],
  'in a fence that is never closed': ['```', '/agent fix'],
  'in a fence whose end has more behind it': ['```', '``` no end', '/agent fix', '```'],
  'in a fence inside a list': ['1. Run', '- ```', '  /agent fix', '  ```'],
  'in a fence after code in a line': ['```npm test```', '```', '/agent fix', '```'],
  'in code indented by spaces': ['Run', '', '    /agent fix'],
  'in code indented by a tab': ['\t/agent fix'],
  'in code indented by spaces and a tab': ['  \t/agent fix'],
  'in a comment that nobody sees': ['<!-- /agent fix -->'],
  'in a comment over several lines': ['<!--', '/agent fix', '-->'],
  'in a comment that is never closed': ['<!--', '/agent fix'],
  'in the middle of a line': ['please /agent fix'],
  'as a list item': ['- /agent fix'],
  'in code in a line': ['`/agent fix`'],
  'with another verb': ['/agent deploy'],
  'with a verb in capitals': ['/agent FIX'],
  'with a verb that goes on': ['/agent fixes'],
  'with a longer phrase': ['/agents fix'],
  'with a space that is none': ['/agent\u00a0fix'],
  'with nothing behind': ['/agent'],
  'with the verb on the next line': ['/agent', 'fix'],
}
for (const [where, lines] of Object.entries(NOT_FOUND)) {
  test(`A8: a command ${where} is left alone`, () => assert.equal(find(...lines), undefined))
}

test('A9: an option in the hint is no more than words', () => {
  assert.equal(find('/agent fix --test-command="x; y" $(id)'), 'fix|--test-command="x; y" $(id)')
})

test('a hint keeps its code', () => {
  assert.equal(find('/agent fix `total()` adds, ``a`b`` and `c'), 'fix|`total()` adds, ``a`b`` and `c')
  assert.equal(find('/agent fix `total', 'adds`'), 'fix|`total')
})

test('a hint has at most 2000 characters', () => {
  assert.equal(findCommand(`/agent fix ${'x'.repeat(5_000)}`, '/agent')?.hint.length, 2_000)
})

test('the phrase is a word, not a pattern', () => {
  assert.equal(findCommand('/a.ent fix', '/a.ent')?.verb, 'fix')
  assert.equal(findCommand('/agent fix', '/a.ent'), undefined)
})

const piece = fc.constantFrom(
  ...[
    '/agent fix',
    '/agent fix',
    '\n',
    '\n',
    '\n\n',
    ' ',
    '   ',
    '    ',
    '\t',
    'x',
    '> ',
    '>',
    '- ',
    '* ',
    '1. ',
    '12) ',
  ],
  ...['```', '````', '~~~', '`', '``', '# ', '---', '***', '**', '| a |', '[a]: b'],
)

/** Whether GitHub's grammar has a command at the beginning of a line of text, and not in code or a quote. */
function isText(body: string): boolean {
  const root = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return listTexts(root).some(({ position }) => {
    const [from = 0, to = 0] = [position?.start.offset, position?.end.offset]
    const lineStart = body.lastIndexOf('\n', from - 1) + 1
    return /^[ \t]*\/agent fix/m.test(body.slice(body.slice(lineStart, from).trim() === '' ? lineStart : from, to))
  })
}

function listTexts(node: Nodes): Nodes[] {
  if (node.type === 'blockquote') return []
  if ('children' in node) return node.children.flatMap(listTexts)
  return node.type === 'text' ? [node] : []
}

test('whatever the text, a command that is found is no code and no quote to GitHub either', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const body = `${pieces.join('')}\n/agent fix`
      if (findCommand(body, '/agent')) assert.ok(isText(body), JSON.stringify(body))
    }),
    { numRuns: 5_000 },
  )
})

for (const [name, unit] of Object.entries({
  dash: '   - ',
  number: '1. ',
  space: ' ',
  fence: '```',
  comment: '<!--',
  element: '<pre>',
  'beginning of an element': '<code ',
  'end of an element': '</q>',
  backtick: '`` ` ',
})) {
  test(`the longest comment made of nothing but the ${name} takes no time to speak of`, { timeout: 5_000 }, () => {
    assert.equal(findCommand(unit.repeat(65_536 / unit.length), '/agent'), undefined)
  })
}
