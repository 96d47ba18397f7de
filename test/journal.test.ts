import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openJournal, type RunEvent } from '../src/journal.ts'
import { createRedaction } from '../src/redact.ts'

function openTestJournal() {
  const directory = mkdtempSync(join(tmpdir(), 'regreen-test-'))
  const shown: RunEvent[] = []
  const journal = openJournal({
    file: join(directory, 'journal.jsonl'),
    redact: createRedaction(['the-secret-key']),
    now: () => new Date('2026-01-02T03:04:05Z'),
    show: (event) => shown.push(event),
  })
  return { journal, shown, close: () => rmSync(directory, { recursive: true }) }
}

test('each event is one line of JSON with its time, on disk as soon as it is recorded', (t) => {
  const { journal, shown, close } = openTestJournal()
  t.after(close)
  journal.record({ type: 'notice', text: 'one\ntwo' })
  journal.record({ type: 'started', version: '1.0.0', task: 'failing_check', commit: 'a', command: 'npm test' })

  const lines = readFileSync(journal.file, 'utf8').trimEnd().split('\n')
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)),
    [
      { time: '2026-01-02T03:04:05.000Z', type: 'notice', text: 'one\ntwo' },
      {
        time: '2026-01-02T03:04:05.000Z',
        type: 'started',
        version: '1.0.0',
        task: 'failing_check',
        commit: 'a',
        command: 'npm test',
      },
    ],
  )
  assert.deepEqual(
    shown.map((event) => event.type),
    ['notice', 'started'],
  )
})

test('no secret reaches the file, and nobody else can read it', (t) => {
  const { journal, close } = openTestJournal()
  t.after(close)
  journal.record({ type: 'notice', text: `key the-secret-key, token ghp_${'a'.repeat(36)}` })

  assert.match(readFileSync(journal.file, 'utf8'), /key \*\*\*, token \*\*\*/)
  assert.equal(statSync(journal.file).mode & 0o777, 0o600)
})
