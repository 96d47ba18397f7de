import type { TestResult } from '../../types.ts'
import { createTapReader } from '../formats/tap.ts'
import { createResults, filesOf, type ReportedTest } from '../results.ts'
import type { ReportSource, Runner } from '../runner.ts'
import { throughNodeOptions } from './node-options.ts'

/** What ava reports beside tests when a hook broke or a file could not be run; the tests behind it are not reported. */
const NO_TEST =
  /(^| › )(before|after)(\.always|Each|Each\.always)? hook( for .*)?$|^\w*Error\b| exited (with|due) |^No tests found|^Un(caught|handled) /

const SEPARATOR = ' › '

/**
 * Notes the test files, as each gets a worker. A title begins with as much of its file's path as sets that apart from the
 * others: with nothing where there is one file, and with something else where another file comes.
 */
const NOTE_FILES = `
  const threads = require('node:worker_threads')
  threads.Worker = class extends threads.Worker {
    constructor(program, options) {
      const file = options?.workerData?.options?.file
      if (file) require('node:fs').appendFileSync(__dirname + '/files', file + '\\n')
      super(program, options)
    }
  }
  require('node:module').syncBuiltinESMExports()`

/** https://github.com/avajs/ava/blob/main/docs/05-command-line.md#tap-reporter */
export const ava: Runner = {
  name: 'ava',
  signs: /(^|\/)package\.json$/,
  matches: ([program]) => /(^|\/)ava$/.test(program ?? ''),

  instrument: ({ folder, only }) =>
    throughNodeOptions(folder, {
      path: /[\\/](\.bin[\\/]ava|ava[\\/]entrypoints[\\/]cli\.mjs)$/,
      args: ['--tap', ...select(only)],
      also: NOTE_FILES,
    }),

  async parse({ folder, directory, readStdout }) {
    const isStarted = (await folder.list()).some((name) => name.endsWith('.started'))
    if (!isStarted) return undefined
    const results = createResults(directory)
    const findFile = createFileSearch(await readFiles(folder))
    let isBroken = false
    const tap = createTapReader(({ names, status, message }) => {
      const title = names.join(SEPARATOR)
      if (status === 'failed' && NO_TEST.test(title)) isBroken = true
      // A test that is only planned is "not ok # TODO".
      const own = status === 'expected_failure' ? 'todo' : status
      results.add({ ...findFile(title), status: own, message })
    })
    readStdout(tap.write)
    return tap.end() && !isBroken ? results.all() : undefined
  },
}

/** Ava takes them for patterns: a file that would be one cannot be named. */
function select(only: readonly TestResult[]): readonly string[] {
  const files = filesOf(only)
  return files.every((file) => /^[\w./ -]+$/.test(file)) ? files : []
}

/** Absolute paths; none where tests do not run in worker threads. */
async function readFiles(folder: ReportSource): Promise<readonly string[]> {
  let text = ''
  await folder.read('files', (piece) => {
    text += piece
  })
  return [...new Set(text.split('\n').filter((line) => line !== ''))]
}

/** Takes what stands for a file off the front of a title. */
function createFileSearch(files: readonly string[]): (title: string) => Pick<ReportedTest, 'file' | 'names'> {
  const folder = commonFolder(files)
  const starts = files.map((file) => shownPath(file, folder).join(SEPARATOR))
  const [only] = files
  return (title) => {
    const names = title.split(SEPARATOR)
    if (files.length === 1) return { file: only, names }
    const length = names.findIndex((_, i) => starts.includes(names.slice(0, i).join(SEPARATOR)))
    const start = names.slice(0, Math.max(length, 0)).join(SEPARATOR)
    // `a.js` and `a.ts` are shown alike.
    const own = files.filter((_, i) => starts[i] === start)
    return own.length === 1 ? { file: own[0], names: names.slice(length) } : { file: undefined, names }
  }
}

/** What stands for a file, below this folder, before its tests: https://github.com/avajs/ava/blob/main/lib/reporters/prefix-title.js */
export function shownPath(file: string, folder = ''): readonly string[] {
  const parts = file.slice(folder.length).split('/')
  const name = (parts.pop() ?? '').replace('.spec.', '.').replace('.test.', '.').replace('test-', '')
  return [...parts.filter((part) => part !== '__tests__'), name.replace(/\.\w+$/, '')]
}

function commonFolder([first = '', ...others]: readonly string[]): string {
  const parts = first.split('/').slice(0, -1)
  const length = parts.findIndex((_, i) =>
    others.some((other) => !other.startsWith(`${parts.slice(0, i + 1).join('/')}/`)),
  )
  return `${(length === -1 ? parts : parts.slice(0, length)).join('/')}/`
}
