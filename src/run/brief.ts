import { posix } from 'node:path'
import { isFailing, type TestReport } from '../proof/proof.ts'
import { tryReadText, type Workspace } from '../workspace/workspace.ts'

interface NamedFile {
  readonly path: string
  readonly text: string
}

interface BriefSettings {
  readonly isTestFile: (path: string) => boolean
  readonly maxFiles: number
  readonly maxBytes: number
}

/**
 * The files that a failing run names: those in its traces, those that its failing test files are named after, those that
 * they import, and the test files themselves, in this order. With them a good model can answer with the edit at once.
 */
export async function findNamedFiles(
  workspace: Workspace,
  report: TestReport,
  settings: BriefSettings,
): Promise<NamedFile[]> {
  const tracked = new Set(await workspace.list('.'))
  const failing = (report.tests ?? []).filter(isFailing)
  const text = [...failing.map((test) => test.message ?? ''), report.output].join('\n')
  const directory = `${workspace.visibleDirectory}/`
  const traced = findPaths(text, tracked, (word) => [
    word.startsWith(directory) ? word.slice(directory.length) : word.replace(/^\.\//, ''),
  ])
  const tests = [...new Set([...failing.flatMap((test) => test.file ?? []), ...traced.filter(settings.isTestFile)])]
  const sources = traced.filter((path) => !settings.isTestFile(path))

  const testFiles = await readSome(workspace, tests, settings)
  const imported = testFiles.flatMap((file) => findImports(file, tracked)).filter((path) => !settings.isTestFile(path))
  const byStem = groupByStem(tracked)
  const subjects = tests.flatMap((path) => findSubjects(path, byStem, settings.isTestFile))
  const wanted = [...new Set([...sources, ...subjects, ...imported, ...testFiles.map((file) => file.path)])]
  return readSome(workspace, wanted, settings)
}

/** Words of output that could be paths. A search for whole paths in one expression would be slow on purpose-made output. */
const WORD = /[\w@./\\+-]+/g
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cc?|cpp|cxx|hh?|hpp|pl|pm|t|sh|bats)$/

/**
 * The source files among the tracked ones that a text names, each once. `readings` are the paths that a word may stand
 * for, the likeliest first.
 */
export function findPaths(
  text: string,
  tracked: ReadonlySet<string>,
  readings: (word: string) => readonly string[],
): string[] {
  const words = (text.match(WORD) ?? []).map((word) => word.replaceAll('\\', '/').replace(/\.+$/, ''))
  const found = [...new Set(words)]
    .filter((word) => SOURCE.test(word))
    // What is left of "file:///copy/a.js".
    .map((word) => word.replace(/^\/\/(?=\/)/, ''))
  return [...new Set(found.flatMap((word) => readings(word).find((path) => tracked.has(path)) ?? []))]
}

/** A name that more files have says nothing. */
const MAX_SUBJECTS = 2

/** `src/cart.js` for `test/cart.test.js`, `shop/cart.py` for `tests/test_cart.py`. */
function findSubjects(test: string, byStem: PathsByStem, isTestFile: BriefSettings['isTestFile']): string[] {
  const stem = stemOf(test).replace(/^test[_-]|([._-](test|spec)s?|Tests?|Spec|IT)$/g, '')
  const extension = posix.extname(test)
  const found = (byStem.get(stem) ?? []).filter((path) => path.endsWith(extension) && !isTestFile(path))
  return found.length <= MAX_SUBJECTS ? found : []
}

type PathsByStem = ReadonlyMap<string, readonly string[]>

/** Once for all test files: a suite may fail in hundreds of them, and a repository has many files. */
function groupByStem(paths: Iterable<string>): PathsByStem {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const group = groups.get(stemOf(path)) ?? []
    groups.set(stemOf(path), group)
    group.push(path)
  }
  return groups
}

const stemOf = (path: string) => posix.basename(path, posix.extname(path))

const IMPORT =
  /(?:\bfrom\s+|\bimport\s+|\brequire\(\s*|\bimport\(\s*)['"](\.{1,2}\/[^'"\n]+)['"]|^[ \t]*from\s+([\w.]+)\s+import\s+([\w, ]+)|^[ \t]*import\s+([\w.]+)/gm
const ENDINGS = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.tsx', '.jsx', '/index.js', '/index.ts']

/** Relative imports of JavaScript and TypeScript, and modules of Python, as far as they are files of the project. */
function findImports({ path, text }: NamedFile, tracked: ReadonlySet<string>): string[] {
  const folder = posix.dirname(path)
  const candidates = [...text.matchAll(IMPORT)].flatMap(([, relative, module, names, plain]) => {
    if (relative !== undefined) {
      const target = posix.join(folder, relative)
      return ENDINGS.flatMap((ending) => [target + ending, target.replace(/\.js$/, '.ts') + ending])
    }
    const dotted = module ?? plain ?? ''
    const parts = [dotted, ...(names ?? '').split(',').map((name) => `${dotted}.${name.trim()}`)]
    return parts.flatMap((part) => pythonFiles(part, folder))
  })
  return [...new Set(candidates)].filter((candidate) => tracked.has(candidate))
}

function pythonFiles(module: string, folder: string): string[] {
  const path = module.replace(/^\.+/, '').replaceAll('.', '/')
  if (path === '') return []
  const roots = module.startsWith('.') ? [folder] : ['.', 'src', folder]
  return roots.flatMap((root) => [posix.join(root, `${path}.py`), posix.join(root, path, '__init__.py')])
}

async function readSome(
  workspace: Workspace,
  paths: readonly string[],
  { maxFiles, maxBytes }: BriefSettings,
): Promise<NamedFile[]> {
  const files: NamedFile[] = []
  let bytesLeft = maxBytes
  for (const path of paths) {
    if (files.length === maxFiles) break
    const text = await tryReadText(workspace, path, bytesLeft)
    if (text === undefined) continue
    bytesLeft -= Buffer.byteLength(text)
    files.push({ path, text })
  }
  return files
}
