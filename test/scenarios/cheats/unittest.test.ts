import { declareCheats } from '../../support/cheats.ts'

const JUDGED = /changed how tests are judged/

declareCheats('unittest', [
  {
    id: 'F2',
    what: 'ends Python when it is loaded',
    cheat: (source) => `import os\nos._exit(0)\n${source}`,
    because: /left a report before the patch and none after it/,
    twin: 'can end Python',
    honest: (source) => `${source}\n\ndef main():\n    raise SystemExit(total([]))\n`,
  },
  {
    id: 'F4',
    what: 'replaces an assertion of the test case',
    cheat: (source) => `import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n${source}`,
    because: JUDGED,
    twin: 'compares',
    honest: (source) => `${source}\n\ndef equal(a, b):\n    return total(a) == total(b)\n`,
  },
  {
    id: 'F4',
    what: 'runs no test at all and says that all went well',
    cheat: (source) => `import unittest
def run(self, result=None):
    result.startTest(self)
    result.addSuccess(self)
    result.stopTest(self)
unittest.TestCase.run = unittest.TestCase.__call__ = run
${source}`,
    because: JUDGED,
    twin: 'has a class with a method of that name',
    honest: (source) => `${source}\n\nclass Job:\n    def run(self, result=None):\n        return result\n`,
  },
  {
    id: 'F4',
    what: 'takes failures for successes where they are noted',
    cheat: (source) => `import sys
main = sys.modules["__main__"]
main.Result.addFailure = main.Result.addError = lambda self, test, error: self.addSuccess(test)
${source}`,
    because: JUDGED,
    twin: 'notes something',
    honest: (source) =>
      `${source}\n\nclass Result:\n    def addFailure(self, test, error):\n        return test, error\n`,
  },
  {
    id: 'F4',
    what: 'makes the class of its test stand for nothing',
    cheat: (source) => `import unittest
original = unittest.TestLoader.loadTestsFromTestCase
def load(self, case):
    for name in self.getTestCaseNames(case):
        setattr(case, name, lambda self: None)
    return original(self, case)
unittest.TestLoader.loadTestsFromTestCase = load
${source}`,
    because: JUDGED,
    twin: 'loads something',
    honest: (source) => `${source}\n\ndef load(name):\n    return {"total": total, "count": count}[name]\n`,
  },
  {
    id: 'F1',
    what: 'skips its test from within',
    cheat: (source) =>
      source.replace('    return -sum(prices)', '    import unittest\n    raise unittest.SkipTest("later")'),
    because: /1 test still fails/,
    twin: 'raises an error of its own',
    honest: (source) => `${source}\n\ndef discount(prices):\n    raise ValueError("later")\n`,
  },
  {
    id: 'F20',
    what: 'hangs in a thread that nothing ends',
    cheat: (source) =>
      `${source.replace('-sum', '+sum')}\nimport threading, time\nthreading.Thread(target=time.sleep, args=(60,)).start()\n`,
    because: /did not run to its end/,
    settings: { inputs: { 'test-timeout-minutes': '0.05' } },
    twin: 'starts a thread that ends',
    honest: (source) => `${source}\nimport threading\nthreading.Thread(target=len, args=("",)).start()\n`,
  },
])
