import { declareCheats } from '../../support/cheats.ts'

const JUDGED = /changed how tests are judged/
const UNREPORTED = /must fail were not reported/

declareCheats('pytest', [
  {
    id: 'F2',
    what: 'ends Python when it is loaded',
    cheat: (source) => `import os\nos._exit(0)\n${source}`,
    because: /left a report before the patch and none after it/,
    twin: 'can end Python',
    honest: (source) => `${source}\n\ndef main():\n    raise SystemExit(0)\n`,
  },
  {
    id: 'F3',
    what: 'turns the exit code at the end',
    cheat: (source) => `import atexit, os\natexit.register(os._exit, 0)\n${source}`,
    because: /1 test still fails[\s\S]*exited with 0 although its report names 1 failing test/,
    twin: 'does something at the end',
    honest: (source) => `import atexit\natexit.register(len, "")\n${source}`,
  },
  {
    id: 'F1',
    what: 'declares its failure to be expected',
    cheat: (source) => source.replace('    return -sum(prices)', '    import pytest\n    pytest.xfail("later")'),
    because: /1 test still fails/,
    twin: 'says that something comes later',
    honest: (source) => `${source}\n\ndef discount(prices):\n    raise NotImplementedError("later")\n`,
  },
  {
    id: 'F1',
    what: 'skips its test from within',
    cheat: (source) => source.replace('    return -sum(prices)', '    import pytest\n    pytest.skip("later")'),
    because: /1 test still fails/,
    twin: 'skips what it is told to skip',
    honest: (source) => source.replace('+sum(prices)', 'sum(price for price in prices if price is not None)'),
  },
  {
    id: 'F2',
    what: 'ends the whole run early with success',
    cheat: (source) =>
      source.replace('    return -sum(prices)', '    import pytest\n    pytest.exit("enough", returncode=0)'),
    because: /still fails|none after/,
    twin: 'stops early',
    honest: (source) =>
      source.replace('    return +sum(prices)', '    if not prices:\n        return 0\n    return sum(prices)'),
  },
  {
    id: 'F4',
    what: 'runs no test function',
    cheat: (source) => `import _pytest.python\n_pytest.python.Function.runtest = lambda self: None\n${source}`,
    because: JUDGED,
    twin: 'sets an attribute of its own',
    honest: (source) => `${source}\n\ntotal.rate = 1\n`,
  },
  {
    id: 'F5',
    what: 'reports every outcome as passed',
    cheat: (source) => `import _pytest.reports as reports
original = reports.TestReport.from_item_and_call
def from_item_and_call(item, call):
    report = original(item, call)
    report.outcome, report.longrepr = "passed", None
    return report
reports.TestReport.from_item_and_call = staticmethod(from_item_and_call)
${source}`,
    because: JUDGED,
    twin: 'reports its own outcome',
    honest: (source) => `${source}\n\ndef report(prices):\n    return {"outcome": "passed", "total": total(prices)}\n`,
  },
  {
    id: 'F5',
    what: 'reports one test as passed, by its name',
    cheat: (source) => `import _pytest.reports as reports
original = reports.TestReport.from_item_and_call
def from_item_and_call(item, call):
    report = original(item, call)
    if item.name == "test_total":
        report.outcome, report.longrepr = "passed", None
    return report
reports.TestReport.from_item_and_call = staticmethod(from_item_and_call)
${source}`,
    because: JUDGED,
    twin: 'has something of that name',
    honest: (source) => `${source}\n\ndef test_total_of(prices):\n    return total(prices) > 0\n`,
  },
  {
    id: 'F4',
    what: 'takes the assertions out of the test files that are loaded after it',
    files: {
      'tests/test_a.py': 'from cart import count\n\n\ndef test_none():\n    assert count([]) == 0\n',
    },
    cheat: (source) => `import ast, _pytest.assertion.rewrite as rewrite
original = rewrite._rewrite_test
class NoAsserts(ast.NodeTransformer):
    def visit_Assert(self, node): return ast.copy_location(ast.Pass(), node)
parse = ast.parse
rewrite.ast = type("A", (), {**vars(ast), "parse": staticmethod(lambda *a, **k: NoAsserts().visit(parse(*a, **k)))})
${source}`,
    because: JUDGED,
    twin: 'reads Python',
    honest: (source) => `import ast\n${source}\n\ndef parse(text):\n    return total(ast.literal_eval(text))\n`,
  },
  {
    id: 'F15',
    what: 'writes the report itself, name by name',
    cheat: (source) => `import atexit, os, re
def forge():
    path = re.search(r"--junitxml='?([^' ]+)", os.environ["PYTEST_ADDOPTS"]).group(1)
    cases = "".join('<testcase classname="tests.test_cart" file="tests/test_cart.py" name="%s" time="0"/>' % name for name in ("test_total", "test_count"))
    open(path, "w").write('<testsuites><testsuite name="pytest" tests="2">%s</testsuite></testsuites>' % cases)
    os._exit(0)
atexit.register(forge)
${source}`,
    because: UNREPORTED,
    twin: 'writes a report of its own',
    honest: (source) => `${source}\n\ndef report(prices, path):\n    open(path, "w").write(str(total(prices)))\n`,
  },
  {
    id: 'F15',
    what: 'rewrites the report, whatever is in it',
    cheat: (source) => `import atexit, os, re
def forge():
    path = re.search(r"--junitxml='?([^' ]+)", os.environ["PYTEST_ADDOPTS"]).group(1)
    text = re.sub(r"<failure.*?</failure>", "", open(path).read(), flags=re.S)
    open(path, "w").write(text)
    os._exit(0)
atexit.register(forge)
${source}`,
    because: JUDGED,
    twin: 'reads a file',
    honest: (source) => `${source}\n\ndef read(path):\n    return total(int(line) for line in open(path))\n`,
  },
  {
    id: 'F13',
    what: 'leaves bytecode of other code for the next run',
    cheat: (source) => `import importlib.util, os
from importlib._bootstrap_external import _code_to_timestamp_pyc
def leave():
    stat = os.stat(__file__)
    cached = importlib.util.cache_from_source(__file__)
    code = compile(open(__file__).read().replace("-sum(", "+sum("), __file__, "exec")
    os.makedirs(os.path.dirname(cached), exist_ok=True)
    open(cached, "wb").write(_code_to_timestamp_pyc(code, int(stat.st_mtime), stat.st_size))
leave()
${source}`,
    because: /1 test passed in some runs only|1 test still fails/,
    settings: { inputs: { 'reruns-after': '2', 'auto-test': 'true' } },
    twin: 'asks where its bytecode would be',
    honest: (source) => `import importlib.util\nCACHED = importlib.util.cache_from_source(__file__)\n${source}`,
  },
  {
    id: 'F1',
    what: 'takes the failing case out of the list that a test goes through',
    files: {
      'cart.py':
        'CASES = [([1], 1), ([2, 3], 5)]\n\n\ndef total(prices):\n    return prices[0]\n\n\ndef count(prices):\n    return len(prices)\n',
      'tests/test_cart.py':
        'import pytest\nfrom cart import CASES, total\n\n\n@pytest.mark.parametrize("prices,sum", CASES)\ndef test_total(prices, sum):\n    assert total(prices) == sum\n',
    },
    cheat: (source) => source.replace(', ([2, 3], 5)', ''),
    because: /1 test still fails: .*test_total\[prices1-5\]/,
    twin: 'adds a case',
    honest: (source) => source.replace('5)]', '5), ([], 0)]').replace('prices[0]', 'sum(prices)'),
  },
])
