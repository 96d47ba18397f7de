import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openFolder } from './folders.ts'
import { commitFiles, type FileContent, git } from './git.ts'

/** A git repository with a working tree, in a folder that goes with the test. */
export interface TempRepo {
  readonly directory: string
  /** The first commit. */
  readonly commit: string
  read(path: string): Promise<string>
  write(path: string, text: string): Promise<void>
  git(...args: readonly string[]): Promise<string>
}

/** This project's installed packages, for projects whose tests need a runner from npm. */
const NODE_MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

export interface TempRepoOptions {
  /** Links `node_modules` to this project's; the files should have git ignore it. */
  readonly linksModules?: boolean
  readonly branch?: string
}

/** Makes a repository whose one commit has these files, all checked out. */
export async function openTempRepo(
  t: Pick<TestContext, 'after'>,
  files: Readonly<Record<string, FileContent>>,
  { linksModules = false, branch = 'main' }: TempRepoOptions = {},
): Promise<TempRepo> {
  const directory = await openFolder(t)
  await git(directory, ['init', '--quiet', '--template=', '-b', branch])
  const commit = await commitFiles(directory, { branch, files, message: 'First commit' })
  await git(directory, ['reset', '--quiet', '--hard'])
  if (linksModules) await symlink(NODE_MODULES, join(directory, 'node_modules'))
  return {
    directory,
    commit,
    git: (...args) => git(directory, args),
    read: (path) => readFile(join(directory, path), 'utf8'),
    async write(path, text) {
      const file = join(directory, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    },
  }
}

/** A project with one bug, the text to change, and what its runner calls the test that fails. */
export interface Project {
  readonly files: Readonly<Record<string, string>>
  readonly testCommand: string
  readonly source: string
  readonly broken: string
  readonly repaired: string
  readonly failing: string
  readonly passing: string
  readonly linksModules: boolean
}

export type RunnerName = 'node:test' | 'vitest' | 'jest' | 'mocha' | 'pytest' | 'unittest'

const CART = `export const total = (prices) => prices.reduce((sum, price) => sum - price, 0)
export const count = (prices) => prices.length
`
const CART_REQUIRED = CART.replace('export const total', 'exports.total').replace('export const count', 'exports.count')
const CART_PYTHON = `def total(prices):
    return -sum(prices)


def count(prices):
    return len(prices)
`
const BUG = { broken: 'sum - price', repaired: 'sum + price' } as const
// As long as before: bytecode from the same second would pass for current.
const BUG_PYTHON = { broken: '-sum(prices)', repaired: '+sum(prices)' } as const
const NAMES = { failing: 'total adds the prices up', passing: 'count says how many there are' } as const

const node = (testCommand: string, extra: object = {}): Record<string, string> => ({
  'package.json': `${JSON.stringify({ name: 'shop', private: true, scripts: { test: testCommand }, ...extra }, null, 2)}\n`,
  '.gitignore': 'node_modules\n',
})

/** The same small bug for each test runner whose results are read one by one. */
export const PROJECTS: Readonly<Record<RunnerName, Project>> = {
  'node:test': {
    ...BUG,
    ...NAMES,
    testCommand: 'npm test',
    source: 'src/cart.js',
    linksModules: false,
    files: {
      ...node('node --test', { type: 'module' }),
      'src/cart.js': CART,
      'test/cart.test.js': `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { count, total } from '../src/cart.js'

test('total adds the prices up', () => {
  assert.equal(total([2, 3]), 5)
})

test('count says how many there are', () => {
  assert.equal(count([2, 3]), 2)
})
`,
    },
  },
  vitest: {
    ...BUG,
    ...NAMES,
    testCommand: 'npm test',
    source: 'src/cart.js',
    linksModules: true,
    files: {
      ...node('vitest run', { type: 'module' }),
      'src/cart.js': CART,
      'test/cart.test.js': `import { expect, test } from 'vitest'
import { count, total } from '../src/cart.js'

test('total adds the prices up', () => {
  expect(total([2, 3])).toBe(5)
})

test('count says how many there are', () => {
  expect(count([2, 3])).toBe(2)
})
`,
    },
  },
  jest: {
    ...BUG,
    ...NAMES,
    testCommand: 'npm test',
    source: 'src/cart.js',
    linksModules: true,
    files: {
      ...node('jest'),
      'src/cart.js': CART_REQUIRED,
      'test/cart.test.js': `const { count, total } = require('../src/cart.js')

test('total adds the prices up', () => {
  expect(total([2, 3])).toBe(5)
})

test('count says how many there are', () => {
  expect(count([2, 3])).toBe(2)
})
`,
    },
  },
  mocha: {
    ...BUG,
    ...NAMES,
    testCommand: 'npm test',
    source: 'src/cart.js',
    linksModules: true,
    files: {
      ...node('mocha'),
      'src/cart.js': CART_REQUIRED,
      'test/cart.test.js': `const assert = require('node:assert/strict')
const { count, total } = require('../src/cart.js')

it('total adds the prices up', () => {
  assert.equal(total([2, 3]), 5)
})

it('count says how many there are', () => {
  assert.equal(count([2, 3]), 2)
})
`,
    },
  },
  pytest: {
    ...BUG_PYTHON,
    failing: 'test_total',
    passing: 'test_count',
    testCommand: 'python3 -m pytest',
    source: 'cart.py',
    linksModules: false,
    files: {
      'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["."]\n',
      '.gitignore': '__pycache__/\n.pytest_cache/\n',
      'cart.py': CART_PYTHON,
      'tests/test_cart.py': `from cart import count, total


def test_total():
    assert total([2, 3]) == 5


def test_count():
    assert count([2, 3]) == 2
`,
    },
  },
  unittest: {
    ...BUG_PYTHON,
    failing: 'test_total',
    passing: 'test_count',
    testCommand: 'python3 -m unittest',
    source: 'cart.py',
    linksModules: false,
    files: {
      '.gitignore': '__pycache__/\n',
      'cart.py': CART_PYTHON,
      'test_cart.py': `import unittest

from cart import count, total


class CartTest(unittest.TestCase):
    def test_total(self):
        self.assertEqual(total([2, 3]), 5)

    def test_count(self):
        self.assertEqual(count([2, 3]), 2)
`,
    },
  },
}

/** The project of that runner in a repository of its own. */
export const openProject = (t: Pick<TestContext, 'after'>, runner: RunnerName): Promise<TempRepo> =>
  openTempRepo(t, PROJECTS[runner].files, { linksModules: PROJECTS[runner].linksModules })
