import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import {
  renderCellCode,
  renderCode,
  renderFence,
  renderLine,
  renderQuote,
} from '../../../src/github/render/markdown.ts'

// What GitHub's Markdown gives a meaning to, and what stands around it.
const PIECES = [
  ...[
    '@octo',
    '@org/all',
    '#12',
    'o/r#3',
    'GH-7',
    'fixes',
    '/approve',
    'word',
    'a@b.com',
    'mailto:a@b.c',
    'xmpp:a@b.c',
  ],
  ...[
    '`',
    '``',
    '```',
    '~~~',
    '~~~~',
    '\\',
    '\\\\',
    '*',
    '**',
    '_',
    '|',
    '#',
    '##',
    '- ',
    '1. ',
    '=',
    '---',
    '$',
    '$$',
  ],
  ...['\n', '\n\n', ' ', '  ', '    ', '\t', '\r', '\u200b', '\u2060', '\u202e', '\u{1F600}', '\x1b[31m'],
  ...['<img src=x onerror=y>', '<!--', '-->', '<', '>', '&', '&lt;', '&commat;', '&#64;', '</details>', '<details>'],
  ...['![a](http://x.y/z)', '[a](http://x.y)', '[a]', '[a]:', '(http://x.y)', '[^1]', '[^1]: x', '[ ] ', '- [x] '],
  ...['http://a.b/c', 'https://a.b', 'www.a.com', ':', '://', 'ftp://x.y', '<https://x.y>'],
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 25 })
  .map((parts) => parts.join(''))

const parse = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
const kinds = (nodes: readonly Nodes[]) => nodes.map((node) => node.type)
const childrenOf = (node: Nodes | undefined): readonly Nodes[] => (node && 'children' in node ? node.children : [])

const LIVE = new Set([
  'html',
  'image',
  'imageReference',
  'link',
  'linkReference',
  'definition',
  'footnoteReference',
  'footnoteDefinition',
])
const LIVE_TEXT = /(^|[^\w`])@[\w-]|#\d|\bGH-\d|https?:\/\/\w/i

/** Nothing that GitHub would load, link, notify or close. */
function assertDead(node: Nodes): void {
  assert.ok(!LIVE.has(node.type), `a live ${node.type}`)
  if (node.type === 'text') assert.doesNotMatch(node.value, LIVE_TEXT)
  for (const child of childrenOf(node)) assertDead(child)
}

const always = (check: (text: string) => void) => fc.assert(fc.property(hostile, check), { numRuns: 2_000 })

test("a line of a stranger's is one paragraph of dead text", () => {
  always((text) => {
    const tree = parse(renderLine(text))
    assertDead(tree)
    assert.ok(kinds(tree.children).every((kind) => kind === 'paragraph'))
  })
})

test("a stranger's prose stays inside its quote", () => {
  always((text) => {
    const tree = parse(`before\n\n${renderQuote(text)}\n\nafter`)
    assertDead(tree)
    assert.deepEqual(kinds(tree.children), ['paragraph', 'blockquote', 'paragraph'])
  })
})

test('a name as code is code, and nothing but that', () => {
  always((text) => {
    const [paragraph] = parse(`x ${renderCode(text)} y`).children
    assert.deepEqual(kinds(childrenOf(paragraph)), ['text', 'inlineCode', 'text'])
  })
})

test('a name in a table ends neither its cell nor its row', () => {
  always((text) => {
    const tree = parse(`| a | b |\n|---|---|\n| ${renderCellCode(text)} | z |`)
    assertDead(tree)
    const [table, ...rest] = tree.children
    const [, row] = childrenOf(table)
    assert.equal(rest.length, 0)
    assert.deepEqual(kinds(childrenOf(childrenOf(row)[1])), ['text'])
  })
})

test('a patch or a log does not end its fence', () => {
  always((text) => {
    const tree = parse(`before\n\n${renderFence(text, 'diff')}\n\nafter`)
    assert.deepEqual(kinds(tree.children), ['paragraph', 'code', 'paragraph'])
  })
})
