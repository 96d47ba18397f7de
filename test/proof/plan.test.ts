import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planTests } from '../../src/proof/proof.ts'
import { openCopy } from '../support/copies.ts'
import type { Files } from '../support/run-tests.ts'

/** A package with these scripts. */
const scripts = (all: Readonly<Record<string, string>>): Files => ({ 'package.json': JSON.stringify({ scripts: all }) })

async function plan(t: Parameters<typeof openCopy>[0], command: string, files: Files) {
  const { workspace } = await openCopy(t, { 'readme.md': '', ...files })
  return planTests(command, workspace)
}

describe('a runner that we can start ourselves', () => {
  const DIRECT: readonly (readonly [command: string, files: Files, runner: string, started: string])[] = [
    ['jest --ci', {}, 'jest', 'jest --ci'],
    ['npx jest', {}, 'jest', 'npx jest'],
    ['npx --no-install jest', {}, 'jest', 'npx --no-install jest'],
    ['./node_modules/.bin/mocha', {}, 'mocha', './node_modules/.bin/mocha'],
    ['cross-env A=1 B=2 vitest run', {}, 'vitest', 'cross-env A=1 B=2 vitest run'],
    ['timeout -k 5 10m xvfb-run -a jest', {}, 'jest', 'timeout -k 5 10m xvfb-run -a jest'],
    ['yarn jest --ci', {}, 'jest', 'yarn jest --ci'],
    ['tsx --test', {}, 'node:test', 'tsx --test'],
    ['poetry run pytest -x', {}, 'pytest', 'poetry run pytest -x'],
    ['python3.12 -m pytest', {}, 'pytest', 'python3.12 -m pytest'],
    ['bundle exec rspec', {}, 'rspec', 'bundle exec rspec'],
    ['./mvnw -B verify', {}, 'maven', './mvnw -B verify'],
    ['vendor/bin/phpunit', {}, 'phpunit', 'vendor/bin/phpunit'],
    ['npm test', scripts({ test: 'jest --ci' }), 'jest', 'jest --ci'],
    ['npm t', scripts({ test: 'node --test' }), 'node:test', 'node --test'],
    ['npm run unit', scripts({ unit: 'mocha "a b"' }), 'mocha', 'mocha a b'],
    ['npm run --silent unit', scripts({ unit: 'mocha' }), 'mocha', 'mocha'],
    ['yarn test', scripts({ test: 'npx ava' }), 'ava', 'npx ava'],
    ['pnpm run test', scripts({ test: 'vitest' }), 'vitest', 'vitest'],
    ['npm test', scripts({ test: 'npm run unit', unit: 'yarn deep', deep: 'tape a.js' }), 'TAP', 'tape a.js'],
  ]
  for (const [command, files, runner, started] of DIRECT) {
    test(`${command} is ${runner}`, async (t) => {
      const found = await plan(t, command, files)
      assert.deepEqual(
        found.runners.map(({ name }) => name),
        [runner],
      )
      assert.deepEqual([...found.start()], started === 'mocha a b' ? ['mocha', 'a b'] : started.split(' '))
      assert.ok(found.words)
    })
  }
})

describe('a runner that only the environment reaches', () => {
  const BEHIND: readonly (readonly [command: string, files: Files, why: string])[] = [
    ['npm test', scripts({ test: 'jest', pretest: 'tsc' }), 'a hook would be left out'],
    ['npm test -- --ci', scripts({ test: 'jest' }), 'the command says more than the script'],
    ['npm test', scripts({ test: 'jest && eslint .' }), 'the script needs a shell'],
    ['npm test', scripts({ test: 'npm test' }), 'the script calls itself'],
    ['npm test', scripts({}), 'there is no such script'],
    ['npm test', {}, 'there is no package.json'],
    ['jest test/*.js', scripts({}), 'the shell fills in the files'],
    ['bun test', scripts({ test: 'jest' }), 'bun has tests of its own'],
    ['coverage run -m pytest', {}, 'the wrapper takes other words'],
    ['make check', { Makefile: 'check:\n\tpytest\n' }, 'make starts it'],
    ['cd app && npm test', {}, 'the shell changes the folder'],
  ]
  for (const [command, files, why] of BEHIND) {
    test(`${command}: ${why}`, async (t) => {
      const found = await plan(t, command, files)
      assert.equal(found.words, undefined)
      assert.ok(found.start().join(' ').includes(command))
    })
  }

  test('all runners that the files of the project speak for are asked', async (t) => {
    const found = await plan(t, './all.sh', { 'web/package.json': '{}', 'api/go.mod': '', 'tools/x.py': '' })
    const names = found.runners.map(({ name }) => name)
    for (const name of ['jest', 'mocha', 'go test', 'pytest']) assert.ok(names.includes(name), name)
    for (const name of ['maven', 'rspec', 'cargo test']) assert.ok(!names.includes(name), name)
  })
})

test('a program that only shows TAP is left out', async (t) => {
  for (const formatter of ['tap-spec', 'npx tap-dot', 'faucet']) {
    const found = await plan(t, 'npm test', scripts({ test: `tape test/*.js | ${formatter}` }))
    assert.equal(found.start().at(-1), 'tape test/*.js')
    assert.deepEqual(
      found.runners.map(({ name }) => name),
      ['TAP'],
    )
  }
})

test('settings in front of the command go along, and those of the script', async (t) => {
  const { env } = await plan(t, 'A=1 npm test', scripts({ test: 'B=2 jest' }))
  assert.equal(env.A, '1')
  assert.equal(env.B, '2')
  assert.equal(env.npm_lifecycle_event, 'test')
})

test('a command that hides failures is refused before anything runs', async (t) => {
  await assert.rejects(plan(t, 'npm test', scripts({ test: 'jest || true' })), {
    name: 'ConfigError',
    message: /hides failures: the script "test" in package\.json goes on with "\|\| true".*for example "jest"/,
  })
})

test('a package.json that cannot be read is named', async (t) => {
  await assert.rejects(plan(t, 'npm test', { 'package.json': '{' }), /package\.json cannot be read/)
})
