import { posix } from 'node:path'
import type { TestReport, TestResult } from './types.ts'

/** A test file of the host's that must fail: once by a wrong assertion, once by an error. */
export interface Canary {
  readonly path: string
  readonly text: string
  /** Stands in the names of its two tests. */
  readonly mark: string
}

export interface CanaryPlace {
  readonly runner: string
  /** A test file of the project, beside which the canary is put, with a name of the same kind. */
  readonly near: string
  /** Changed source files, loaded first: what they do to the test framework is in place then. */
  readonly sources: readonly string[]
  readonly nonce: string
}

/** `undefined` for a runner that no canary is known for. Paths are relative to the working directory. */
export function createCanary({ runner, near, sources, nonce }: CanaryPlace): Canary | undefined {
  const write = WRITERS[runner]
  const path = nameBeside(near, nonce)
  if (!write || path === undefined) return undefined
  const mark = `regreen canary ${nonce}`
  const loaded = sources.filter((source) => LANGUAGES[write.language].test(source))
  return {
    path,
    mark,
    text: write.render(
      loaded.map((source) => write.reference(path, source)),
      mark,
    ),
  }
}

/** What a run of the canary says. A canary that passes means that failures do not count here: the proof is worthless. */
export function readCanary({ mark }: Canary, report: TestReport): 'dead' | 'alive' | 'not_run' {
  const own = (report.tests ?? []).filter(
    (test) => test.id.includes(mark) || test.id.includes(mark.replaceAll(' ', '_')),
  )
  if (own.some((test) => test.status === 'passed')) return 'alive'
  const failed = own.filter((test) => test.status === 'failed' || test.status === 'errored')
  if (failed.length < 2) return 'not_run'
  return report.exitCode === 0 ? 'alive' : 'dead'
}

/** The canary as a test that a runner can be told to run. */
export const asSelection = ({ path }: Canary): TestResult => ({
  id: path,
  file: path,
  status: 'failed',
  isFile: true,
  message: undefined,
})

/** `sum.test.js` gives `regreen-canary-N.test.js`: runners find test files by their names. */
function nameBeside(near: string, nonce: string): string | undefined {
  const folder = posix.dirname(near)
  const name = posix.basename(near)
  const python = /^test_.*\.py$/.test(name)
    ? `test_regreen_canary_${nonce}.py`
    : name.endsWith('_test.py')
      ? `regreen_canary_${nonce}_test.py`
      : undefined
  const script = /^.*?((?:[._-](?:test|tests|spec))?\.[cm]?[jt]sx?)$/.exec(name)?.[1]
  const own = python ?? (script === undefined ? undefined : `regreen-canary-${nonce}${script}`)
  return own && posix.join(folder, own)
}

const LANGUAGES = { js: /\.[cm]?[jt]sx?$/, python: /\.py$/ } as const

interface Writer {
  readonly language: keyof typeof LANGUAGES
  /** How the canary at this path names a source file. */
  reference(canary: string, source: string): string
  render(references: readonly string[], mark: string): string
}

/** Loads by import or by require, whatever the project is made of. A source that cannot be loaded alone is left out. */
const loadScripts = (references: readonly string[]) => `async function load() {
  for (const path of ${JSON.stringify(references)}) {
    try { await import(path) } catch { try { require(path) } catch {} }
  }
}`

const relativeImport = (canary: string, source: string) => {
  const way = posix.relative(posix.dirname(canary), source)
  return way.startsWith('.') ? way : `./${way}`
}

/** Passes when any of the checks, each of which must throw, does not. */
const script = (head: string, checks: readonly string[]): Writer => ({
  language: 'js',
  reference: relativeImport,
  render: (references, mark) => `// @ts-nocheck
${head}
${loadScripts(references)}
it(${JSON.stringify(`${mark} assertion`)}, async () => {
  await load()
  const assert = await import('node:assert').catch(() => ({ default: require('node:assert') }))
  for (const check of [${checks.map((check) => `() => ${check}`).join(', ')}]) {
    let isSilent = true
    try { check() } catch { isSilent = false }
    if (isSilent) return
  }
  throw new Error('every check threw, as it must')
})
it(${JSON.stringify(`${mark} error`)}, async () => { await load(); throw new Error('canary') })
`,
})

const ASSERT = ['', '.strict'].flatMap((kind) => {
  const assert = `assert.default${kind}`
  return [
    `${assert}(false)`,
    `${assert}.ok(false)`,
    `${assert}.equal(1, 2)`,
    `${assert}.notEqual(1, 1)`,
    `${assert}.strictEqual(1, 2)`,
    `${assert}.notStrictEqual(1, 1)`,
    `${assert}.deepEqual({ a: 1 }, { a: 2 })`,
    `${assert}.deepStrictEqual({ a: 1 }, { a: 2 })`,
    `${assert}.throws(() => undefined)`,
    `${assert}.match('a', /b/)`,
  ]
})
const EXPECT = [
  'toBe(2)',
  'toEqual(2)',
  'toStrictEqual(2)',
  'toBeUndefined()',
  'toBeGreaterThan(2)',
  'not.toBe(1)',
].map((matcher) => `expect(1).${matcher}`)
const NODE_IT = `const framework = import('node:test')
const it = (name, body) => framework.then(({ test }) => test(name, body))`

const python = (head: string, body: (mark: string) => string): Writer => ({
  language: 'python',
  reference: (_canary, source) =>
    source
      .replace(/(\/__init__)?\.py$/, '')
      .replace(/^src\//, '')
      .replaceAll('/', '.'),
  render: (references, mark) => `${head}
import importlib
for _name in ${JSON.stringify(references)}:
    try: importlib.import_module(_name)
    except Exception: pass

${body(mark.replaceAll(' ', '_'))}
`,
})

const WRITERS: Readonly<Record<string, Writer>> = {
  'node:test': script(NODE_IT, ASSERT),
  jest: script('', [...EXPECT, ...ASSERT]),
  vitest: script(`import { expect, it } from 'vitest'`, [...EXPECT, ...ASSERT]),
  mocha: script('', ASSERT),
  pytest: python(
    'import pytest',
    (mark) => `def test_${mark}_assertion():
    assert 1 == 2

def test_${mark}_error():
    raise RuntimeError('canary')`,
  ),
  unittest: python(
    'import unittest',
    (mark) => `class Canary(unittest.TestCase):
    def test_${mark}_assertion(self):
        for check in (
            lambda: self.assertEqual(1, 2), lambda: self.assertNotEqual(1, 1), lambda: self.assertTrue(False),
            lambda: self.assertFalse(True), lambda: self.assertIs(1, 2), lambda: self.assertIsNone(1), lambda: self.assertIn(1, []),
            lambda: self.assertGreater(1, 2), lambda: self.assertAlmostEqual(1, 2), lambda: self.assertListEqual([1], [2]),
            lambda: self.assertDictEqual({1: 1}, {1: 2}), lambda: self.assertRaises(ValueError, lambda: None), lambda: self.fail(),
        ):
            try: check()
            except self.failureException: continue
            return
        raise RuntimeError('every check threw, as it must')
    def test_${mark}_error(self):
        raise RuntimeError('canary')`,
  ),
}
