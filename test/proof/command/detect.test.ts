import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError } from '../../../src/errors.ts'
import { detectTestCommand } from '../../../src/proof/proof.ts'
import { openCopy } from '../../support/copies.ts'
import type { FileContent } from '../../support/git.ts'

const npm = (scripts: object) => JSON.stringify({ scripts })
const UNITTEST = 'import unittest\n\nclass T(unittest.TestCase): pass\n'
const PYTEST = 'import pytest\n\ndef test_a(): pass\n'

const projects: readonly [string, Readonly<Record<string, FileContent>>, string, RegExp][] = [
  ['a test script', { 'package.json': npm({ test: 'node --test' }) }, 'npm test', /package\.json has a "test" script/],
  ['pnpm', { 'package.json': npm({ test: 'x' }), 'pnpm-lock.yaml': '' }, 'pnpm test', /test/],
  ['yarn', { 'package.json': npm({ test: 'x' }), 'yarn.lock': '' }, 'yarn test', /test/],
  ['bun', { 'package.json': npm({ test: 'x' }), 'bun.lock': '' }, 'bun run test', /test/],
  ['a script beside Python', { 'package.json': npm({ test: 'x' }), 'test_a.py': PYTEST }, 'npm test', /package\.json/],
  [
    'only the script that npm puts there',
    { 'package.json': npm({ test: 'echo "Error: no test specified" && exit 1' }), 'test_a.py': UNITTEST },
    'python3 -m unittest',
    /test_a\.py uses unittest/,
  ],
  ['unittest in a folder', { 'tests/test_a.py': UNITTEST }, 'python3 -m unittest discover -s tests', /uses unittest/],
  [
    'unittest in a package',
    { 'tests/test_a.py': UNITTEST, 'tests/__init__.py': '' },
    'python3 -m unittest',
    /uses unittest/,
  ],
  ['tests for pytest', { 'tests/test_a.py': PYTEST }, 'python3 -m pytest', /test files for pytest/],
  [
    'a configuration for pytest',
    { 'test_a.py': UNITTEST, 'pytest.ini': '[pytest]\n' },
    'python3 -m pytest',
    /pytest\.ini configures pytest/,
  ],
  [
    'pytest in pyproject',
    { 'test_a.py': UNITTEST, 'pyproject.toml': '[tool.pytest.ini_options]\n' },
    'python3 -m pytest',
    /pyproject\.toml/,
  ],
  [
    'a pyproject without pytest',
    { 'test_a.py': UNITTEST, 'pyproject.toml': '[project]\n' },
    'python3 -m unittest',
    /unittest/,
  ],
  [
    'pytest in the virtual environment of the project',
    { 'test_a.py': PYTEST, '.venv/pyvenv.cfg': '', '.venv/bin/pytest': '' },
    '.venv/bin/python -m pytest',
    /test files for pytest, and there is a \.venv/,
  ],
  [
    'a virtual environment without pytest',
    { 'test_a.py': PYTEST, 'venv/pyvenv.cfg': '' },
    'python3 -m pytest',
    /test files for pytest$/,
  ],
  [
    'unittest beside a virtual environment',
    { 'tests/test_a.py': UNITTEST, 'venv/pyvenv.cfg': '' },
    'venv/bin/python -m unittest discover -s tests',
    /uses unittest, and there is a venv/,
  ],
  [
    'a task of rake',
    { Rakefile: 'Rake::TestTask.new(:test)\n', Gemfile: '', 'test/sum_test.rb': '' },
    'bundle exec rake test',
    /Rakefile has a task "test"/,
  ],
  ['a Rakefile without tests', { Rakefile: 'task :default\n', 'spec/sum_spec.rb': '' }, 'rspec', /sum_spec/],
  ['Go', { 'go.mod': 'module x\n' }, 'go test ./...', /there is a go\.mod/],
  ['Rust', { 'Cargo.toml': '' }, 'cargo test', /Cargo\.toml/],
  ['Maven with its wrapper', { 'pom.xml': '', mvnw: '' }, './mvnw -B test', /mvnw/],
  ['Gradle', { 'build.gradle.kts': '' }, 'gradle test', /build\.gradle\.kts/],
  ['a .NET solution', { 'Shop.sln': '', 'src/Shop.csproj': '' }, 'dotnet test', /Shop\.sln/],
  ['specs of RSpec', { 'spec/sum_spec.rb': '' }, 'rspec', /spec\/sum_spec\.rb/],
  ['tests of Perl', { 't/sum.t': '' }, 'prove -lr t', /t\/sum\.t/],
  ['tests of bats', { 'test/sum.bats': '' }, 'bats -r test', /test\/sum\.bats/],
  ['make before what it runs', { Makefile: 'test:\n\tbats test\n', 'test/a.bats': '' }, 'make test', /Makefile/],
  ['a target of make', { Makefile: 'build:\n\ncheck:\n\ttrue\n' }, 'make check', /Makefile has a target "check"/],
  [
    'a package.json that is no text',
    { 'package.json': Buffer.from([0xff, 0]), 'go.mod': '' },
    'go test ./...',
    /go\.mod/,
  ],
  [
    'a package.json that is a link',
    { 'package.json': { mode: '120000', content: '/etc/passwd' }, 'go.mod': '' },
    'go test ./...',
    /go\.mod/,
  ],
]
for (const [what, files, command, reason] of projects) {
  test(`${what} is tested by ${command}`, async (t) => {
    const { workspace } = await openCopy(t, files)
    const detected = await detectTestCommand(workspace)
    assert.equal(detected.command, command)
    assert.match(detected.reason, reason)
  })
}

test('a project that says nothing is an error with its cure', async (t) => {
  const { workspace } = await openCopy(t, { 'README.md': '' })
  await assert.rejects(detectTestCommand(workspace), (error) => {
    return (
      error instanceof ConfigError && /Set the input "test-command" to the command that fails in CI/.test(error.message)
    )
  })
})

test('a broken package.json is told', async (t) => {
  const { workspace } = await openCopy(t, { 'package.json': '{ "scripts": ' })
  await assert.rejects(detectTestCommand(workspace), (error) => {
    return error instanceof ConfigError && /package\.json cannot be read/.test(error.message)
  })
})

test('a test file of nothing but line ends costs no time', { timeout: 30_000 }, async (t) => {
  const { workspace } = await openCopy(t, { 'test_a.py': '\n'.repeat(250_000) })
  assert.equal((await detectTestCommand(workspace)).command, 'python3 -m pytest')
})
