import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createXmlReader } from '../../../../src/proof/runners/formats/xml.ts'

/** What a document says, one word for each event, or `malformed`. */
function read(text: string, pieceLength = text.length || 1): string {
  const said: string[] = []
  const reader = createXmlReader({
    open: (name, attributes) => said.push(`<${[name, ...[...attributes].map(([k, v]) => `${k}=${v}`)].join(' ')}>`),
    text: (words) => said.push(words),
    close: (name) => said.push(`</${name}>`),
  })
  for (let at = 0; at < text.length; at += pieceLength) reader.write(text.slice(at, at + pieceLength))
  return reader.end() ? said.join('') : 'malformed'
}

const WELL_FORMED: readonly (readonly [name: string, text: string, said: string])[] = [
  ['elements, attributes and text', `<a x="1" y='2'>t<b/></a>`, '<a x=1 y=2>t<b></b></a>'],
  [
    'a declaration, comments and instructions',
    '<?xml version="1.0"?><!-- <x> --><a><?p q?></a><!-- e -->\n',
    '<a></a>',
  ],
  ['the five entities and numeric ones', '<a x="&quot;&#39;">&lt;&gt;&amp;&#x41;&#27;</a>', `<a x="'><>&A\u001b</a>`],
  ['an unknown entity, which stays as it is', '<a>&nope;&#x110000;</a>', '<a>&nope;\ufffd</a>'],
  ['CDATA, in which nothing is special', '<a><![CDATA[<b>&lt;]] ]]></a>', '<a><b>&lt;]] </a>'],
  ['a tag over several lines', '<a\n  x = "1"\n>\n</a >', '<a x=1>\n</a>'],
  ['a greater-than sign in an attribute', '<a x="1>2"/>', '<a x=1>2></a>'],
]

for (const [name, text, said] of WELL_FORMED) {
  test(`XML: ${name} is read, whole and in pieces of any length`, () => {
    for (const length of [text.length, 1, 2, 3, 7]) assert.equal(read(text, length), said)
  })
}

const MALFORMED: readonly (readonly [name: string, text: string])[] = [
  ['an empty text', ''],
  ['no markup', 'hello'],
  ['a cut-off tag', '<a><b'],
  ['an element that stays open', '<a><b></b>'],
  ['an attribute that stays open', '<a x="1></a>'],
  ['CDATA that stays open', '<a><![CDATA[x</a>'],
  ['a comment that stays open', '<a/><!-- x'],
  ['tags that cross', '<a><b></a></b>'],
  ['a second root', '<a/><b/>'],
  ['text behind the root', '<a/>text'],
  ['a document type, and so every entity bomb', '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'],
  ['a tag inside a tag', '<a <b>></b></a>'],
  ['a less-than sign in an attribute', '<a x="<"/>'],
  ['elements nested without end', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
]

for (const [name, text] of MALFORMED) {
  test(`XML: ${name} is malformed`, () => {
    for (const length of [text.length || 1, 1, 5]) assert.equal(read(text, length), 'malformed')
  })
}

test('XML: every cut of a document is noticed', () => {
  const text = '<?xml version="1.0"?><a x="1"><b>t&amp;</b><![CDATA[c]]><!-- d --></a>'
  for (let end = 0; end < text.length; end++) assert.equal(read(text.slice(0, end)), 'malformed', text.slice(0, end))
})

test('XML: a tag that never ends is given up, not held', () => {
  const reader = createXmlReader({ open: () => undefined, text: () => undefined, close: () => undefined })
  reader.write('<a x="')
  for (let i = 0; i < 40; i++) reader.write('x'.repeat(64 * 1024))
  reader.write('"/>')
  assert.equal(reader.end(), false)
})
