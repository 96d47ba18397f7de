import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LogSource, readLines } from '../../../src/github/log/lines.ts'

async function read(source: LogSource): Promise<string[]> {
  const found: string[] = []
  for await (const lines of readLines(source)) found.push(...lines)
  return found
}

test('lines are put together across pieces', async () => {
  assert.deepEqual(await read(['a', 'b\nc', '\n', 'd']), ['ab', 'c', 'd'])
})

test('bytes that are no UTF-8 do not stop the reading', async () => {
  assert.deepEqual(await read([Buffer.from([0x61, 0xff, 0x0a, 0x62])]), ['a\ufffd', 'b'])
})

test('a text larger than a piece is read in pieces', async () => {
  const lines = Array.from({ length: 50_000 }, (_, i) => `line ${i}`)
  assert.deepEqual(await read(lines.join('\n')), lines)
})

test('of an endless line both ends are kept', async () => {
  const [line = '', next] = await read([`start${'x'.repeat(100_000)}`, `${'y'.repeat(100_000)}end\nnext`])
  assert.equal(line.length, 8_000)
  assert.match(line, /^startx+y+end$/)
  assert.equal(next, 'next')
})
