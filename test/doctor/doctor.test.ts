import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diagnose, examine, renderExamination } from '../../src/doctor/doctor.ts'
import type { Check, Finding } from '../../src/doctor/types.ts'
import { ConfigError, ServiceError } from '../../src/errors.ts'

const check = (name: string, ...found: readonly Finding[]): Check => ({ name, run: async () => found })
const failing = (name: string, error: Error): Check => ({
  name,
  async run() {
    throw error
  },
})
const FAULT: Finding = { kind: 'fault', problem: 'It is broken.', cure: 'Mend it.' }
const UNCHECKED: Finding = { kind: 'unchecked', problem: 'It was not told.', cure: 'Look there.' }

test('all checks are run, whatever the others find, and those that find nothing are named', async () => {
  const examination = await examine([check('a', FAULT), check('b'), check('c', UNCHECKED), check('d')])
  assert.deepEqual(examination, {
    isHealthy: false,
    findings: [
      { check: 'a', ...FAULT },
      { check: 'c', ...UNCHECKED },
    ],
    passed: ['b', 'd'],
    leftOut: [],
  })
})

test('a check that had nothing to look at is not called in order', async () => {
  const examination = await examine([check('a'), { name: 'b', run: async () => undefined }])
  assert.deepEqual([examination.passed, examination.leftOut, examination.isHealthy], [['a'], ['b'], true])
  assert.deepEqual(renderExamination(examination), [
    'No faults, 0 not checked, 1 in order: a. Left out (nothing to look at, or told above): b.',
  ])
})

test('a fault that several checks end at is told once', async () => {
  const problem = new ConfigError('It is no repository.')
  const { findings, passed, leftOut } = await examine([failing('a', problem), failing('b', problem), check('c', FAULT)])
  assert.deepEqual(
    findings.map(({ check }) => check),
    ['a', 'c'],
  )
  assert.deepEqual([passed, leftOut], [[], ['b']])
})

test('what could not be looked at is no fault', async () => {
  assert.equal((await examine([check('a', UNCHECKED)])).isHealthy, true)
})

test('an error that somebody can repair is a fault, one of a service is not, and the rest goes on', async () => {
  const { findings, passed } = await examine([
    failing('a', new ConfigError('Set x.')),
    failing('b', new ServiceError('Not now.')),
    check('c'),
  ])
  assert.deepEqual(
    findings.map(({ kind, problem }) => `${kind}: ${problem}`),
    ['fault: Set x.', 'unchecked: Not now.'],
  )
  assert.deepEqual(passed, ['c'])
})

test('an error of our own is not hidden in the list', async () => {
  await assert.rejects(examine([failing('a', new TypeError('x is not a function'))]), /The check a failed: x is not/)
})

test('the list begins with the faults, each with its cure, and ends with a count', async () => {
  const examination = await examine([check('told', UNCHECKED), check('whole'), check('broken', FAULT)])
  assert.deepEqual(renderExamination(examination), [
    '1. Fault (broken): It is broken.',
    '   Mend it.',
    '2. Not checked (told): It was not told.',
    '   Look there.',
    '1 fault, 1 not checked, 1 in order: whole.',
  ])
  assert.deepEqual(renderExamination(await examine([check('a'), check('b')])), [
    'No faults, 0 not checked, 2 in order: a, b.',
  ])
})

test('without git nothing else is begun', async () => {
  const examination = await diagnose({
    searchPath: '/nonexistent',
    open: () => Promise.reject(new Error('It was begun.')),
  })
  assert.deepEqual(
    examination.findings.map(({ check, problem }) => [check, problem]),
    [['git', 'There is no git on PATH.']],
  )
})
