import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { renderSystemPrompt } from '../../src/prompts/system.ts'
import { openTools } from '../support/tools.ts'

const OBJECT = z.strictObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
})

/** https://platform.openai.com/docs/guides/structured-outputs#supported-schemas, and no more than we need of it. */
const KEYWORDS = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum'])

test('the tools are those of the contract, in its order', async (t) => {
  const { tools } = await openTools(t, {})
  assert.deepEqual(
    tools.map(({ name }) => name),
    ['list_files', 'read_file', 'search', 'edit_file', 'write_file', 'apply_patch', 'run_tests', 'todo_write'],
  )
})

test('every object of every schema is strict: all properties required, no others', async (t) => {
  const { tools } = await openTools(t, {})
  for (const { name, inputSchema } of tools) {
    for (const schema of objectsIn(inputSchema)) {
      const { properties, required } = OBJECT.parse(schema, { error: () => name })
      assert.deepEqual(required, Object.keys(properties), name)
    }
  }
})

test('the schemas hold no keyword that a strict endpoint could refuse', async (t) => {
  const { tools } = await openTools(t, {})
  for (const { name, inputSchema } of tools) {
    for (const keyword of keywordsIn(inputSchema)) assert.ok(KEYWORDS.has(keyword), `${name}: ${keyword}`)
  }
})

for (const kind of ['failing_check', 'fix_request', 'review_feedback'] as const) {
  test(`for a ${kind} system prompt and tools take at most 4,000 bytes of each request`, async (t) => {
    const { tools } = await openTools(t, {})
    const sent = tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: { name, description, strict: true, parameters: inputSchema },
    }))
    const bytes = Buffer.byteLength(JSON.stringify(sent) + JSON.stringify(renderSystemPrompt({ kind }, undefined)))
    assert.ok(bytes <= 4_000, `${bytes} bytes`)
  })
}

const wrong: readonly [string, string, unknown, RegExp][] = [
  ['a field that is missing', 'read_file', { path: 'a.js' }, /start_line: Invalid input/],
  [
    'a field too many',
    'read_file',
    { path: 'a', start_line: null, end_line: null, extra: 1 },
    /Unrecognized key: "extra"/,
  ],
  [
    'a field of another type',
    'edit_file',
    { path: 7, old_text: 'a', new_text: 'b' },
    /path: Invalid input: expected string/,
  ],
  ['a list in the place of a text', 'apply_patch', { patch: ['a'] }, /patch: Invalid input: expected string/],
  [
    'a word that is not among the known ones',
    'todo_write',
    { todos: [{ content: 'x', status: 'maybe' }] },
    /todos\.0\.status: Invalid option/,
  ],
  [
    'more entries than are shown',
    'todo_write',
    { todos: Array(31).fill({ content: 'x', status: 'done' }) },
    /todos: Too big/,
  ],
  ['more tests than are run', 'run_tests', { tests: Array(101).fill('x') }, /tests: Too big/],
  [
    'the prototype of all objects',
    'run_tests',
    '{"tests": null, "__proto__": {"a": 1}}',
    /Unrecognized key: "__proto__"/,
  ],
]
for (const [what, tool, input, message] of wrong) {
  test(`${what} is an answer that says what to do`, async (t) => {
    const { use } = await openTools(t, { 'a.js': 'a' })
    const { content, isError } = await use(tool, input)
    assert.equal(isError, true)
    assert.match(content, message)
    assert.match(content, /Send the call again with all fields of its schema and no others\.$/)
  })
}

test('a plan is shown whole, each time', async (t) => {
  const { use, shown } = await openTools(t, {})
  const todos = [{ content: 'Find the fault', status: 'in_progress' }]
  assert.equal((await use('todo_write', { todos })).content, 'The plan is noted: 1 entry.')
  await use('todo_write', { todos: [] })
  assert.deepEqual(shown, [todos, []])
})

function objectsIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(objectsIn)
  return 'type' in schema && schema.type === 'object' ? [schema, ...inner] : inner
}

function keywordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? [key, ...Object.values(value).flatMap(keywordsIn)] : [key, ...keywordsIn(value)],
  )
}
