import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAnswers } from '../../src/github/answers.ts'

const read = (words: string) => Object.fromEntries(readAnswers(words))

test('each point of a review has its answer, however the model marks it up', () => {
  const words =
    'Done.\n\nPoint 1: Renamed.\n- **Point 2:** No,\n  it is called so.\n\n**Point 3**: Yes.\nPoint 4. No mark.'
  assert.deepEqual(read(words), { 1: 'Renamed.', 2: 'No,\n  it is called so.', 3: 'Yes.\nPoint 4. No mark.' })
})

test('an answer may begin with a name or with code', () => {
  assert.deepEqual(read('Point 1: `total()` adds now.\n**Point 2:** @ada, **no**.\nPoint 3: **No.**'), {
    1: '`total()` adds now.',
    2: '@ada, **no**.',
    3: '**No.**',
  })
})

test('what stands apart is no answer, nor is a point in the middle of a line', () => {
  assert.deepEqual(read('See Point 1: here.\n\nPoint 12: A.\n\nAnd more.'), { 12: 'A.' })
  assert.deepEqual(read(''), {})
})
