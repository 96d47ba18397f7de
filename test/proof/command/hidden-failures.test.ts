import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConfigError } from '../../../src/errors.ts'
import { refuseHiddenFailures } from '../../../src/proof/command/hidden-failures.ts'

type Files = Readonly<Record<string, string>>

const npm = (script: string, more: Readonly<Record<string, string>> = {}): Files => ({
  'package.json': JSON.stringify({ scripts: { test: script, ...more } }),
})

async function refusal(command: string, files: Files): Promise<string | undefined> {
  try {
    await refuseHiddenFailures(command, async (path) => files[path])
    return undefined
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.message
  }
}

describe('a command whose exit code hides failures is refused', () => {
  const HIDING: readonly (readonly [command: string, files: Files, says: RegExp])[] = [
    ['pytest || true', {}, /\|\| true/],
    ['pytest || :', {}, /\|\| :/],
    ['pytest || echo "some failed"', {}, /\|\| echo/],
    ['pytest && make lint || true', {}, /\|\| true/],
    ['(cd app && pytest) || true', {}, /\|\| true/],
    ['pytest || { echo failed; true; }', {}, /\|\| echo failed/],
    ['pytest; exit 0', {}, /; exit 0/],
    ['pytest\ntrue', {}, /; true/],
    ['pytest &', {}, /background/],
    ['! pytest', {}, /inverts the exit code/],
    ['set +e; pytest; make clean', {}, /; make clean/],
    ['set +o pipefail; pytest | tee log', {}, /pipes into "tee log"/],
    ['./check || true', {}, /\|\| true/],
    ['bash -c "pytest | tee log"', {}, /bash -c.*pipes into/],
    ['npm test', npm('jest || true'), /script "test" in package\.json goes on/],
    ['npm test', npm('jest; eslint .'), /; eslint \./],
    ['npm test', npm('jest | tee log'), /without "pipefail"/],
    ['npm test', npm('npm run lint && npm run unit', { unit: 'mocha || exit 0', lint: 'eslint .' }), /script "unit"/],
    ['npm test && npm run lint', npm('jest || true', { lint: 'eslint' }), /script "test"/],
    ['make test', { Makefile: 'test: build\n\t-pytest\n' }, /target "test" in Makefile/],
    ['make test', { Makefile: 'PYTEST ?= python3 -m pytest\ntest:\n\t@$(PYTEST) | tee log\n' }, /tee log/],
    ['make', { Makefile: 'check:\n\tpytest || true\n' }, /target "check"/],
    ['tox', { 'tox.ini': '[testenv]\ncommands =\n  python setup.py build\n  - pytest\n' }, /tox\.ini/],
    ['./run.sh', { 'run.sh': '#!/bin/sh\npytest\necho done\n' }, /run\.sh goes on with "; echo done"/],
    ['bash ci/run.sh', { 'ci/run.sh': 'pytest | tee log\n' }, /ci\/run\.sh pipes/],
    [
      'composer test',
      { 'composer.json': '{"scripts":{"test":["@php vendor/bin/phpunit || true"]}}' },
      /composer\.json/,
    ],
  ]
  for (const [command, files, says] of HIDING) {
    test(`${JSON.stringify(command)} ${Object.values(files).join(' ').slice(0, 60)}`, async () => {
      const message = await refusal(command, files)
      assert.match(message ?? 'not refused', says)
      assert.match(message ?? '', /Set the input "test-command" to .*, for example "/)
    })
  }
})

describe('its nearest honest neighbour is not', () => {
  const HONEST: readonly (readonly [command: string, files: Files])[] = [
    ['pytest', {}],
    ['rm -rf out || true; pytest', {}],
    ['pytest || exit 1', {}],
    ['pytest || { echo failed; exit 1; }', {}],
    ['pytest || (echo failed && false)', {}],
    // The command itself runs with pipefail, and stops at the first failure.
    ['pytest | tee log', {}],
    ['pytest; echo done', {}],
    ['pytest && echo passed', {}],
    ['pytest 2>&1', {}],
    ['pytest -k "a || true"', {}],
    ["pytest -k 'x; exit 0'", {}],
    ['pytest # || true', {}],
    ['pytest; code=$?; make clean; exit $code', {}],
    ['npm test', npm('jest && eslint .')],
    ['npm test', npm('jest; code=$?; rm -rf out; exit $code')],
    ['npm test', npm('tape test/*.js | tap-spec')],
    ['npm test', npm('npm run lint; npm run unit', { lint: 'eslint . || true', unit: 'jest' })],
    ['npm test', npm('npm test')],
    ['make test', { Makefile: 'clean:\n\t-rm x\ntest: clean\n\tpytest\n' }],
    ['make test', { Makefile: 'test:\n\t-mkdir out\n\tpytest\n' }],
    ['tox', { 'tox.ini': '[testenv]\ncommands =\n  - coverage erase\n  pytest\n' }],
    ['./run.sh', { 'run.sh': '#!/bin/bash -e\npytest\necho done\n' }],
    ['./run.sh', { 'run.sh': 'set -euo pipefail\npytest | tee log\necho done\n' }],
    ['./run.sh', { 'run.sh': 'for d in a b; do\n  (cd "$d" && pytest) || exit 1\ndone\n' }],
    ['./run.sh', {}],
    ['sh -ec "pytest; echo done"', {}],
  ]
  for (const [command, files] of HONEST) {
    test(`${JSON.stringify(command)} ${Object.values(files).join(' ').slice(0, 60)}`, async () => {
      assert.equal(await refusal(command, files), undefined)
    })
  }
})

test('scripts that call each other without end are read once each', async () => {
  const calls = Array.from({ length: 500 }, (_, i) => `npm run s${i % 50}`).join(' && ')
  const all = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`s${i}`, calls]))
  assert.equal(await refusal('npm test', npm(calls, all)), undefined)
})

test('a line made to be slow to read is read all the same', async () => {
  for (const part of ['$(', '"', "'", '`', '\\', '((', '$(()']) {
    assert.equal(await refusal(`pytest ${part.repeat(100_000)}`, {}), undefined)
  }
})
