import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readLog } from '../../../../src/github/logs.ts'

const LOGS = new URL('../../../fixtures/logs/', import.meta.url)
const EXPECTED: Readonly<Record<string, unknown>> = JSON.parse(await readFile(new URL('expected.json', LOGS), 'utf8'))

// What each runner printed for a small project of ours, some of whose tests print lines like those of their runner.
for (const [log, expected] of Object.entries(EXPECTED)) {
  test(`the recorded output ${log} is read as what it says`, async () => {
    const reading = await readLog(createReadStream(new URL(`${log}.txt`, LOGS)))
    const { runner, testsRan, counts, failingTests, brokenFiles } = reading
    assert.deepEqual(JSON.parse(JSON.stringify({ runner, testsRan, counts, failingTests, brokenFiles })), expected)
  })
}

test('every recorded output has its expectation', async () => {
  const files = (await readdir(LOGS)).filter((file) => file.endsWith('.txt')).sort()
  assert.deepEqual(
    files,
    Object.keys(EXPECTED).map((log) => `${log}.txt`),
  )
})
