import { isTestFile } from '../policy/policy.ts'
import type { TestResult } from '../proof/types.ts'
import type { Task } from '../task.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { findPaths } from './brief.ts'

/**
 * The failing tests of CI as a runner can be told them before any report of ours is there: by their names, and by the
 * test files that its log shows around them. Runners choose by the one or the other.
 */
export async function findNamedTests(
  copy: Workspace,
  { ci, quoted }: Task,
): Promise<readonly (readonly TestResult[])[]> {
  if (!ci) return []
  const tracked = await copy.list('.')
  const tests = new Set(tracked.filter((path) => MAY_BE_TOLD.test(path) && isTestFile(copy.repositoryPath(path))))
  const names = ci.names.map(withoutNotation)
  return [
    names.every((name) => MAY_BE_TOLD.test(name)) ? names.map(byName) : [],
    findFiles(ci.names, quoted, tests).map(byFile),
  ]
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
  for (const notation of NOTATIONS) {
    const { suite, test } = notation.exec(name)?.groups ?? {}
    if (test !== undefined) return suite === undefined ? test : `${suite} > ${test}`
  }
  return name
}

const byName = (id: string): TestResult => ({
  id,
  file: undefined,
  status: 'failed',
  isFile: false,
  message: undefined,
})

const byFile = (file: string): TestResult => ({ id: file, file, status: 'failed', isFile: true, message: undefined })
