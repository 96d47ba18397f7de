import type { Naming, ProgramWriter, Writer } from './writer.ts'

const LANGUAGE = /\.py$/

/** Adds functions to a file of pytest's, and methods where the file has some. */
export const withFailingFunctions: Writer = {
  language: LANGUAGE,
  write({ text }, naming) {
    const functions = renderFunctions(naming.nonce) + renderNamesakes(`class Test${naming.nonce}:`, naming)
    return /\bTestCase\b/.test(text)
      ? { text: functions + renderMethods(naming.nonce), count: 6 }
      : { text: functions, count: 3 }
  },
}

/** Adds classes to a file of unittest's. Their names come last in the alphabet: in this order unittest runs them. */
export const withFailingMethods: Writer = {
  language: LANGUAGE,
  write: (_file, naming) => ({
    text:
      renderMethods(naming.nonce) +
      renderNamesakes(`class zz_names_${naming.nonce}(zz_unittest_${naming.nonce}.TestCase):`, naming),
    count: 3,
    names: [
      ...[0, 1, 2].map((i) => [`zz_case_${naming.nonce}`, `test_${i}`]),
      ...functionsOf(naming).map((name) => [`zz_names_${naming.nonce}`, name]),
    ],
  }),
}

/** Parameters in brackets are not part of a function's name. */
const functionsOf = ({ namesakes }: Naming) => [
  ...new Set(namesakes.map((name) => name.replace(/\[.*$/s, '')).filter((name) => /^test\w*$/.test(name))),
]

function renderNamesakes(head: string, naming: Naming): string {
  const methods = functionsOf(naming).map(
    (name) => `    def ${name}(self):\n        raise RuntimeError("${naming.nonce}")\n`,
  )
  return methods.length === 0 ? '' : `\n\n${head}\n${methods.join('\n')}`
}

/** A Python script that is a test as a whole, made to fail. */
export const pythonProgram: ProgramWriter = {
  language: LANGUAGE,
  fail({ text }, nonce) {
    const imports = text.match(/^(from [\w.]+ import (\([^)]*\)|[^(\n]+)|import [^\n]+)$/gm) ?? []
    return [...imports, `raise RuntimeError("${nonce}")`].map((line) => `${line}\n`).join('')
  },
}

const renderFunctions = (nonce: string) => `


def test_case_${nonce}_0():
    import pytest

    def equal(a, b):
        assert a == b

    checks = (
        lambda: equal([1], [2]),
        lambda: equal(1, pytest.approx(2)),
        lambda: pytest.raises(ValueError, lambda: None),
        lambda: pytest.fail("a"),
    )
    for check in checks:
        try:
            check()
        except BaseException:
            continue
        return
    raise RuntimeError("${nonce}")


def test_case_${nonce}_1():
    raise RuntimeError("${nonce}")


def test_case_${nonce}_2():
    assert [1] == [2]
`

const renderMethods = (nonce: string) => `

import unittest as zz_unittest_${nonce}


class zz_case_${nonce}(zz_unittest_${nonce}.TestCase):
    def test_0(self):
        def fail():
            raise ValueError("a")

        checks = (
${CHECKS.map((check) => `            lambda: ${check},`).join('\n')}
        )
        for check in checks:
            try:
                check()
            except Exception:
                continue
            return
        raise RuntimeError("${nonce}")

    def test_1(self):
        raise RuntimeError("${nonce}")

    def test_2(self):
        assert [1] == [2]
`

const CHECKS = [
  'self.fail("a")',
  'self.assertTrue(False)',
  'self.assertFalse(True)',
  'self.assertEqual(1, 2)',
  'self.assertEqual([1], [2])',
  'self.assertEqual((1,), (2,))',
  'self.assertEqual({1: 1}, {1: 2})',
  'self.assertEqual({1}, {2})',
  'self.assertEqual("a", "b")',
  'self.assertNotEqual(1, 1)',
  'self.assertIs(1, 2)',
  'self.assertIsNot(1, 1)',
  'self.assertIsNone(1)',
  'self.assertIsNotNone(None)',
  'self.assertIn(1, [])',
  'self.assertNotIn(1, [1])',
  'self.assertIsInstance(1, str)',
  'self.assertNotIsInstance(1, int)',
  'self.assertGreater(1, 2)',
  'self.assertGreaterEqual(1, 2)',
  'self.assertLess(2, 1)',
  'self.assertLessEqual(2, 1)',
  'self.assertAlmostEqual(1, 2)',
  'self.assertNotAlmostEqual(1, 1)',
  'self.assertListEqual([1], [2])',
  'self.assertDictEqual({1: 1}, {1: 2})',
  'self.assertCountEqual([1], [2])',
  'self.assertRegex("a", "b")',
  'self.assertNotRegex("a", "a")',
  'self.assertRaises(ValueError, lambda: None)',
  'self.assertRaisesRegex(ValueError, "b", fail)',
  'self.assertWarns(UserWarning, lambda: None)',
]
