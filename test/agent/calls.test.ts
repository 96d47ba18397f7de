import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkCalls } from '../../src/agent/calls.ts'
import { call, toyTool } from '../support/agent.ts'

const tools = [toyTool({ name: 'read_file' }), toyTool({ name: 'edit_file', effect: 'write' })]
const problemsOf = (...calls: Parameters<typeof checkCalls>[0]) =>
  checkCalls(calls, tools).map((checked) => (checked.kind === 'faulty' ? checked.problem : 'ready'))

test('a call of a known tool with a JSON object may be planned', () => {
  const [checked] = checkCalls([call('read_file', { path: 'a' })], tools)
  assert.ok(checked?.kind === 'ready')
  assert.deepEqual(checked.input, { path: 'a' })
  assert.equal(checked.tool.name, 'read_file')
})

for (const text of ['', '{', '{"path": }', 'null', '[]', '"text"', '7', "{'path': 'a'}"]) {
  test(`arguments that are no JSON object are a problem: ${text || 'none at all'}`, () => {
    assert.deepEqual(problemsOf(call('read_file', text)), [
      'The arguments of read_file are not a JSON object. Send the call again with valid JSON.',
    ])
  })
}

test('an unknown tool is a problem that names the tools there are', () => {
  assert.deepEqual(problemsOf(call('shell')), ['There is no tool named "shell". The tools are: read_file, edit_file.'])
})

test('a name from the prototype of objects is no tool', () => {
  assert.match(problemsOf(call('constructor'))[0] ?? '', /There is no tool named "constructor"/)
})

test('what the provider sent instead of a function call is a problem', () => {
  assert.deepEqual(problemsOf({ ...call('read_file'), fault: 'A call of type "custom" is not served.' }), [
    'A call of type "custom" is not served.',
  ])
})

test('one call without an id stops the whole reply', () => {
  const problems = problemsOf(call('read_file', {}, 'a'), call('edit_file', {}, ' '))
  assert.equal(problems.length, 2)
  for (const problem of problems) assert.match(problem, /came without an id\. Nothing of this reply was run/)
})

test('two calls with one id stop the whole reply', () => {
  const problems = problemsOf(call('read_file', {}, 'a'), call('edit_file', {}, 'b'), call('read_file', {}, 'a'))
  assert.equal(problems.length, 3)
  for (const problem of problems) assert.match(problem, /share the id "a"\. Nothing of this reply was run/)
})

test('of a reply with too many calls the first fifty may be planned', () => {
  const problems = problemsOf(...Array.from({ length: 52 }, (_, i) => call('read_file', {}, `${i}`)))
  assert.deepEqual(problems.slice(49), [
    'ready',
    'The reply has 52 tool calls; the first 50 were run, and this one was not.',
    'The reply has 52 tool calls; the first 50 were run, and this one was not.',
  ])
})

test('whatever the model sends, each call gets one verdict, in order', () => {
  const anyCall = fc.record({ id: fc.string(), name: fc.string(), arguments: fc.oneof(fc.string(), fc.json()) })
  fc.assert(
    fc.property(fc.array(anyCall), (calls) => {
      assert.deepEqual(
        checkCalls(calls, tools).map((checked) => checked.call),
        calls,
      )
    }),
  )
})
