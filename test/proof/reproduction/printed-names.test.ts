import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinFailures, readLog } from '../../../src/github/github.ts'
import { shellCommand, trySplitCommand } from '../../../src/proof/command/words.ts'
import { failingIn } from '../../../src/proof/proof.ts'
import { lookAt } from '../../../src/proof/reproduction/look.ts'
import { classify } from '../../../src/proof/reproduction/reproduce.ts'
import { findNamedTests } from '../../../src/run/named-tests.ts'
import { exitedWith, jobLog, runStep, stamped } from '../../support/job-log.ts'
import { type Files, runCommand } from '../../support/run-tests.ts'

interface Example {
  readonly command: string
  readonly files: Files
  /** What only fails here, because this file is not there. */
  readonly here: string
  /** How the runner is told what failed in CI; the whole suite is run first where it cannot be told. */
  readonly toldBy: 'names' | 'files' | 'nothing'
}

/** Each with two failing tests, one of them for want of the file `service` in its folder. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'node:test': {
    command: 'node --test',
    files: {
      'a.test.mjs': `import { existsSync } from 'node:fs'
import { describe, it, test } from 'node:test'
describe('sum', () => { it('adds', () => { throw new Error('no') }); it('is there', () => undefined) })
test('needs a service', () => { if (!existsSync('service')) throw new Error('no service') })
`,
    },
    here: 'a.test.mjs > needs a service',
    toldBy: 'files',
  },
  ...Object.fromEntries(
    (['vitest run', 'jest', 'mocha'] as const).map((command): [string, Example] => [
      command,
      {
        command,
        files: {
          'package.json': '{ "type": "commonjs" }',
          '.mocharc.json': '{ "spec": "*.test.js" }',
          'vitest.config.mjs': 'export default { test: { globals: true } }\n',
          'a.test.js': `const fs = require('node:fs')
describe('sum', () => { it('adds', () => { throw new Error('no') }); it('is there', () => undefined) })
describe('rates', () => { it('are > there', () => { if (!fs.existsSync('service')) throw new Error('no service') }) })
`,
        },
        here: command === 'mocha' ? 'a.test.js > rates are > there' : 'a.test.js > rates > are > there',
        toldBy: command === 'mocha' ? 'names' : 'files',
      },
    ]),
  ),
  pytest: {
    command: 'python3 -m pytest',
    files: {
      'tests/test_a.py': `import os, pytest
class TestSum:
    @pytest.mark.parametrize('n', ['1 - 2', 'a::b'])
    def test_adds(self, n): assert n == 'a::b'
def test_service(): assert os.path.exists('service')
`,
    },
    here: 'tests/test_a.py > test_service',
    toldBy: 'files',
  },
  unittest: {
    command: 'python3 -m unittest',
    files: {
      'test_a.py': `import os, unittest
class Sum(unittest.TestCase):
    def test_adds(self): self.assertEqual(1, 2)
    def test_service(self): self.assertTrue(os.path.exists('service'))
`,
    },
    here: 'test_a.py > Sum > test_service',
    toldBy: 'names',
  },
  'go test': {
    command: 'go test ./...',
    files: {
      'go.mod': 'module example.com/sum\n\ngo 1.19\n',
      'sum_test.go': `package sum
import ("os"; "testing")
func TestAdds(t *testing.T) { t.Run("one", func(t *testing.T) { t.Fail() }) }
func TestService(t *testing.T) { if _, err := os.Stat("service"); err != nil { t.Fail() } }
`,
    },
    here: 'example.com/sum > TestService',
    toldBy: 'names',
  },
  minitest: {
    command: 'ruby test_a.rb',
    files: {
      'test_a.rb': `require 'minitest/autorun'
class Sum < Minitest::Test
  def test_adds; assert false; end
  def test_service; assert File.exist?('service'); end
end
`,
    },
    here: 'test_a.rb > Sum > test_service',
    toldBy: 'names',
  },
  rspec: {
    command: 'rspec',
    files: {
      'spec/a_spec.rb': `RSpec.describe 'sum' do
  it('adds') { expect(1).to eq 2 }
  it('needs a service') { expect(File.exist?('service')).to be true }
end
`,
    },
    here: 'spec/a_spec.rb > sum needs a service',
    toldBy: 'names',
  },
  phpunit: {
    command: 'phpunit tests',
    files: {
      'tests/SumTest.php': `<?php
final class SumTest extends PHPUnit\\Framework\\TestCase {
  public function testAdds(): void { $this->assertSame(1, 2); }
  public function testService(): void { $this->assertFileExists('service'); }
}
`,
    },
    here: 'tests/SumTest.php > SumTest > testService',
    toldBy: 'names',
  },
  bats: {
    command: 'bats test',
    files: { 'test/sum.bats': '@test "adds" { false; }\n@test "needs a service" { [ -e service ]; }\n' },
    here: 'test/sum.bats > needs a service',
    toldBy: 'names',
  },
  prove: {
    command: 'prove',
    files: { 't/sum.t': "use Test::More tests => 2;\nok(0, 'adds');\nok(-e 'service', 'needs a service');\n" },
    here: 't/sum.t > needs a service',
    toldBy: 'files',
  },
  ava: {
    command: 'ava',
    files: {
      'package.json': '{"type":"module"}',
      'a.test.js': `import { existsSync } from 'node:fs'
import test from 'ava'
test('adds', (t) => t.is(1, 2))
test('needs a service', (t) => t.true(existsSync('service')))
`,
    },
    here: 'a.test.js > needs a service',
    toldBy: 'files',
  },
  'cargo test': {
    command: 'cargo test',
    files: {
      'Cargo.toml': '[package]\nname = "my-sum"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': `#[cfg(test)]
mod tests {
  #[test] fn adds() { assert_eq!(1, 2) }
  #[test] fn needs_a_service() { assert!(std::path::Path::new("service").exists()) }
}
`,
    },
    here: 'my-sum > tests::needs_a_service',
    toldBy: 'names',
  },
  ctest: {
    command: 'ctest',
    files: {
      'CTestTestfile.cmake': 'add_test(adds sh -c "exit 1")\nadd_test(needs_a_service test -e service)\n',
    },
    here: 'needs_a_service',
    toldBy: 'names',
  },
  tape: {
    command: 'tape sum.test.cjs',
    files: {
      'sum.test.cjs': `const test = require('tape')
test('adds', (t) => { t.equal(1, 2); t.end() })
test('needs a service', (t) => { t.ok(require('node:fs').existsSync('service')); t.end() })
`,
    },
    here: 'needs a service',
    toldBy: 'nothing',
  },
}

const RUN = { timeoutMs: 120_000, signal: new AbortController().signal }

/** What CI sees: the command as it is written, where the service is. */
async function runInCi({ command, files }: Pick<Example, 'command' | 'files'>, t: Parameters<typeof runCommand>[0]) {
  const { workspace } = await runCommand(t, { command: 'true && true', files: { ...files, service: '' } })
  const argv = trySplitCommand(command)?.words ?? shellCommand(command)
  const { output } = await workspace.run(
    { argv, env: {}, usesPackageBins: true, pathFirst: [] },
    { ...RUN, maxOutputBytes: 1e6, killAfterBytes: 1e7 },
  )
  return readLog(jobLog([...runStep(command), ...stamped(...output.split('\n')), ...exitedWith(1)]))
}

/** A test file beside the others, in which nothing fails. */
function besideOf({ command, toldBy }: Example): Files {
  if (toldBy !== 'files') return {}
  if (command.includes('pytest')) return { 'tests/test_b.py': 'def test_other(): pass\n' }
  if (command === 'prove') return { 't/other.t': "use Test::More tests => 1;\nok(1, 'other');\n" }
  if (command === 'ava') return { 'b.test.js': "import test from 'ava'\ntest('other', (t) => t.pass())\n" }
  const begin = command === 'node --test' ? "const { test } = require('node:test')\n" : ''
  return { 'b.test.js': `${begin}test('other', () => undefined)\n` }
}
const OTHER = ['b.test.js > other', 'tests/test_b.py > test_other', 't/other.t > other']

for (const [runner, example] of Object.entries(EXAMPLES)) {
  test(`what ${runner} prints in CI tells the tests that failed there from one that fails only here`, async (t) => {
    const { command, here, toldBy } = example
    const files = { ...example.files, ...besideOf(example) }
    const reading = await runInCi({ command, files }, t)
    const ci = joinFailures([reading], '.')
    assert.ok(ci)
    const { report, plan, workspace } = await runCommand(t, { command, files })
    const seen = classify([report, report], ci)
    assert.ok(seen.kind === 'failing')
    assert.deepEqual(seen.unnamed, [here])
    assert.deepEqual(
      [...seen.targets, here].sort(),
      failingIn(report)
        .map(({ id }) => id)
        .sort(),
    )
    assert.ok(seen.targets.length > 0)

    const quoted = [{ author: 'CI', what: 'log', text: reading.excerpt }]
    const named = await findNamedTests(workspace, { kind: 'failing_check', commit: '', named: ci.names, quoted })
    assert.ok(named)
    const look = await lookAt(named, { copy: workspace, plan, run: RUN })
    assert.equal(look === undefined, toldBy === 'nothing')
    const shown = new Set(look?.report.tests?.map(({ id }) => id))
    assert.ok(!look || seen.targets.every((id) => shown.has(id)))
    const left = { names: [here], files: OTHER, nothing: [] }[toldBy]
    assert.ok(left.every((id) => !shown.has(id)))
  })
}
