import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FakeGitHub } from './fake-github.ts'

/**
 * Compares a text with the file `test/fixtures/golden/<name>`. With UPDATE_GOLDEN=1 it writes the file; read the difference
 * before you commit it.
 */
export function assertGolden(name: string, text: string): void {
  const file = fileURLToPath(new URL(`../fixtures/golden/${name}`, import.meta.url))
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  assert.equal(`${text}\n`, readFileSync(file, 'utf8'))
}

/**
 * Compares everything that was written to a GitHub so far with `test/fixtures/golden/requests/<name>.txt`, one request a line.
 * Of the edits of a comment the last is shown: how many there were before depends on how long a run took.
 */
export function assertRequests({ github }: { readonly github: Pick<FakeGitHub, 'snapshot'> }, name: string): void {
  const lines = github
    .snapshot()
    .replace(/<\d+ characters[^>]*>/g, '<text>')
    .split('\n')
  const last = lines.filter((line, i) => !(line.startsWith('PATCH ') && lines.includes(line, i + 1)))
  assertGolden(`requests/${name}.txt`, numberInOrder(last.join('\n')))
}

/** `comments/1006` becomes `comments/#1`: the first that is named. */
function numberInOrder(text: string): string {
  const names = new Map<string, string>()
  return text.replace(/(?<=\/(?:comments|check-runs|runs)\/)\d+/g, (id) => {
    const name = names.get(id) ?? `#${names.size + 1}`
    names.set(id, name)
    return name
  })
}

/** Compares what people read with `test/fixtures/golden/<name>`, but for what differs from run to run. */
export function assertPage(name: string, text: string): void {
  const shown = text
    .replace(/\bhttp:\/\/127\.0\.0\.1:\d+/g, 'https://github.com')
    .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
    .replace(/\b[0-9a-f]{40}\b/g, '<commit>')
    .replace(/\b[0-9a-f]{12}\b/g, '<short commit>')
    .replace(/\b\d+(\.\d)? s\b/g, '<time>')
  assertGolden(name, shown)
}
