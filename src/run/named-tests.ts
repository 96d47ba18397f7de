import { isTestFile } from '../policy/policy.ts'
import type { NamedTests, TestResult } from '../proof/types.ts'
import type { Task } from '../task.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { findPaths } from './brief.ts'

/** The failing tests of CI, and how a runner can be told them before any report of ours is there. */
export async function findNamedTests(copy: Workspace, { named = [], quoted }: Task): Promise<NamedTests | undefined> {
  if (named.length === 0) return undefined
  const tracked = await copy.list('.')
  const tests = new Set(tracked.filter((path) => MAY_BE_TOLD.test(path) && isTestFile(copy.repositoryPath(path))))
  const names = named.map(withoutNotation)
  const selections = [
    names.every((name) => MAY_BE_TOLD.test(name)) ? names.map(byName) : [],
    findClasses(named, tracked),
    findFiles(named, quoted, tests).map(byFile),
  ]
  return { names: named, selections }
}

/** `SumTest.adds` or `adds[1](sum.SumTest)` of Maven, `SumTest > adds()` of Gradle; a class alone where it broke. */
const OF_CLASS: readonly RegExp[] = [
  /^(?<test>.+)\((?<suite>[\w$.]+)\)$/,
  /^(?<suite>(?:[\w$]+\.)*?[A-Z]\w*)(?:(?: > |[.#])(?!(?:classMethod|initializationError|executionError)$)(?<test>.+))?/,
]

/** None where a name has no class that a file is called after. */
function findClasses(names: readonly string[], tracked: readonly string[]): readonly TestResult[] {
  const classes = new Set(tracked.flatMap((path) => /([^/]+)\.(?:java|kt|groovy|scala)$/.exec(path)?.[1] ?? []))
  const found = names.flatMap((name) => {
    const { suite = '', test } = match(OF_CLASS, name)
    if (!classes.has(suite.slice(suite.lastIndexOf('.') + 1))) return []
    return [test === undefined ? byFile(suite) : { ...byName(`${suite} > ${test}`), file: suite }]
  })
  return found.length === names.length ? found : []
}

/** By the names alone, where each begins with its file. */
function findFiles(names: readonly string[], quoted: Task['quoted'], tests: ReadonlySet<string>): readonly string[] {
  const own = names.map((name) => findPaths(name, tests, endsOf))
  if (own.every((files) => files.length > 0)) return [...new Set(own.flat())]
  const lines = quoted.flatMap(({ text }) => text.split('\n')).filter((line) => !OF_GREEN.test(line))
  return findPaths([...names, ...lines].join('\n'), tests, endsOf)
}

/** Lines on files and tests that passed. */
const OF_GREEN = /^\s*(?:PASS|ok|[✓✔√])\s/

/** It becomes an argument: none that a runner could take for an option. */
const MAY_BE_TOLD = /^[\w.]/

/** Of a path as CI has it, which begins with its own folders; a name may have endless ones. */
const MAX_PARTS = 32

function endsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(-MAX_PARTS)
  return parts.map((_, i) => parts.slice(i).join('/'))
}

/** How runners write a test's name, and what it is called in its suites, outermost first. */
const NOTATIONS: readonly RegExp[] = [
  // unittest and minitest: `test_x (mod.Case)`, since Python 3.11 `test_x (mod.Case.test_x)`; `test_x(Case)`.
  /^(?<test>\w+) ?\((?:[\w.:]*?[.:])??(?<suite>\w+)(?:\.\k<test>)?\)/,
  // PHPUnit: `App\SumTest::testX`, with its data behind it.
  /^(?:\w+\\)*(?<suite>[A-Z]\w*)::(?<test>\w+)/,
  // RSpec: `./spec/sum_spec.rb:2 # Sum adds`.
  /^\S+?(?::\d+|\[[\d:]+\]) # (?<test>.+)/,
]

function withoutNotation(name: string): string {
  const { suite, test } = match(NOTATIONS, name)
  if (test === undefined) return name
  return suite === undefined ? test : `${suite} > ${test}`
}

interface Parts {
  readonly suite?: string
  readonly test?: string
}

/** The groups of the first notation that fits. */
function match(notations: readonly RegExp[], name: string): Parts {
  for (const notation of notations) {
    const groups = notation.exec(name)?.groups
    if (groups) return groups
  }
  return {}
}

const byName = (id: string): TestResult => ({
  id,
  file: undefined,
  status: 'failed',
  isFile: false,
  message: undefined,
})

const byFile = (file: string): TestResult => ({ id: file, file, status: 'failed', isFile: true, message: undefined })
