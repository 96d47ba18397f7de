import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prove } from '../../../src/proof/runners/script/prove.ts'
import { describeRunner } from '../../support/runner-table.ts'

describeRunner({
  name: 'bats',
  command: 'bats -r test',
  mixed: {
    files: {
      'test/sum.bats': `
@test "adds" { true; }
@test "is wrong" { echo got 3; [ 1 -eq 2 ]; }
@test "is slow" { skip "no"; }
@test "grün # ✓" { true; }
`,
      'test/sub/hooks.bats': `
setup_file() { false; }
@test "one" { true; }
@test "two" { true; }
`,
    },
    tests: {
      'test/sum.bats > adds': 'passed',
      'test/sum.bats > is wrong': 'failed',
      'test/sum.bats > is slow': 'skipped',
      'test/sum.bats > grün # ✓': 'passed',
      'test/sub/hooks.bats': 'errored',
    },
  },
  crashed: { files: { 'test/sum.bats': '@test "a" { if\n' }, tests: { 'test/sum.bats': 'errored' } },
  empty: { files: { 'test/a.txt': '' }, tests: {} },
  select: { id: 'test/sum.bats > is wrong', ran: ['test/sum.bats > is wrong'] },
})

describeRunner({
  name: 'prove',
  command: 'prove -r t',
  mixed: {
    files: {
      't/sum.t': `
use utf8; use Test::More; binmode(Test::More->builder->output, ':utf8');
ok(1, 'adds'); is(1, 2, 'is wrong'); ok(1, 'grün ✓');
subtest 'parts' => sub { ok(1, 'one'); ok(0, 'two'); done_testing };
TODO: { local $TODO = 'later'; ok(0, 'is planned'); }
SKIP: { skip 'no', 1; ok(1) }
done_testing;
`,
      't/sub/all.t': 'use Test::More skip_all => "no database";',
      't/exit.t': 'use Test::More tests => 1; ok(1, "fine"); END { $? = 3 }',
    },
    tests: {
      't/sum.t > adds': 'passed',
      't/sum.t > is wrong': 'failed',
      't/sum.t > grün ✓': 'passed',
      't/sum.t > parts > one': 'passed',
      't/sum.t > parts > two': 'failed',
      't/sum.t > is planned': 'expected_failure',
      't/sum.t > test 6': 'skipped',
      't/sub/all.t': 'skipped',
      't/exit.t > fine': 'passed',
      't/exit.t': 'errored',
    },
  },
  crashed: {
    files: { 't/a.t': 'use Test::More tests => 3; ok(1, "one"); die "x"', 't/b.t': 'die "load"' },
    tests: { 't/a.t > one': 'passed', 't/a.t': 'errored', 't/b.t': 'errored' },
  },
  empty: { files: { 't/a.txt': '' }, tests: undefined },
  select: { id: 't/exit.t > fine', ran: ['t/exit.t > fine', 't/exit.t'] },
})

const CHOSEN = { id: 't/a.t > a', file: 't/a.t', status: 'failed', isFile: false, message: undefined } as const
for (const [command, chosen] of [
  ['prove', 'prove t/a.t'],
  ['prove -lvj 4 -I lib t', 'prove -lvj 4 -I lib t/a.t'],
  ['prove -M strict t', 'prove -M strict t/a.t'],
  ['prove -Iinclude -Mautodie t', 'prove -Iinclude -Mautodie t/a.t'],
  ['prove --exec perl -Ilib -r t more.t :: --fast t', 'prove --exec perl -Ilib -r t/a.t :: --fast t'],
]) {
  test(`prove: the files of tests take the place of what "${command}" names`, () => {
    const start = (only: readonly (typeof CHOSEN)[]) =>
      prove.instrument({ folder: '/r', words: command?.split(' '), only }).words?.join(' ')
    assert.deepEqual([start([]), start([CHOSEN])], [command, chosen])
  })
}

const PHP = (name: string, body: string) =>
  `<?php\nuse PHPUnit\\Framework\\TestCase;\nclass ${name} extends TestCase {\n${body}\n}\n`

describeRunner({
  name: 'phpunit',
  command: 'phpunit tests',
  mixed: {
    files: {
      'tests/SumTest.php': PHP(
        'SumTest',
        `public function testAdds() { $this->assertTrue(true); }
public function testIsWrong() { $this->assertSame(1, 2); }
public function testBreaks() { throw new RuntimeException('x'); }
public function testIsSlow() { $this->markTestSkipped('no'); }
public function testAssertsNothing() { }
/** @dataProvider names */ public function testName($name) { $this->assertNotSame('ü', $name); }
public static function names() { return ['grün ✓' => ['x'], ['ü']]; }
public function testSeesNothing() { $this->assertFalse(getenv('PHP_INI_SCAN_DIR')); }`,
      ),
      'tests/HookTest.php': PHP(
        'HookTest',
        `/** @dataProvider gone */ public function testA($a) { }
public function testB() { $this->assertTrue(true); }`,
      ),
    },
    tests: {
      'tests/SumTest.php > SumTest > testAdds': 'passed',
      'tests/SumTest.php > SumTest > testIsWrong': 'failed',
      'tests/SumTest.php > SumTest > testBreaks': 'errored',
      'tests/SumTest.php > SumTest > testIsSlow': 'skipped',
      'tests/SumTest.php > SumTest > testAssertsNothing': 'passed',
      'tests/SumTest.php > SumTest > testName with data set "grün ✓"': 'passed',
      'tests/SumTest.php > SumTest > testName with data set #0': 'failed',
      'tests/SumTest.php > SumTest > testSeesNothing': 'passed',
      'tests/HookTest.php > HookTest > testB': 'passed',
      'tests/HookTest.php': 'errored',
    },
  },
  crashed: { files: { 'tests/SumTest.php': '<?php class C {' }, tests: undefined },
  empty: { files: { 'tests/a.php': '<?php' }, tests: {} },
  select: {
    id: 'tests/SumTest.php > SumTest > testName with data set "grün ✓"',
    ran: ['tests/SumTest.php > SumTest > testName with data set "grün ✓"'],
  },
})

describeRunner({
  name: 'rspec',
  command: 'rspec',
  mixed: {
    files: {
      'spec/sum_spec.rb': `
RSpec.describe 'Sum' do
  it('adds') { expect(1).to eq 1 }
  it('is wrong') { expect(1).to eq 2 }
  it('is planned')
  xit('is slow') { }
  it('grün ✓') { }
  it('sees nothing') { expect(ENV['SPEC_OPTS']).to be_nil }
  context('hooks') { before(:context) { raise 'hook' }; it('runs') { } }
  context('ends') { after(:context) { raise 'hook' }; it('well') { } }
end
`,
    },
    tests: {
      'spec/sum_spec.rb > Sum adds': 'passed',
      'spec/sum_spec.rb > Sum is wrong': 'failed',
      'spec/sum_spec.rb > Sum is planned': 'todo',
      'spec/sum_spec.rb > Sum is slow': 'skipped',
      'spec/sum_spec.rb > Sum grün ✓': 'passed',
      'spec/sum_spec.rb > Sum sees nothing': 'passed',
      'spec/sum_spec.rb > Sum hooks runs': 'failed',
      'spec/sum_spec.rb > Sum ends well': 'passed',
      'spec/sum_spec.rb': 'errored',
    },
  },
  crashed: {
    files: { 'spec/a_spec.rb': 'nope(', 'spec/b_spec.rb': 'RSpec.describe("B") { it("b") { } }' },
    tests: { 'spec/a_spec.rb': 'errored' },
  },
  empty: { files: { 'spec/a_spec.rb': '' }, tests: {} },
  select: { id: 'spec/sum_spec.rb > Sum is wrong', ran: ['spec/sum_spec.rb > Sum is wrong'] },
})

describeRunner({
  name: 'minitest',
  command: 'ruby test/sum_test.rb',
  mixed: {
    files: {
      'test/sum_test.rb': `
require 'minitest/autorun'
class SumTest < Minitest::Test
  def test_adds; assert_equal 1, 1; end
  def test_is_wrong; assert_equal 1, 2; end
  def test_breaks; raise 'x'; end
  def test_is_slow; skip 'no'; end
  def test_grün; end
  def test_sees_nothing; refute_match(/report-/, ENV['RUBYLIB'].to_s); end
end
describe 'spec' do
  it('works') { _(1).must_equal 1 }
  it('twice') { _(1).must_equal 1 }
  it('twice') { _(1).must_equal 2 }
end
`,
    },
    tests: {
      'test/sum_test.rb > SumTest > test_adds': 'passed',
      'test/sum_test.rb > SumTest > test_is_wrong': 'failed',
      'test/sum_test.rb > SumTest > test_breaks': 'errored',
      'test/sum_test.rb > SumTest > test_is_slow': 'skipped',
      'test/sum_test.rb > SumTest > test_grün': 'passed',
      'test/sum_test.rb > SumTest > test_sees_nothing': 'passed',
      'test/sum_test.rb > spec > works': 'passed',
      'test/sum_test.rb > spec > twice': 'passed',
      'test/sum_test.rb > spec > twice #2': 'failed',
    },
  },
  crashed: {
    files: {
      'test/sum_test.rb': `require 'minitest/autorun'\nclass A < Minitest::Test\n  def test_a; exit!(0); end\nend\n`,
    },
    tests: { 'test/sum_test.rb > A > test_a': 'errored' },
  },
  empty: { files: { 'test/sum_test.rb': "require 'minitest/autorun'" }, tests: {} },
  select: { id: 'test/sum_test.rb > SumTest > test_is_wrong', ran: ['test/sum_test.rb > SumTest > test_is_wrong'] },
})
