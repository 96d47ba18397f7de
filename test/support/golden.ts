import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

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
