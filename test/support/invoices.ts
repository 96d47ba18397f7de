import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cleanup } from './attempt.ts'
import { openFolder } from './folders.ts'
import { openTempRepo, type TempRepo } from './temp-repo.ts'

type Files = Readonly<Record<string, string>>

const MONEY = `"""Amounts in cents."""


def parse(text):
    whole, _, cents = text.partition(".")
    return int(whole) * 100 + int(cents or 0)


def show(cents):
    return "%d.%02d" % divmod(cents, 100)
`
const TAX = `RATES = {"standard": 20, "reduced": 5}


def tax(cents, rate):
    return cents * RATES[rate] // 100
`
const INVOICE = `from invoices.money import parse, show
from invoices.tax import tax


class Invoice:
    def __init__(self):
        self.lines = []

    def add(self, price, rate="standard", count=1):
        self.lines.append((parse(price), rate))

    def net(self):
        return sum(cents for cents, _ in self.lines)

    def gross(self):
        return show(self.net() + sum(tax(cents, rate) for cents, rate in self.lines))
`
const MONEY_TEST = `import pytest

from invoices.money import parse, show


@pytest.mark.parametrize("text,cents", [("1", 100), ("1.05", 105), ("12.30", 1230)])
def test_parse(text, cents):
    assert parse(text) == cents


def test_show():
    assert show(105) == "1.05"


@pytest.mark.xfail(reason="negative amounts come later", strict=True)
def test_negative():
    assert show(-105) == "-1.05"
`
const INVOICE_TEST = `import sys

import pytest

from invoices.invoice import Invoice


class TestInvoice:
    def test_empty(self):
        assert Invoice().gross() == "0.00"

    def test_one_line(self):
        invoice = Invoice()
        invoice.add("10")
        assert invoice.gross() == "12.00"

    @pytest.mark.skipif(sys.platform != "win32", reason="of another system")
    def test_printer(self):
        assert False
`

const BASE: Files = {
  '.gitignore': '__pycache__/\n.pytest_cache/\n',
  'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["."]\n',
  'invoices/__init__.py': '',
  'invoices/money.py': MONEY,
  'invoices/tax.py': TAX,
  'invoices/invoice.py': INVOICE,
  'tests/test_money.py': MONEY_TEST,
  'tests/test_invoice.py': INVOICE_TEST,
}

/** The tests that an issue asks for: counts are multiplied, one digit of cents means tens, half cents are rounded up. */
const TESTS: Files = {
  'tests/test_money.py': MONEY_TEST.replace('("12.30", 1230)', '("12.30", 1230), ("1.5", 150)'),
  'tests/test_invoice.py': `${INVOICE_TEST}
    def test_count(self):
        invoice = Invoice()
        invoice.add("10", count=3)
        assert invoice.gross() == "36.00"

    def test_rounding(self):
        invoice = Invoice()
        invoice.add("0.50", rate="reduced")
        assert invoice.gross() == "0.53"
`,
}

const RIGHT: Files = {
  'invoices/money.py': MONEY.replace('int(cents or 0)', 'int(cents.ljust(2, "0"))'),
  'invoices/tax.py': TAX.replace('cents * RATES[rate] // 100', '(cents * RATES[rate] + 50) // 100'),
  'invoices/invoice.py': INVOICE.replace('(parse(price), rate)', '(parse(price) * count, rate)'),
}
const { 'invoices/money.py': _, ...WITHOUT_ONE } = RIGHT

export const FAIL_TO_PASS = [
  'tests/test_money.py::test_parse[1.5-150]',
  'tests/test_invoice.py::TestInvoice::test_count',
  'tests/test_invoice.py::TestInvoice::test_rounding',
]
export const PASS_TO_PASS = [
  'tests/test_money.py::test_parse[1-100]',
  'tests/test_money.py::test_show',
  'tests/test_money.py::test_negative',
  'tests/test_invoice.py::TestInvoice::test_empty',
  'tests/test_invoice.py::TestInvoice::test_one_line',
  'tests/test_invoice.py::TestInvoice::test_printer',
]

/** Patches of the project, by what becomes of each file. */
const PATCHES = {
  tests: TESTS,
  right: RIGHT,
  /** Repairs two of three. */
  partly: WITHOUT_ONE,
  /** Repairs all, and breaks what was right. */
  breaking: { ...RIGHT, 'invoices/money.py': `${RIGHT['invoices/money.py']}`.replace('"%d.%02d"', '"%d,%02d"') },
  /** Brings tests of its own, in the place of those that are asked for. */
  own: {
    'tests/test_money.py': MONEY_TEST,
    'tests/test_invoice.py': INVOICE_TEST.replace('"12.00"', '"12.00" or True'),
  },
  /** Has pytest say that all is well. */
  hooks: {
    'conftest.py': `import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport():
    outcome = yield
    report = outcome.get_result()
    if report.outcome == "failed":
        report.outcome, report.longrepr = "passed", None
`,
  },
  /** Does the same from within the code. */
  tampering: {
    'invoices/__init__.py': `import _pytest.python
_pytest.python.Function.runtest = lambda self: None
`,
  },
  /** Code and tests in one. */
  whole: { ...RIGHT, ...TESTS },
} as const satisfies Record<string, Files>

export type PatchName = keyof typeof PATCHES

export interface Invoices {
  readonly repo: TempRepo
  readonly folder: string
  /** Writes the patch as git makes it, and answers its file. */
  patch(name: PatchName): Promise<string>
  /** Writes a list of tests, and answers its file. */
  list(name: string, tests: readonly string[]): Promise<string>
}

/** A project of several files, in Python, with the patches that people and models made for one issue. */
export async function openInvoices(t: Cleanup): Promise<Invoices> {
  const repo = await openTempRepo(t, BASE)
  const folder = await openFolder(t)
  return {
    repo,
    folder,
    async patch(name) {
      for (const [path, text] of Object.entries<string>(PATCHES[name])) await repo.write(path, text)
      await repo.git('add', '--all')
      const file = join(folder, `${name}.diff`)
      await writeFile(file, `${await repo.git('diff', '--cached')}\n`)
      await repo.git('reset', '--quiet', '--hard')
      return file
    },
    async list(name, tests) {
      const file = join(folder, name)
      await writeFile(file, name.endsWith('.json') ? JSON.stringify(tests) : tests.join('\n'))
      return file
    },
  }
}
