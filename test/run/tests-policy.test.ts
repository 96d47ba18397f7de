import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testsPolicyOf } from '../../src/run/tests-policy.ts'

test('who asks for something new may bring tests for it, and a failing check may touch none', () => {
  assert.equal(testsPolicyOf({ kind: 'failing_check' }, { tests: undefined }), 'protect')
  assert.equal(testsPolicyOf({ kind: 'fix_request' }, { tests: undefined }), 'add-only')
  assert.equal(testsPolicyOf({ kind: 'review_feedback' }, { tests: undefined }), 'add-only')
})

test("the policy file's word counts for every task, and a person's word for one run above it", () => {
  assert.equal(testsPolicyOf({ kind: 'fix_request' }, { tests: 'protect' }), 'protect')
  assert.equal(testsPolicyOf({ kind: 'failing_check', mayChangeTests: false }, { tests: 'allow' }), 'allow')
  assert.equal(testsPolicyOf({ kind: 'failing_check', mayChangeTests: true }, { tests: 'protect' }), 'allow')
})
