import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findHarness } from '../../src/proof/harness.ts'
import { openCopy } from '../support/copies.ts'
import type { Files } from '../support/run-tests.ts'

const script = (test: string, extra: object = {}) => JSON.stringify({ scripts: { test }, ...extra })

async function find(t: Parameters<typeof openCopy>[0], command: string, files: Files) {
  const { workspace } = await openCopy(t, files)
  return findHarness(command, workspace)
}

test('scripts that call each other many times are read once each', { timeout: 30_000 }, async (t) => {
  const calls = (name: string) => Array(100).fill(`npm run ${name}`).join(' && ')
  const scripts = { test: calls('b'), b: `${calls('test')} && node --import ./a.mjs --test` }
  const { files } = await find(t, 'npm test', { 'package.json': JSON.stringify({ scripts }), 'a.mjs': '' })
  assert.deepEqual(files, ['a.mjs'])
})

describe('a file is part of the harness', () => {
  const CASES: readonly (readonly [what: string, command: string, files: Files, found: readonly string[]])[] = [
    ['that node loads first', 'node --import ./tools/a.mjs --test', { 'tools/a.mjs': '' }, ['tools/a.mjs']],
    [
      'that a script has node load first',
      'npm test',
      { 'package.json': script('node -r ./a.cjs --test'), 'a.cjs': '' },
      ['a.cjs'],
    ],
    [
      'that NODE_OPTIONS names',
      "NODE_OPTIONS='--require ./a.cjs' npm test",
      { 'package.json': '{}', 'a.cjs': '' },
      ['a.cjs'],
    ],
    [
      'behind make',
      'make check',
      { Makefile: 'check:\n\tmocha --require tools/a\n', 'tools/a.js': '' },
      ['tools/a.js'],
    ],
    [
      'that jest sets up',
      'jest',
      {
        'jest.config.js': "module.exports = { setupFiles: ['<rootDir>/tools/a'], testEnvironment: './env.js' }",
        'tools/a.ts': '',
        'env.js': '',
      },
      ['tools/a.ts', 'env.js'],
    ],
    [
      'that package.json has jest set up',
      'jest',
      { 'package.json': script('jest', { jest: { setupFiles: ['./a.js'] } }), 'a.js': '' },
      ['a.js'],
    ],
    [
      'that vitest sets up',
      'vitest',
      { 'vitest.config.ts': "export default { test: { setupFiles: './src/a.ts' } }", 'src/a.ts': '' },
      ['src/a.ts'],
    ],
    [
      'that mocha requires',
      'mocha',
      { '.mocharc.yml': 'require:\n  - tsx\n  - ./tools/a.js\n', 'tools/a.js': '' },
      ['tools/a.js'],
    ],
    [
      'that phpunit starts with',
      'phpunit',
      { 'phpunit.xml': '<phpunit bootstrap="boot.php"/>', 'boot.php': '' },
      ['boot.php'],
    ],
    ['that RSpec requires', 'rspec', { '.rspec': '--require ./lib/helper\n', 'lib/helper.rb': '' }, ['lib/helper.rb']],
    [
      'that babel has code go through',
      'jest',
      { '.babelrc.json': '{ "plugins": ["./tools/a.js"] }', 'tools/a.js': '' },
      ['tools/a.js'],
    ],
    [
      'that is a plugin of pytest',
      'pytest',
      { 'pytest.ini': '[pytest]\naddopts = -p app.testing\n', 'app/testing.py': '' },
      ['app/testing.py'],
    ],
    [
      'that conftest.py names as a plugin',
      'pytest',
      { 'conftest.py': 'pytest_plugins = ["app.testing"]\n', 'app/testing.py': '' },
      ['app/testing.py'],
    ],
    [
      'in a package of several',
      'jest',
      { 'a/jest.config.js': "module.exports = { setupFiles: ['./b.js'] }", 'a/b.js': '' },
      ['a/b.js'],
    ],
  ]
  for (const [what, command, files, found] of CASES) {
    test(what, async (t) => {
      assert.deepEqual([...(await find(t, command, files)).files].sort(), [...found].sort())
    })
  }
})

describe('a file is no part of the harness', () => {
  const CASES: readonly (readonly [what: string, command: string, files: Files])[] = [
    ['because a compiler is told of it', 'gcc -c src/a.c && node --test', { 'src/a.c': '', 'src/a.js': '' }],
    [
      'because a package begins with it',
      'npm test',
      { 'package.json': script('node --test', { main: './src/a.js', exports: './src/a.js' }), 'src/a.js': '' },
    ],
    [
      'because conftest.py imports it',
      'pytest',
      { 'conftest.py': 'import app\nfrom app import create\n', 'app.py': '' },
    ],
    [
      'because the settings load it for the build',
      'vitest',
      { 'vite.config.js': "import a from './src/a.js'\nexport default { plugins: [a] }", 'src/a.js': '' },
    ],
    [
      'because it is named after a word of the settings',
      'jest',
      { 'jest.config.js': "module.exports = { verbose: true, roots: ['./src'] }", 'src/a.js': '', 'verbose.js': '' },
    ],
  ]
  for (const [what, command, files] of CASES) {
    test(what, async (t) => assert.deepEqual((await find(t, command, files)).files, []))
  }
})

describe('the program that a command starts', () => {
  const CASES: readonly (readonly [command: string, files: Files, program: string | undefined])[] = [
    ['node test.js', { 'test.js': '' }, 'test.js'],
    ['node --enable-source-maps ./run/test.js --all', { 'run/test.js': '' }, 'run/test.js'],
    ['npm test', { 'package.json': script('node run.js'), 'run.js': '' }, 'run.js'],
    ['python3 manage.py test', { 'manage.py': '' }, 'manage.py'],
    ['./check.py', { 'check.py': '' }, 'check.py'],
    ['sh check.sh', { 'check.sh': '#!/bin/sh\npython3 all.py\n', 'all.py': '' }, 'check.sh'],
    ['jest', { 'jest.js': '' }, undefined],
    ['make', { Makefile: 'all:\n\t./a.out\n' }, undefined],
  ]
  for (const [command, files, program] of CASES) {
    test(`${command} starts ${program ?? 'none of the project'}`, async (t) => {
      assert.equal((await find(t, command, files)).program, program)
    })
  }
})
