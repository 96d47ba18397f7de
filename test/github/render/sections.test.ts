import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinSections, MAX_POST } from '../../../src/github/render/sections.ts'

test('sections that fit stand whole, empty ones leave no gap', () => {
  assert.equal(joinSections([{ text: 'a' }, { text: '' }, { text: 'b' }]), 'a\n\nb')
})

test('the longest gives way first, to its brief form, then to nothing', () => {
  const sections = [{ text: 'lead' }, { text: 'x'.repeat(50), brief: 'short' }, { text: 'y'.repeat(20) }]
  assert.equal(joinSections(sections, 40), `lead\n\nshort\n\n${'y'.repeat(20)}`)
  assert.equal(joinSections(sections, 20), 'lead\n\nshort')
  assert.equal(joinSections(sections, 1), 'lead')
})

test('a brief form that is no shorter is no way out', () => {
  assert.equal(joinSections([{ text: 'lead' }, { text: 'xxxx', brief: 'yyyyyyyy' }], 6), 'lead')
})

test('there is room for markers below what GitHub takes', () => assert.ok(MAX_POST <= 65_536 - 1_000))
