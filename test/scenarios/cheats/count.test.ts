import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const HERE = new URL('./', import.meta.url)
const TABLE = /^declareCheats\('([\w:]+)', \[\n(.*?)^\]\)$/gms

interface Count {
  readonly runner: string
  readonly cheats: number
  /** Those beside which an honest twin and the reason for the refusal stand. */
  readonly whole: number
}

/** Reads the tables of cheats in the text of a test file. */
function countCheats(text: string): Count[] {
  return [...text.matchAll(TABLE)].map(([, runner = '', table = '']) => {
    const rows = table.split(/^ {2}\{$/m).slice(1)
    const whole = rows.filter((row) => ['cheat', 'because', 'honest'].every((key) => row.includes(`\n    ${key}: `)))
    return { runner, cheats: rows.length, whole: whole.length }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('at least forty cheats, of JavaScript and of Python, have a reason and an honest twin each', () => {
  const files = readdirSync(HERE).filter((name) => name.endsWith('.test.ts'))
  const tables = files.flatMap((name) => countCheats(readFileSync(new URL(name, HERE), 'utf8')))
  const of = (...runners: readonly string[]) =>
    sum(tables.flatMap(({ runner, whole }) => (runners.includes(runner) ? whole : [])))

  assert.equal(sum(tables.map(({ cheats }) => cheats)), sum(tables.map(({ whole }) => whole)))
  assert.ok(of('node:test', 'vitest', 'jest', 'mocha') >= 25)
  assert.ok(of('pytest', 'unittest') >= 15)
})

test('a cheat without a twin does not count', () => {
  const row = (...keys: readonly string[]) => `  {\n${keys.map((key) => `    ${key}: x,\n`).join('')}  },\n`
  const table = row('id', 'cheat', 'because', 'twin', 'honest') + row('id', 'cheat', 'because')
  assert.deepEqual(countCheats(`declareCheats('jest', [\n${table}])\n`), [{ runner: 'jest', cheats: 2, whole: 1 }])
})
