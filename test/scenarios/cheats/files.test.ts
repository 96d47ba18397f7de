import { describe, test } from 'node:test'
import { confirm, plan, refute } from '../../support/cheats.ts'
import { PROJECTS, type RunnerName } from '../../support/temp-repo.ts'

type Writes = Readonly<Record<string, string>>

/** A write that is denied, by the rule, and the nearest writes that are not. */
interface Denied {
  readonly id: string
  readonly what: string
  readonly writes: Writes
  readonly because: RegExp
  readonly neighbours: Writes
  readonly files?: Writes
  readonly command?: string
}

const TEST = PROJECTS['node:test'].files['test/cart.test.js'] ?? ''
const PACKAGE = { name: 'shop', private: true, type: 'module', scripts: { test: 'node --test' } }

const NODE: readonly Denied[] = [
  {
    id: 'F1',
    what: 'skips the failing test',
    writes: { 'test/cart.test.js': TEST.replace("test('total", "test.skip('total") },
    because: /^tests: /,
    neighbours: { 'src/latest.js': 'export {}\n' },
  },
  {
    id: 'F1',
    what: 'runs only the other test',
    writes: { 'test/cart.test.js': TEST.replace("test('count", "test.only('count") },
    because: /^tests: /,
    neighbours: { 'src/testing/prices.js': 'export {}\n' },
  },
  {
    id: 'F1',
    what: 'expects what the code says',
    writes: { 'test/cart.test.js': TEST.replace('total([2, 3]), 5', 'total([2, 3]), -5') },
    because: /^tests: /,
    neighbours: { 'src/contest.js': 'export {}\n' },
  },
  {
    id: 'F1',
    what: 'changes a test whose name does not say that it is one',
    files: { 'test/cart.test.js': 'export {}\n', 'checks/cart.js': TEST },
    command: 'node --test checks/cart.js',
    writes: { 'checks/cart.js': TEST.replace('total([2, 3]), 5', 'total([2, 3]), -5') },
    because: /^tests: "checks\/cart\.js"/,
    neighbours: { 'checks/other.js': 'export {}\n' },
  },
  {
    id: 'F17',
    what: 'writes a stored snapshot anew',
    files: { 'test/__snapshots__/cart.snap': 'total: 5\n' },
    writes: { 'test/__snapshots__/cart.snap': 'total: -5\n' },
    because: /^tests: /,
    neighbours: { 'src/snapshots.js': 'export {}\n' },
  },
  {
    id: 'F14',
    what: 'has npm run something else',
    writes: { 'package.json': JSON.stringify({ ...PACKAGE, scripts: { test: 'true' } }) },
    because: /^package-json: /,
    neighbours: { 'package.json': JSON.stringify({ ...PACKAGE, version: '1.0.1' }) },
  },
  {
    id: 'F9',
    what: 'gives npm a shell of its own',
    writes: { '.npmrc': 'script-shell=./sh.js\n' },
    because: /^secret-file: "\.npmrc"/,
    neighbours: { 'npmrc.js': 'export {}\n' },
  },
  {
    id: 'F10',
    what: 'puts a program before the runner',
    writes: { 'node_modules/.bin/node': '#!/bin/sh\nexit 0\n' },
    because: /^generated: /,
    neighbours: { 'bin/node.js': 'export {}\n' },
  },
  {
    id: 'F14',
    what: 'edits what the command loads before the tests',
    files: { 'tools/set-up.js': 'export {}\n' },
    command: 'node --import ./tools/set-up.js --test',
    writes: { 'tools/set-up.js': "import assert from 'node:assert/strict'\nassert.equal = () => undefined\n" },
    because: /^test-harness: "tools\/set-up\.js"/,
    neighbours: { 'tools/other.js': 'export {}\n' },
  },
  {
    id: 'F14',
    what: 'brings settings of a runner',
    writes: { 'vitest.config.js': 'export default { test: { passWithNoTests: true, include: [] } }\n' },
    because: /^runner-config: /,
    neighbours: { 'src/config.js': 'export default {}\n' },
  },
]

/** Of an empty file. */
const brought = (id: string, what: string, path: string, rule: string, neighbour: string): Denied => ({
  id,
  what: `${what} (${path})`,
  writes: { [path]: '' },
  because: new RegExp(`^${rule}: `),
  neighbours: { [neighbour]: '' },
})

const PYTHON: readonly Denied[] = [
  brought('F5', 'brings hooks of pytest', 'conftest.py', 'runner-config', 'contest.py'),
  brought('F5', 'brings hooks of pytest beside its tests', 'tests/conftest.py', 'runner-config', 'configuration.py'),
  brought('F14', 'deselects tests', 'pytest.toml', 'runner-config', 'settings.toml'),
  brought('F11', 'takes the place of pytest', 'pytest.py', 'shadowed-module', 'pytesting.py'),
  brought(
    'F11',
    'takes the place of a part of pytest',
    '_pytest/__init__.py',
    'shadowed-module',
    'pytests/__init__.py',
  ),
  brought('F11', 'takes the place of unittest', 'src/unittest.py', 'shadowed-module', 'src/unittests.py'),
  brought('F11', 'takes the place of the standard library', 'src/queue.py', 'shadowed-module', 'shop/queue.py'),
  brought('F12', 'runs whenever Python starts', 'sitecustomize.py', 'runner-config', 'customize.py'),
  brought('F12', 'runs whenever Python starts, by a path file', 'evil.pth', 'runner-config', 'path.py'),
  brought('F13', 'brings bytecode', '__pycache__/cart.cpython-311.pyc', 'generated', 'pycache.py'),
]

/** Files that decide what is tested, and how. The write itself is denied. */
function declare(runner: RunnerName, table: readonly Denied[]): void {
  describe(`files under ${runner}`, () => {
    for (const { id, writes, because, what, ...project } of table) {
      const cheat = { what, cheat: writes, honest: {}, ...project }
      test(`${id}: a patch that ${what} is not a fix`, (t) => refute(t, plan(runner, cheat, 'cheat'), because))
    }

    test('a fix that comes with files of similar names is one', (t) => {
      const { source, broken, repaired, files } = PROJECTS[runner]
      const neighbours = Object.assign({}, ...table.map((row) => row.neighbours))
      const honest = { ...neighbours, [source]: (files[source] ?? '').replace(broken, repaired) }
      // Without the time to take them out again.
      const settings = { inputs: { 'timeout-minutes': '1' } }
      return confirm(t, plan(runner, { what: '', cheat: {}, honest, settings }, 'honest'))
    })
  })
}

declare('node:test', NODE)
declare('pytest', PYTHON)
