import { foldPath } from '../text.ts'
import * as paths from './paths.ts'
import { PYTHON_SHADOWS } from './python-modules.ts'
import type { PolicySettings, Rule, Touch } from './types.ts'

/** Controls, format characters, and what is left of bytes that are no UTF-8. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u
/** NUL, and what is left of bytes that are no UTF-8. */
const BYTES_OF_NO_TEXT = /[\0\ufffd]/g
/** Bidirectional controls, tags, zero-width characters and their kind; emoji keep theirs. https://trojansource.codes */
const HIDDEN = /(?!\u180b|\u180c|\u180d|\u180f|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu
const MAX_LINE = 2_000

/** Whether one of these characters occurs more often than before. */
function addsAny(characters: RegExp, before = '', after = ''): boolean {
  const count = (text: string, character: string) => text.split(character).length
  const added = new Set(after.match(characters))
  return [...added].some((character) => count(after, character) > count(before, character))
}

function addsLongLine(before: string, after: string): boolean {
  const longLines = (text: string) => text.split('\n').filter((line) => line.length > MAX_LINE)
  const known = new Set(longLines(before))
  return longLines(after).some((line) => !known.has(line))
}

/** A rule about where a file lies. */
function protects(name: string, globs: readonly string[], reason: string): Rule {
  const matches = paths.createPathMatcher(globs)
  return { name, reason, refuses: ({ path }) => matches(path) }
}

/** The built-in rules, in the order they are asked; the first that refuses names the reason. */
export const RULES: readonly Rule[] = [
  {
    name: 'unusual-path',
    reason: 'the path would be another one on other systems, or be read as another one',
    refuses: ({ path, kind, twin }) =>
      UNPRINTABLE.test(path) || (kind === 'add' && (twin !== undefined || path.split('/').some(isUnusual))),
  },
  {
    name: 'symlink',
    reason: 'symbolic links lead out of what was reviewed',
    refuses: ({ oldMode, newMode }) => oldMode === '120000' || newMode === '120000',
  },
  {
    name: 'submodule',
    reason: 'a submodule brings in code that nobody has reviewed here',
    refuses: ({ oldMode, newMode }) => oldMode === '160000' || newMode === '160000',
  },
  {
    name: 'mode-change',
    reason: 'a patch changes what files say, not whether they can be run',
    refuses: ({ kind, oldMode, newMode }) =>
      (kind === 'modify' && oldMode !== newMode) || (kind === 'add' && newMode === '100755'),
  },
  {
    name: 'binary-file',
    reason: 'nobody can review a binary file in a diff',
    refuses: ({ isBinary, before, after }) => isBinary || addsAny(BYTES_OF_NO_TEXT, before, after),
  },
  {
    name: 'hidden-characters',
    reason: 'characters that change how code reads, and not how it runs, hide what it does',
    refuses: ({ before, after }) => addsAny(HIDDEN, before, after),
  },
  {
    name: 'long-line',
    reason: `nobody can review a line of more than ${MAX_LINE} characters`,
    refuses: ({ before, after }) => addsLongLine(before ?? '', after ?? ''),
  },
  {
    name: 'policy-file',
    reason: 'the policy is set by maintainers',
    refuses: ({ path }, { policyFile }) => foldPath(path) === foldPath(policyFile),
  },
  protects('ci-and-owners', paths.AUTHORITY, 'it runs with rights, or says who has them'),
  protects('git-files', paths.GIT, 'git reads orders from it'),
  protects('agent-instructions', paths.INSTRUCTIONS, 'coding agents take orders from it'),
  protects('lock-file', paths.LOCK_FILES, 'dependencies are changed by maintainers'),
  protects('manifest', paths.MANIFESTS, 'it says which code is installed or built'),
  {
    name: 'package-json',
    reason: 'its scripts, dependencies and tool settings decide what is run and tested',
    refuses: (touch) => /(^|\/)package\.json$/i.test(touch.path) && changesBehaviour(touch),
  },
  protects('runner-config', paths.RUNNER_CONFIG, 'it decides which tests run, and how'),
  {
    name: 'test-harness',
    reason: 'it is loaded around the tests, and could decide how they end',
    refuses: ({ path }, { harness = [] }) => harness.some((file) => foldPath(file) === foldPath(path)),
  },
  protects('toolchain', paths.TOOLCHAIN, 'it decides which tools and settings run'),
  protects('generated', paths.GENERATED, 'it is installed or built, not written'),
  {
    name: 'shadowed-module',
    reason: 'a module of this name would be used in place of the test runner or the standard library',
    refuses: ({ path, kind }) => kind === 'add' && isShadow(path),
  },
  {
    name: 'tests',
    reason: 'the tests say what is right; a fix may not change them',
    refuses: (touch, settings) => isTest(touch.path, settings) && refusesTest(touch, settings),
  },
  {
    name: 'protected-path',
    reason: 'the policy file protects it',
    refuses: ({ path }, { protect }) => paths.createFolderMatcher(protect)(path),
  },
  {
    name: 'outside-allowed-paths',
    reason: 'the policy file allows changes in other paths only',
    refuses: ({ path }, settings) =>
      settings.allow.length > 0 &&
      !paths.createFolderMatcher(settings.allow)(path) &&
      !(settings.tests !== 'protect' && isTest(path, settings)),
  },
  {
    name: 'hidden-file',
    reason: 'tools read hidden files and folders as settings',
    refuses: ({ path, kind }) => /^\.[^/]*\//.test(path) || (kind === 'add' && /(^|\/)\./.test(path)),
  },
]

const hasTestName = paths.createPathMatcher(paths.TESTS)
const hasTestNameInCapitals = paths.createExactMatcher(paths.CAPITAL_TESTS)
/** Whether a path is that of a test, by the names that test runners look for. */
export const isTestFile: paths.PathMatcher = (path) => hasTestName(path) || hasTestNameInCapitals(path)

const isTest = (path: string, { testFiles = [] }: PolicySettings) =>
  isTestFile(path) || testFiles.some((file) => foldPath(file) === foldPath(path))

/** Files that decide how tests are found, built and run. */
export const isSettingFile = paths.createPathMatcher([
  ...paths.RUNNER_CONFIG,
  ...paths.MANIFESTS,
  ...paths.LOCK_FILES,
  ...paths.TOOLCHAIN,
  '**/package.json',
])
const isShadow = paths.createPathMatcher(PYTHON_SHADOWS)

/** Whether it does more to a test than add to it. */
export const changesTest = (touch: Touch, isOne: paths.PathMatcher): boolean =>
  isOne(touch.path) && (touch.kind === 'delete' || (touch.kind === 'modify' && !isGrown(touch)))

function refusesTest(touch: Touch, { tests }: PolicySettings): boolean {
  if (tests === 'allow') return false
  return tests === 'protect' || changesTest(touch, () => true)
}

/** A test file may grow at its end or in its middle, as long as every line it had is still there, in order. */
const isGrown = ({ before, after }: Touch) => keepsLines(before ?? '', after ?? '')

function keepsLines(before: string, after: string): boolean {
  const lines = after.split('\n')
  let at = 0
  return before.split('\n').every((line) => {
    const found = lines.indexOf(line, at)
    at = found + 1
    return found !== -1
  })
}

/** `con.js`, `name.`, `a:b`, a Unicode form: Windows and macOS would write another file. */
function isUnusual(part: string): boolean {
  return (
    /[. ]$/.test(part) ||
    /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(part) ||
    /[\\:*?"<>|]/.test(part) ||
    part.normalize('NFC') !== part
  )
}

const HARMLESS_KEYS = new Set([
  'description',
  'keywords',
  'author',
  'contributors',
  'homepage',
  'bugs',
  'funding',
  'license',
  'main',
  'module',
  'types',
  'typings',
  'exports',
  'files',
  'sideEffects',
  'version',
  'repository',
])

function changesBehaviour({ before, after }: Touch): boolean {
  const old = tryFields(before)
  const now = tryFields(after)
  if (!old || !now) return true
  const keys = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...keys].some((key) => !HARMLESS_KEYS.has(key) && JSON.stringify(old[key]) !== JSON.stringify(now[key]))
}

function tryFields(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
