import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCredentials, checkDepth } from '../../src/doctor/checkout.ts'

const JOB = { isInJob: true }

test('a credential that is kept is a fault that names the place and not the value', () => {
  assert.deepEqual(checkCredentials([], JOB), [])
  const kept = [{ file: '/w/.git/config', what: 'A token, in a header for git,' }]
  assert.deepEqual(checkCredentials(kept, JOB), [
    {
      kind: 'fault',
      problem: 'A token, in a header for git, lies in /w/.git/config, where every test of this job can read it.',
      cure: 'Add "persist-credentials: false" to the "with" of the actions/checkout step.',
    },
  ])
  const [own] = checkCredentials(kept, { isInJob: false })
  assert.doesNotMatch(`${own?.problem} ${own?.cure}`, /job|checkout/)
})

test('a merge without its parents is a fault', () => {
  assert.match(checkDepth({ isShallow: true, parents: 2 })?.[0]?.cure ?? '', /"fetch-depth: 2"/)
})

test('a shallow checkout of a plain commit, and a whole one are in order, and where there is none nothing is looked at', () => {
  assert.deepEqual(checkDepth({ isShallow: true, parents: 1 }), [])
  assert.deepEqual(checkDepth({ isShallow: false, parents: 2 }), [])
  assert.equal(checkDepth(undefined), undefined)
})
