import assert from 'node:assert/strict'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { runCommand, statusById } from '../../support/run-tests.ts'
import { describeRunner } from '../../support/runner-table.ts'

const GO_MOD = 'module example.com/sum\n\ngo 1.19\n'

describeRunner({
  name: 'go test',
  command: 'go test ./...',
  // A script may ask go for other things as well.
  behind: 'go list ./... | grep -c sum && go test ./...',
  mixed: {
    files: {
      'go.mod': GO_MOD,
      'sum_test.go': `package sum
import ("os"; "strings"; "testing")
func TestAdds(t *testing.T) {}
func TestIsWrong(t *testing.T) { t.Error("got 3") }
func TestIsSlow(t *testing.T) { t.Skip("no") }
func TestParts(t *testing.T) {
	t.Run("grün a/b", func(t *testing.T) {})
	t.Run("twice", func(t *testing.T) {})
	t.Run("twice", func(t *testing.T) { t.Fatal("x") })
}
func TestSeesNothing(t *testing.T) { if strings.Contains(os.Getenv("PATH"), "report-") { t.Fatal(os.Getenv("PATH")) } }
`,
      'broken/broken_test.go': 'package broken\nimport "testing"\nfunc TestGone(t *testing.T) { gone() }\n',
      'plain/plain.go': 'package plain\n',
    },
    tests: {
      'example.com/sum > TestAdds': 'passed',
      'example.com/sum > TestIsWrong': 'failed',
      'example.com/sum > TestIsSlow': 'skipped',
      'example.com/sum > TestParts/grün_a/b': 'passed',
      'example.com/sum > TestParts/twice': 'passed',
      'example.com/sum > TestParts/twice#01': 'failed',
      'example.com/sum > TestParts': 'failed',
      'example.com/sum > TestSeesNothing': 'passed',
      'example.com/sum/broken': 'errored',
    },
  },
  crashed: {
    files: {
      'go.mod': GO_MOD,
      'sum_test.go':
        'package sum\nimport ("os"; "testing")\nfunc TestA(t *testing.T) {}\nfunc TestB(t *testing.T) { os.Exit(3) }\n',
    },
    tests: { 'example.com/sum > TestA': 'passed', 'example.com/sum > TestB': 'errored' },
  },
  empty: { files: { 'go.mod': GO_MOD, 'sum.go': 'package sum\n' }, tests: {} },
  select: { id: 'example.com/sum > TestIsSlow', ran: ['example.com/sum > TestIsSlow'] },
})

test('go test: gotestsum, which starts it, tells us what it was told', async (t) => {
  const files = {
    'go.mod': GO_MOD,
    'sum_test.go': 'package sum\nimport "testing"\nfunc TestAdds(t *testing.T) {}\n',
    'broken/broken_test.go': 'package broken\nimport "testing"\nfunc TestGone(t *testing.T) { gone() }\n',
  }
  const { report } = await runCommand(t, { files, command: 'gotestsum ./...' })
  assert.deepEqual(statusById(report), { 'example.com/sum > TestAdds': 'passed', 'example.com/sum/broken': 'errored' })
})

const CARGO = '[package]\nname = "my-sum"\nversion = "0.1.0"\nedition = "2021"\n'

describeRunner({
  name: 'cargo test',
  command: 'cargo test',
  behind: 'cargo --version && cargo test --no-fail-fast -- --nocapture --test-threads=1',
  environment: { RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup') },
  mixed: {
    files: {
      'Cargo.toml': CARGO,
      'src/lib.rs': `
/// \`\`\`
/// assert_eq!(my_sum::add(1, 2), 4);
/// \`\`\`
pub fn add(a: i32, b: i32) -> i32 { a + b }
#[cfg(test)]
mod tests {
  use super::*;
  #[test] fn adds() { println!("output"); assert_eq!(add(1, 1), 2) }
  #[test] fn is_wrong() { print!("no line end"); assert_eq!(add(1, 1), 3) }
  #[test] #[ignore = "slow"] fn is_slow() {}
  #[test] #[should_panic] fn panics() { panic!("x") }
  #[test] fn grün() {}
}
`,
      'src/main.rs': 'fn main() {}\n#[cfg(test)]\nmod tests { #[test] fn adds() {} }\n',
      'tests/api.rs': '#[test] fn adds() {}\n#[test] fn is_wrong() { panic!("x") }\n',
    },
    tests: {
      'my-sum > tests::adds': 'passed',
      'my-sum > tests::is_wrong': 'failed',
      'my-sum > tests::is_slow': 'skipped',
      'my-sum > tests::panics': 'passed',
      'my-sum > tests::grün': 'passed',
      'my-sum #2 > tests::adds': 'passed',
      'tests/api.rs > adds': 'passed',
      'tests/api.rs > is_wrong': 'failed',
      'src/lib.rs > doc > add': 'failed',
    },
  },
  crashed: {
    files: {
      'Cargo.toml': CARGO,
      'src/lib.rs': '#[cfg(test)]\nmod tests { #[test] fn adds() {} }\n',
      'tests/api.rs': '#[test] fn aborts() { std::process::abort() }\n',
    },
    tests: { 'my-sum > tests::adds': 'passed', 'tests/api.rs': 'errored' },
  },
  empty: { files: { 'Cargo.toml': CARGO, 'src/lib.rs': '' }, tests: {} },
  select: {
    id: 'my-sum > tests::is_wrong',
    ran: ['my-sum > tests::is_wrong'],
  },
})

const CMAKE = (...lines: readonly string[]) =>
  ['cmake_minimum_required(VERSION 3.21)', 'project(sum NONE)', 'enable_testing()', ...lines].join('\n')
// The build folder is made by the command itself: no set-up runs in these tests.
const CTEST_FILES = { 'CTestTestfile.cmake': '' }

describeRunner({
  name: 'ctest',
  command: 'ctest',
  behind: 'cmake -S . -B build > configure.log && ctest --test-dir build',
  mixed: {
    files: {
      'CMakeLists.txt': CMAKE(
        'add_test(NAME adds COMMAND true)',
        'add_test(NAME is_wrong COMMAND sh -c "echo got 3; exit 1")',
        'add_test(NAME "grün" COMMAND true)',
        'add_test(NAME is_slow COMMAND sh -c "exit 77")',
        'set_tests_properties(is_slow PROPERTIES SKIP_RETURN_CODE 77)',
        'add_test(NAME is_off COMMAND true)',
        'set_tests_properties(is_off PROPERTIES DISABLED TRUE)',
        'add_test(NAME is_gone COMMAND /nowhere/gone)',
      ),
      'CTestTestfile.cmake': [
        'add_test(adds true)',
        'add_test(is_wrong sh -c "echo got 3; exit 1")',
        'add_test("grün" true)',
        'add_test(is_slow sh -c "exit 77")',
        'set_tests_properties(is_slow PROPERTIES SKIP_RETURN_CODE 77)',
        'add_test(is_off true)',
        'set_tests_properties(is_off PROPERTIES DISABLED TRUE)',
        'add_test(is_gone /nowhere/gone)',
      ].join('\n'),
    },
    tests: {
      adds: 'passed',
      is_wrong: 'failed',
      grün: 'passed',
      is_slow: 'skipped',
      is_off: 'skipped',
      is_gone: 'errored',
    },
  },
  crashed: { files: { 'CTestTestfile.cmake': 'add_test(dies sh -c "kill -SEGV $$")' }, tests: { dies: 'failed' } },
  empty: { files: CTEST_FILES, tests: {} },
  select: { id: 'grün', ran: ['grün'] },
})
