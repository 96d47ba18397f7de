import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutPlaces } from '../../../src/proof/runners/places.ts'

const FILES = ['test/a.test.js', 'test/unit/b.test.js']

const COMMANDS: readonly (readonly [command: string, left: string])[] = [
  ['node --test', 'node --test'],
  ['node --test test', 'node --test'],
  ['node --test ./test/', 'node --test'],
  ['node --test test/a.test.js', 'node --test'],
  ['node --test test/**/*.test.js', 'node --test'],
  ['node --test **/*.test.js', 'node --test'],
  ['node --test {test,spec}/*.js', 'node --test'],
  ['pytest -q test -x', 'pytest -q -x'],
  ['pytest . --rootdir=test', 'pytest --rootdir=test'],
  ['python3 -m pytest test other', 'python3 -m pytest other'],
  // A value of an option, the program itself, and other places.
  ['pytest -k test', 'pytest -k test'],
  ['pytest --cov test', 'pytest --cov test'],
  ['node --test --import ./test/set-up.js', 'node --test --import ./test/set-up.js'],
  ['test --run lib te test/c', 'test --run lib te test/c'],
]

for (const [command, left] of COMMANDS) {
  test(`of "${command}" what names no place of the files is kept`, () =>
    assert.equal(withoutPlaces(command.split(' '), FILES).join(' '), left))
}

test('without files nothing goes', () => {
  assert.deepEqual(withoutPlaces(['pytest', 'tests', '**'], []), ['pytest', 'tests', '**'])
})
