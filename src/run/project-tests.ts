import { posix } from 'node:path'
import { isSettingFile, isTestFile } from '../policy/policy.ts'
import { findHarness, isFailing, type TestReport } from '../proof/proof.ts'
import { tryReadText, type Workspace } from '../workspace/workspace.ts'

/**
 * What in this project says what is right, beside the files whose names say so: tests tell it themselves, by being
 * reported. Paths are from the repository's root.
 */
export interface ProjectTests {
  /** Files that hold nothing but tests. */
  readonly testFiles: readonly string[]
  /** Files that hold tests and the code that they test; such a file can be changed. */
  readonly mixedFiles: readonly string[]
  readonly harness: readonly string[]
  /** The texts of the files whose tests fail. */
  readonly failingTexts: readonly string[]
  readonly isTestFile: (path: string) => boolean
  /** Whether a file says what is right, or how that is found out. */
  readonly isProtected: (path: string) => boolean
}

const MAX_FILES = 200
const MAX_TEXTS = 50
const MAX_BYTES = 256 * 1024

/** Reads a clean copy of the base commit, and what its tests reported. */
export async function readProjectTests(
  copy: Workspace,
  command: string,
  report: TestReport | undefined,
): Promise<ProjectTests> {
  const tracked = new Set(await copy.list('.'))
  const tests = (report?.tests ?? []).filter((test) => test.file !== undefined && tracked.has(test.file))
  const filesOf = (chosen: typeof tests) => [...new Set(chosen.flatMap((test) => test.file ?? []))]
  const unnamed = filesOf(tests).filter((file) => !isTestFile(copy.repositoryPath(file)))
  const read = await readAll(copy, unnamed.slice(0, MAX_FILES))
  const plain = new Set(read.filter((file) => holdsTestsOnly(file, tracked)).map(({ path }) => path))
  const fromRoot = (paths: readonly string[]) => paths.map(copy.repositoryPath)
  const testFiles = new Set([...fromRoot([...plain]), ...(await findLinked(copy, filesOf(tests)))])
  const harness = new Set(fromRoot((await findHarness(command, copy)).files))
  const isTest = (path: string) => isTestFile(path) || testFiles.has(path)
  return {
    testFiles: [...testFiles],
    mixedFiles: fromRoot(unnamed.filter((file) => !plain.has(file))),
    harness: [...harness],
    failingTexts: (await readAll(copy, filesOf(tests.filter(isFailing)).slice(0, MAX_TEXTS))).map(({ text }) => text),
    isTestFile: isTest,
    isProtected: (path) => isTest(path) || isSettingFile(path) || harness.has(path),
  }
}

/** The files behind links that tests were reported from. */
async function findLinked(copy: Workspace, files: readonly string[]): Promise<string[]> {
  const real = await Promise.all(files.map(copy.follow))
  return real.flatMap((path, i) => (path === copy.repositoryPath(files[i] ?? '.') ? [] : (path ?? [])))
}

interface ReadFile {
  readonly path: string
  readonly text: string
}

async function readAll(copy: Workspace, paths: readonly string[]): Promise<ReadFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const text = await tryReadText(copy, path, MAX_BYTES)
      return text === undefined ? [] : [{ path, text }]
    }),
  )
  return files.flat()
}

/** A file that tests something else loads it. One that does not holds what it tests: doctests, examples of one file. */
function holdsTestsOnly({ path, text }: ReadFile, tracked: ReadonlySet<string>): boolean {
  if (/\.[cm]?[jt]sx?$/.test(path)) return /['"]\.{1,2}\//.test(text) && !text.includes('import.meta.vitest')
  if (path.endsWith('.rb')) return /\brequire_relative\b|\brequire ['"]\.\.?\//.test(text)
  if (!path.endsWith('.py')) return false
  const hasDoctests = /^[ \t]*>>> /m.test(text) && !/^[ \t]*(async )?def test|\bTestCase\b/m.test(text)
  return !hasDoctests && importsProject(text, path, tracked)
}

function importsProject(text: string, path: string, tracked: ReadonlySet<string>): boolean {
  const folders = ['.', 'src', posix.dirname(path)]
  const modules = [...text.matchAll(/^[ \t]*(?:from|import)[ \t]+([\w.]+)/gm)].map(([, name = '']) => name)
  return modules.some((module) => {
    if (module.startsWith('.')) return true
    const [first = ''] = module.split('.')
    const places = folders.flatMap((folder) => [
      posix.join(folder, `${first}.py`),
      posix.join(folder, first, '__init__.py'),
      posix.join(folder, `${module.replaceAll('.', '/')}.py`),
    ])
    return places.some((place) => place !== path && tracked.has(place))
  })
}
