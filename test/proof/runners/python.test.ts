import { describeRunner } from '../../support/runner-table.ts'

const PYTEST = `
import os, pytest
def test_adds(): pass
def test_is_wrong(): assert 1 == 2
@pytest.mark.skip
def test_is_slow(): pass
@pytest.mark.xfail
def test_is_known_to_fail(): assert False
@pytest.mark.xfail(strict=True)
def test_is_fixed(): pass
@pytest.mark.parametrize('name', ['a b', 'a/b::c', 'ü'])
def test_name(name): assert name != 'ü'
@pytest.fixture
def broken(): raise RuntimeError('set-up')
def test_needs(broken): pass
@pytest.fixture
def left():
    yield
    raise RuntimeError('teardown')
def test_leaves(left): assert False
class TestGroup:
    class TestInner:
        def test_grün(self): pass
`

describeRunner({
  name: 'pytest',
  command: 'python3 -m pytest -q',
  mixed: {
    files: {
      'tests/test_sum.py': PYTEST,
      'tests/a.b/test_gone.py': 'import gone',
      'tests/test_none.py': 'import pytest\npytest.skip("all of it", allow_module_level=True)',
    },
    tests: {
      'tests/test_sum.py > test_adds': 'passed',
      'tests/test_sum.py > test_is_wrong': 'failed',
      'tests/test_sum.py > test_is_slow': 'skipped',
      'tests/test_sum.py > test_is_known_to_fail': 'expected_failure',
      'tests/test_sum.py > test_is_fixed': 'failed',
      'tests/test_sum.py > test_name[a b]': 'passed',
      'tests/test_sum.py > test_name[a/b::c]': 'passed',
      'tests/test_sum.py > test_name[\\xfc]': 'failed',
      'tests/test_sum.py > test_needs': 'errored',
      'tests/test_sum.py > test_leaves': 'errored',
      'tests/test_sum.py > TestGroup > TestInner > test_grün': 'passed',
      'tests/a.b/test_gone.py': 'errored',
      'tests/test_none.py': 'skipped',
    },
  },
  crashed: { files: { 'test_a.py': 'import os\ndef test_a(): os._exit(0)' }, tests: undefined },
  empty: { files: { 'a.py': '' }, tests: {} },
  select: { id: 'tests/a.b/test_gone.py', ran: ['tests/a.b/test_gone.py'] },
})

const UNITTEST = `
import os, unittest
class Sum(unittest.TestCase):
    def test_adds(self): pass
    def test_is_wrong(self): self.assertEqual(1, 2)
    def test_breaks(self): raise RuntimeError('x')
    @unittest.skip('no')
    def test_is_slow(self): pass
    @unittest.expectedFailure
    def test_is_known_to_fail(self): self.fail()
    @unittest.expectedFailure
    def test_is_fixed(self): pass
    def test_grün(self): pass
    def test_parts(self):
        for n in range(3):
            with self.subTest(n=n): self.assertNotEqual(n, 1)
    def test_sees_nothing(self): self.assertNotIn('report-', os.environ.get('PYTHONPATH', ''))
class Hooks(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise RuntimeError('hook')
    def test_runs(self): pass
`

describeRunner({
  name: 'unittest',
  command: 'python3 -m unittest',
  mixed: {
    files: { 'test_sum.py': UNITTEST, 'test_gone.py': 'import gone' },
    tests: {
      'test_sum.py > Sum > test_adds': 'passed',
      'test_sum.py > Sum > test_is_wrong': 'failed',
      'test_sum.py > Sum > test_breaks': 'errored',
      'test_sum.py > Sum > test_is_slow': 'skipped',
      'test_sum.py > Sum > test_is_known_to_fail': 'expected_failure',
      'test_sum.py > Sum > test_is_fixed': 'failed',
      'test_sum.py > Sum > test_grün': 'passed',
      'test_sum.py > Sum > test_parts': 'failed',
      'test_sum.py > Sum > test_sees_nothing': 'passed',
      'test_sum.py': 'errored',
      'test_gone.py': 'errored',
    },
  },
  crashed: {
    files: {
      'test_a.py':
        'import os, unittest\nclass A(unittest.TestCase):\n  def test_a(self): pass\n  def test_b(self): os._exit(0)',
    },
    tests: { 'test_a.py > A > test_a': 'passed', 'test_a.py > A > test_b': 'errored' },
  },
  empty: { files: { 'a.py': '' }, tests: {} },
  // A file that cannot be imported speaks up whatever is asked for.
  select: { id: 'test_sum.py > Sum > test_grün', ran: ['test_sum.py > Sum > test_grün', 'test_gone.py'] },
})
