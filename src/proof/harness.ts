import { posix } from 'node:path'
import { tryParseJson } from '../text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { type ReadText, readScripts, textReader, wordsOf } from './command/scripts.ts'
import { splitList } from './command/shell-line.ts'
import { unwrap } from './command/words.ts'

/** Files of a project that have a hand in its tests without being any. Paths are from the working directory. */
export interface Harness {
  /** Loaded before the tests or around them, by the command or by a runner's settings: hooks, set-up files, reporters. */
  readonly files: readonly string[]
  /** The file that the command starts as a program. */
  readonly program: string | undefined
}

/** Scripts that call scripts are followed this far. */
const MAX_DEPTH = 5

/** Reads the command, the scripts behind it and the settings of test runners. Runs nothing. */
export async function findHarness(command: string, workspace: Workspace): Promise<Harness> {
  const files = new Set(await workspace.list('.'))
  const readText = textReader(workspace)
  const lines = await readLines(command, readText)
  const settings = [...files].filter((path) => SETTINGS.test(path) || PYTHON_SETTINGS.test(path))
  const named = await Promise.all(
    settings.map(async (path) => resolveAll(namesIn(path, (await readText(path)) ?? ''), posix.dirname(path), files)),
  )
  const options = resolveAll(
    lines.flatMap((line) => [...line.matchAll(OPTION)].flatMap(([, value]) => value ?? [])),
    '.',
    files,
  )
  return {
    files: [...new Set([...options, ...named.flat()])].filter((path) => CODE.test(path)),
    program: lines.map((line) => findProgram(line, files)).find((path) => path !== undefined),
  }
}

/** Each simple command of the line, and of the scripts that it calls. Scripts that call each other are read once. */
async function readLines(command: string, readText: ReadText): Promise<string[]> {
  const lines: string[] = []
  const seen = new Set<string>()
  let texts = [command]
  for (let depth = 0; depth <= MAX_DEPTH && texts.length > 0; depth++) {
    for (const text of texts) seen.add(text)
    const called = texts.flatMap(splitList).map((listed) => listed.text)
    lines.push(...called)
    const scripts = await Promise.all(called.map((line) => readScripts(unwrap(wordsOf(line)), readText)))
    texts = [...new Set(scripts.flat().map(({ text }) => text))].filter((text) => !seen.has(text))
  }
  return lines
}

const CODE = /\.([cm]?[jt]sx?|json|ya?ml|toml|ini|cfg|py|rb|php)$/

/** Options of runners and of languages that load a file. */
const OPTION =
  /(?<![\w-])(?:--(?:import|require|(?:experimental-)?loader|config|setup[\w-]*|global[\w-]*|file|(?:test-)?reporter|env(?:ironment)?|runner|bootstrap|preload|rcfile)|-[rcp])(?:=|[\s"',]+)([\w@./+-]+)/g

const PROGRAMS = /^(.*\/)?(node|python[\d.]*|ruby|perl|php|(ba|da|z)?sh|tsx|ts-node|bun|deno)$/

function findProgram(line: string, files: ReadonlySet<string>): string | undefined {
  const [program = '', ...args] = unwrap(wordsOf(line))
  const words = PROGRAMS.test(program) ? args : [program]
  return words.map((word) => posix.normalize(word)).find((word) => files.has(word))
}

/** Settings in which a runner of JavaScript, PHP or Ruby is told what else to load, and those of Python. */
const SETTINGS =
  /(^|\/)(package\.json|(jest|vitest?|karma|playwright|cypress|ava)[\w.-]*\.(config|conf)\.([cm]?[jt]s|json)|\.mocharc(\.\w+)?|\.taprc|bunfig\.toml|\.babelrc(\.\w+)?|babel\.config\.([cm]?js|json)|phpunit\.xml(\.dist)?|\.rspec)$/
const PYTHON_SETTINGS = /(^|\/)(conftest\.py|pytest\.(ini|toml)|pyproject\.toml|tox\.ini|setup\.cfg)$/

const VALUES = String.raw`(\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|(?:\n\s*-[^\n]*)+|[^\n,]*)`
const KEYS =
  'setup\\w*|global(?:Setup|Teardown)|require|import|file|loader|preload|(?:test)?[rR]unner|testSequencer|(?:testE|e)nvironment|reporters?|transform|resolver|snapshotSerializers?|bootstrap|plugins|presets'
const KEYED = new RegExp(`\\b(?:${KEYS})\\b['"]?\\s*[:=][ \\t]*${VALUES}`, 'g')
const PLUGINS = new RegExp(`\\bpytest_plugins\\s*=\\s*${VALUES}`, 'g')

function namesIn(path: string, text: string): string[] {
  const own = path.endsWith('package.json') ? sectionsOf(text) : text
  const keyed = own.matchAll(PYTHON_SETTINGS.test(path) ? PLUGINS : KEYED)
  const options = [...own.matchAll(/^[ \t]*(addopts\b|-).*$/gm)].flatMap(([line]) => [...line.matchAll(OPTION)])
  return [
    ...[...keyed].flatMap(([, values]) => values?.match(/[\w@<>./+-]+/g) ?? []),
    ...options.flatMap(([, value]) => value ?? []),
  ]
}

/** The rest of package.json names the project's own files. */
function sectionsOf(text: string): string {
  const whole = tryParseJson(text)
  const sections = typeof whole === 'object' && whole !== null ? Object.entries(whole) : []
  return JSON.stringify(Object.fromEntries(sections.filter(([name]) => SECTIONS.has(name))), null, 1)
}

const SECTIONS = new Set(['jest', 'mocha', 'ava', 'tap', 'vitest', 'nyc', 'c8', 'babel'])

const ENDINGS = ['', '.js', '.cjs', '.mjs', '.ts', '.cts', '.mts', '.tsx', '.jsx', '.rb', '/index.js', '/index.ts']

function resolveAll(names: readonly string[], folder: string, files: ReadonlySet<string>): string[] {
  return names.flatMap((name) => {
    const path = posix.join(folder, name.replace(/^<rootDir>\//, ''))
    const module = /^\w+(\.\w+)*$/.test(name) ? name.replaceAll('.', '/') : undefined
    const candidates = [
      ...ENDINGS.map((ending) => path + ending),
      ...(module === undefined ? [] : [`${module}.py`, `${module}/__init__.py`, `src/${module}.py`]),
    ]
    return candidates.find((candidate) => files.has(candidate)) ?? []
  })
}
