import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { createJsonLines } from '../../../../src/proof/runners/formats/json.ts'
import { createJsonItems } from '../../../../src/proof/runners/formats/json-items.ts'

function readItems(text: string, paths: readonly string[], pieceLength = text.length || 1): unknown {
  const items: unknown[] = []
  const reader = createJsonItems(paths, (item) => items.push(item))
  for (let at = 0; at < text.length; at += pieceLength) reader.write(text.slice(at, at + pieceLength))
  return reader.end() ? items : 'malformed'
}

test('JSON: the objects at a path are found, in arrays or alone, whatever else the document holds', () => {
  const text = JSON.stringify({
    'a{"': '}"]\\',
    results: { tool: { name: 'x' }, tests: [{ n: 1, deep: [{ tests: [] }] }, { s: '\\"}]' }], other: [[{ n: 9 }]] },
    tests: [{ n: 2 }],
  })
  for (const length of [text.length, 1, 2, 7]) {
    assert.deepEqual(readItems(text, ['results.tests'], length), [{ n: 1, deep: [{ tests: [] }] }, { s: '\\"}]' }])
    assert.deepEqual(readItems(text, ['results.tool', 'tests'], length), [{ name: 'x' }, { n: 2 }])
  }
})

test('JSON: items are those that parsing the whole would give', async () => {
  const documents = fc.record({ before: fc.jsonValue(), list: fc.array(fc.dictionary(fc.string(), fc.jsonValue())) })
  await fc.assert(
    fc.property(documents, fc.integer({ min: 1, max: 20 }), (document, length) => {
      const text = JSON.stringify(document)
      assert.deepEqual(readItems(text, ['list'], length), JSON.parse(text).list)
    }),
  )
})

test('JSON: every cut of a document is noticed', () => {
  const text = '{"list":[{"a":"b\\"c"},{"d":[1]}],"e":"f"}'
  for (let end = 0; end < text.length; end++) assert.equal(readItems(text.slice(0, end), ['list']), 'malformed')
})

test('JSON: a second document behind the first, an item that is none, and a bracket too many are malformed', () => {
  assert.equal(readItems('{"list":[]}{"list":[]}', ['list']), 'malformed')
  assert.equal(readItems('{"list":[{a:1}]}', ['list']), 'malformed')
  assert.equal(readItems('{"list":[]}}', ['list']), 'malformed')
})

test('JSON: what is nested deeper than any report is malformed, and costs no time', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  assert.deepEqual(readItems(nested(900), ['list']), [])
  assert.equal(readItems(nested(1_000_000), ['list']), 'malformed')
})

test('JSON lines: a line that is no JSON, and a last line without an end, make the whole malformed', () => {
  const isWhole = (text: string) => {
    const reader = createJsonLines(() => undefined)
    reader.write(text)
    return reader.end()
  }
  assert.equal(isWhole('{"a":1}\r\n2\n'), true)
  assert.equal(isWhole('{"a":1}\nnope\n'), false)
  assert.equal(isWhole('{"a":1}\n{"b"'), false)
})
