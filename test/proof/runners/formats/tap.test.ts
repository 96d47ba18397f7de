import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTapReader } from '../../../../src/proof/runners/formats/tap.ts'

function read(...lines: readonly string[]) {
  const tests: string[] = []
  const reader = createTapReader(({ names, status, message }) =>
    tests.push([status, ...names, ...(message === undefined ? [] : [`(${message})`])].join(' > ')),
  )
  reader.write(lines.map((line) => `${line}\n`).join(''))
  const isWhole = reader.end()
  return { tests, problem: reader.problem(), isWhole }
}

test('TAP: results, directives and descriptions', () => {
  const { tests, isWhole } = read(
    'TAP version 14',
    '1..8',
    'ok 1 - plain',
    'not ok 2 - bad',
    'ok 3 skipped # SKIP why',
    'not ok 4 - later # TODO not yet',
    'ok 5 - early # todo',
    'ok 6 - an \\# escaped hash',
    'ok 7',
    'ok - no number',
  )
  assert.ok(isWhole)
  assert.deepEqual(tests, [
    'passed > plain',
    'failed > bad',
    'skipped > skipped',
    'expected_failure > later',
    'todo > early',
    'passed > an # escaped hash',
    'passed > test 7',
    'passed > no number',
  ])
})

test('TAP: what explains a failure stands below it, as YAML or as comments', () => {
  const { tests } = read(
    'not ok 1 - a',
    '  ---',
    '  message: ok 5 - not a test',
    '  ...',
    'not ok 2 - b',
    '#   expected 1',
    'ok 3 - c',
    '# not for c',
    '1..3',
  )
  assert.deepEqual(tests, ['failed > a > (message: ok 5 - not a test)', 'failed > b > (expected 1)', 'passed > c'])
})

test('TAP: a subtest carries the name of its parent, which stands for itself only when nothing inside failed', () => {
  const { tests, isWhole } = read(
    '    ok 1 - in',
    '        not ok 1 - deep',
    '        1..1',
    '    not ok 2 - mid',
    '    1..2',
    'not ok 1 - out',
    '    1..2',
    '    ok 1 - only',
    'not ok 2 - planned two',
    '1..2',
  )
  assert.ok(isWhole)
  assert.deepEqual(tests, [
    'passed > out > in',
    'failed > out > mid > deep',
    'passed > planned two > only',
    'failed > planned two',
  ])
})

test('TAP: a file that skips all of its tests is one skipped entry', () => {
  assert.deepEqual(read('1..0 # SKIP no database').tests, ['skipped > (SKIP no database)'])
  assert.deepEqual(read('1..0'), { tests: [], problem: undefined, isWhole: true })
})

const PROBLEMS: readonly (readonly [name: string, lines: readonly string[], problem: RegExp])[] = [
  ['no plan', ['ok 1 - a'], /no plan/],
  ['fewer tests than planned', ['1..2', 'ok 1 - a'], /1 of 2 planned/],
  ['more tests than planned', ['1..1', 'ok 1 - a', 'ok 2 - b'], /2 of 1 planned/],
  ['a bail-out', ['1..1', 'ok 1 - a', 'Bail out! no disk'], /no disk/],
  ['an end inside a subtest', ['1..1', 'ok 1 - a', '    ok 1 - in'], /inside a subtest/],
  ['nothing at all', [], /no plan/],
]

for (const [name, lines, problem] of PROBLEMS) {
  test(`TAP: ${name} is noticed`, () => {
    const found = read(...lines)
    assert.equal(found.isWhole, false)
    assert.match(found.problem ?? '', problem)
  })
}

test('TAP: what a test prints between results is not taken for one', () => {
  const { tests, isWhole } = read(
    '1..1',
    'ok then',
    'okay',
    '   ok 2 - indented by three',
    'not okay',
    'ok 1 - a',
    '1 .. 5',
  )
  assert.ok(isWhole)
  assert.deepEqual(tests, ['passed > a'])
})
