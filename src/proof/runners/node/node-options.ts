import { dirname } from 'node:path'
import type { Instrumentation, RunPlace } from '../runner.ts'

/**
 * Runs in every Node process below the command. It adds arguments where the runner's own program starts, and takes
 * itself out of the environment there: what the tests start is not part of the report, and need not know where it lies.
 */
const PRELOAD = `
const { program, args } = %SETTINGS%
if (new RegExp(program).test(process.argv[1] ?? '')) {
  const end = process.argv.indexOf('--')
  const own = args.map((arg) => arg.replaceAll('%p', process.pid))
  process.argv.splice(end === -1 ? process.argv.length : end, 0, ...own)
  %FORGET%
  require('node:fs').writeFileSync(__dirname + '/' + process.pid + '.started', '')
  %ALSO%
}
`

interface Program {
  /** Pattern of the path of the runner's own program. */
  readonly path: RegExp
  /** Arguments; `%p` stands for a number that no other process has. */
  readonly args: readonly string[]
  /** Statements that run in that program before its own. */
  readonly also?: string
}

/** Hands arguments to a runner of Node: with its words, or by the environment where only that reaches it. */
export function withArguments(place: Omit<RunPlace, 'only'>, program: Program): Instrumentation {
  const { words } = place
  if (!words) return throughNodeOptions(place.folder, program)
  const args = program.args.map((arg) => arg.replaceAll('%p', '0'))
  // What stands behind `--` is not an option any more.
  const end = words.includes('--') ? words.indexOf('--') : words.length
  return { words: [...words.slice(0, end), ...args, ...words.slice(end)] }
}

/** A process that was reached leaves an empty file `*.started` in the folder. */
export function throughNodeOptions(folder: string, { path, args, also = '' }: Program): Instrumentation {
  const settings = JSON.stringify({ program: path.source, args })
  const preload = PRELOAD.replace('%SETTINGS%', () => settings)
    .replace('%FORGET%', () => forgetOptions(folder))
    .replace('%ALSO%', () => also)
  return {
    env: { NODE_OPTIONS: `--require=${quoteOption(`${folder}/arguments.cjs`)}` },
    files: { 'arguments.cjs': preload },
  }
}

/** A statement that takes out of NODE_OPTIONS what this and other runners put there. */
export function forgetOptions(folder: string): string {
  const place = JSON.stringify(dirname(folder))
  const words = String.raw`/(?:"(?:\\.|[^"\\])*"|[^\s"])+/g`
  const others = JSON.stringify(SPEC)
  return `process.env.NODE_OPTIONS = (process.env.NODE_OPTIONS?.match(${words}) ?? []).filter((word) => !word.includes(${place}) && !${others}.includes(word)).join(' ')`
}

/** What node:test would print by itself: a reporter beside it takes its place unless both are named. */
export const SPEC: readonly string[] = ['--test-reporter=spec', '--test-reporter-destination=stdout']

/** https://nodejs.org/api/cli.html#node_optionsoptions: spaces are escaped by double quotes. */
export const quoteOption = (path: string) => (/[\s"\\]/.test(path) ? `"${path.replace(/["\\]/g, '\\$&')}"` : path)
