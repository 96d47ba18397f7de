import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolder } from './folders.ts'
import { PROJECTS } from './temp-repo.ts'

/** A language whose tests note down each run of their file, outside of all copies. */
export interface SlowSuite {
  readonly runner: 'node:test' | 'pytest'
  readonly command: string
  /** The test files of the project, by the part of the name that tells them apart. */
  readonly path: (name: string) => string
  /** A test file that notes its run, and whose one test `it works` is what this expression says; `run` counts its runs. */
  readonly write: (name: string, expression: string, log: string) => string
  /** What the reports call the test in it. */
  readonly id: (name: string) => string
}

export const NODE_SUITE: SlowSuite = {
  runner: 'node:test',
  command: 'node --test --test-concurrency=1',
  path: (name) => `test/${name}.test.js`,
  write: (name, expression, log) => `import assert from 'node:assert/strict'
import { appendFileSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as cart from '../src/cart.js'
appendFileSync(${JSON.stringify(log)}, '${name}\\n')
const lines = readFileSync(${JSON.stringify(log)}, 'utf8').split('\\n')
const run = lines.filter((line) => line === '${name}').length
const last = lines.at(-3)
test('it works', () => assert.ok(${expression}))
`,
  id: (name) => `test/${name}.test.js > it works`,
}

const pytestSuite: SlowSuite = {
  runner: 'pytest',
  command: `${PROJECTS.pytest.testCommand} tests`,
  path: (name) => `tests/test_${name}.py`,
  write: (name, expression, log) => `import cart
with open(${JSON.stringify(log)}, "a") as file:
    file.write("${name}\\n")
with open(${JSON.stringify(log)}) as file:
    lines = file.read().split("\\n")
run = lines.count("${name}")
last = lines[-3] if len(lines) > 2 else None


def test_it_works():
    assert ${expression}
`,
  id: (name) => `tests/test_${name}.py > test_it_works`,
}

export const SLOW_SUITES: readonly SlowSuite[] = [NODE_SUITE, pytestSuite]

/** The project of the runner with these test files in the place of its own. */
export async function openSlowSuite(
  t: Parameters<typeof openFolder>[0],
  suite: SlowSuite,
  tests: Readonly<Record<string, string>>,
) {
  const log = join(await openFolder(t), 'runs.txt')
  const { files, source } = PROJECTS[suite.runner]
  const own = Object.entries(files).filter(([path]) => !path.startsWith('test'))
  const added = Object.entries(tests).map(([name, expression]) => [
    suite.path(name),
    suite.write(name, expression, log),
  ])
  return {
    files: Object.fromEntries([...own, ...added]) as Readonly<Record<string, string>>,
    source,
    /** The names of the test files in the order in which they ran. */
    runs: async () => (await readFile(log, 'utf8')).trim().split('\n'),
  }
}
