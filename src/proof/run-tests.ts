import { size } from '../text.ts'
import type { Command, LeftFiles, ReportFolder, RunResult, Workspace } from '../workspace/workspace.ts'
import type { TestPlan } from './plan.ts'
import { tap } from './runners/node/tap.ts'
import type { Instrumentation, Runner, RunPlace, RunReports } from './runners/runner.ts'
import type { TestReport, TestResult } from './types.ts'

/** Output kept of one run, for people and the model; the report is read apart from it. */
const MAX_OUTPUT_BYTES = 256 * 1024
/** A test run that prints more than this is ended. */
const KILL_AFTER_BYTES = 64 * 1024 * 1024
/** Output is handed to those who read it in pieces of this size. */
const PIECE_BYTES = 256 * 1024
/** A report longer than this is read as one that was cut off. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024

export interface TestRun {
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Runs these tests only, where the runner can; all of them otherwise. */
  readonly only?: readonly TestResult[]
  /** So much of each report is read. */
  readonly maxReportBytes?: number
}

/** A runner, and the part of the report folder that is its own. */
interface Placed {
  readonly runner: Runner
  readonly name: string
  readonly instrumentation: Instrumentation
}

/** Runs the test command once in the copy and reads what its runners report. A failing test is a result, not an error. */
export async function runTests(workspace: Workspace, plan: TestPlan, run: TestRun): Promise<TestReport> {
  const folder = await workspace.openReportFolder()
  try {
    const only = run.only && canSelect(plan, run.only) ? run.only : []
    const placed = plan.runners.map((runner) => place(runner, folder.path, { words: plan.words, only }))
    await folder.add(Object.fromEntries(placed.flatMap(filesBelow)))
    const project = await watch(workspace, placed)
    const pieces: Buffer[] = []
    const result = await workspace.run(buildCommand(plan, placed, folder), {
      timeoutMs: run.timeoutMs,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      killAfterBytes: KILL_AFTER_BYTES,
      onStdout: (bytes) => pieces.push(bytes),
      signal: run.signal,
    })
    const names = await folder.list()
    const { maxReportBytes = MAX_REPORT_BYTES } = run
    const cut = new Set<string>()
    // Of one piece: a line that came byte by byte would be read anew with each of them.
    const stdout = Buffer.concat(pieces)
    const left = { folder, names, project, stdout, result, directory: workspace.visibleDirectory, maxReportBytes, cut }
    const reported = await readReports(placed, left)
    return createReport(result, plan, { reported, limit: describeLimits(result, left), only: namesOfSelected(only) })
  } finally {
    await folder.remove()
  }
}

/** Linux takes no longer argument, and macOS no more of all. execve(2), "Limits on size of arguments and environment" */
const MAX_WORD_BYTES = 120 * 1024
const MAX_WORDS_BYTES = 512 * 1024

/**
 * Whether runs of this plan can be of these tests only. Where no runner can choose, what is started is the same; where
 * the tests are too many to be named, it could not be started.
 */
export function canSelect({ runners, words }: TestPlan, only: readonly TestResult[]): boolean {
  const start = (tests: readonly TestResult[]) =>
    runners.map((runner) => place(runner, '', { words, only: tests }).instrumentation)
  const chosen = start(only)
  return JSON.stringify(chosen) !== JSON.stringify(start([])) && chosen.every(({ words: own = [] }) => canStart(own))
}

function canStart(words: readonly string[]): boolean {
  const sizes = words.map((word) => Buffer.byteLength(word) + 1)
  return sizes.every((size) => size <= MAX_WORD_BYTES) && sizes.reduce((sum, size) => sum + size, 0) <= MAX_WORDS_BYTES
}

/** As `TestReport.only` has them. */
export const namesOfSelected = (only: readonly TestResult[]): readonly string[] | undefined =>
  only.length === 0 ? undefined : [...new Set(only.flatMap(({ id, file }) => [id, file ?? id]))]

function place(runner: Runner, path: string, run: Omit<RunPlace, 'folder'>): Placed {
  const name = runner.name.replace(/\W+/g, '-')
  return { runner, name, instrumentation: runner.instrument({ folder: `${path}/${name}`, ...run }) }
}

/** The folder has to be there, whether or not the host puts anything into it. */
function filesBelow({ name, instrumentation: { files = {}, programs = {} } }: Placed) {
  return [
    [`${name}/.keep`, ''] as const,
    ...Object.entries(files).map(([file, text]) => [`${name}/${file}`, text] as const),
    ...Object.entries(programs).map(([program, text]) => [`${name}/bin/${program}`, text] as const),
  ]
}

const NOTHING: LeftFiles = { list: async () => [], read: async () => false }

async function watch(workspace: Workspace, placed: readonly Placed[]): Promise<LeftFiles> {
  const globs = placed.flatMap(({ instrumentation }) => instrumentation.leaves ?? [])
  return globs.length === 0 ? NOTHING : workspace.watchReports(globs)
}

function buildCommand(plan: TestPlan, placed: readonly Placed[], { path }: ReportFolder): Command {
  const withPrograms = placed.filter(({ instrumentation }) => instrumentation.programs)
  return {
    argv: plan.start(placed[0]?.instrumentation.words),
    env: placed.reduce((env, { instrumentation }) => joinEnv(env, instrumentation.env ?? {}), plan.env),
    usesPackageBins: true,
    pathFirst: withPrograms.map(({ name }) => `${path}/${name}/bin`),
  }
}

/** Options that the command sets for itself are kept beside ours. */
function joinEnv(
  own: Readonly<Record<string, string>>,
  added: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const joined = Object.entries(added).map(([name, value]) => {
    const separator = /(PATH|LIB)$/.test(name) ? ':' : ' '
    return [name, own[name] ? `${own[name]}${separator}${value}` : value]
  })
  return { ...own, ...Object.fromEntries(joined) }
}

interface Left {
  readonly folder: ReportFolder
  readonly names: readonly string[]
  readonly project: LeftFiles
  readonly stdout: Buffer
  readonly result: RunResult
  readonly directory: string
  readonly maxReportBytes: number
  /** Reports that were too large to be read whole. */
  readonly cut: Set<string>
}

/** The sentences about the limits that a run has met, each with what raises it. */
function describeLimits({ ending, limit }: RunResult, { cut, maxReportBytes }: Left): string | undefined {
  const sentences = [
    ...(limit === undefined ? [] : [limit]),
    ...(ending === 'timed_out' ? ['The input "test-timeout-minutes" gives it more time.'] : []),
    ...[...cut].map(
      (name) =>
        `Of the report ${JSON.stringify(name)} only the first ${size(maxReportBytes)} were read. Split the tests.`,
    ),
  ]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

interface Outside {
  readonly reported: readonly Reported[]
  readonly limit: string | undefined
  readonly only: readonly string[] | undefined
}

interface Reported {
  readonly runner: Runner
  readonly tests: readonly TestResult[]
}

/** Whoever reported, one after the other; a program that is not a known runner may have written TAP. */
async function readReports(placed: readonly Placed[], left: Left): Promise<readonly Reported[]> {
  const reported: Reported[] = []
  for (const { runner, name } of placed) {
    const tests = await runner.parse(reportsOf(name, left))
    if (tests) reported.push({ runner, tests })
  }
  if (reported.length > 0) return reported
  const tests = await tap.parse(reportsOf('', left))
  return tests ? [{ runner: tap, tests }] : []
}

function reportsOf(name: string, left: Left): RunReports {
  const { folder, names, project, stdout, result, directory } = left
  const own = names.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1))
  return {
    folder: {
      list: async () => own,
      read: (file, take) => readReport({ files: folder, name: `${name}/${file}`, take }, left),
    },
    project: { list: project.list, read: (file, take) => readReport({ files: project, name: file, take }, left) },
    readStdout(take) {
      const decoder = new TextDecoder()
      for (let at = 0; at < stdout.length; at += PIECE_BYTES) {
        take(decoder.decode(stdout.subarray(at, at + PIECE_BYTES), { stream: true }))
      }
      take(decoder.decode())
    },
    output: result.output,
    exitCode: result.exitCode,
    directory,
  }
}

interface Reading {
  readonly files: LeftFiles
  readonly name: string
  readonly take: (piece: string) => void
}

async function readReport({ files, name, take }: Reading, { maxReportBytes, cut }: Left): Promise<boolean> {
  let bytes = 0
  const isThere = await files.read(name, maxReportBytes, (piece) => {
    bytes += Buffer.byteLength(piece)
    take(piece)
  })
  if (bytes >= maxReportBytes) cut.add(name)
  return isThere
}

function createReport(
  { exitCode, ending, durationMs, output }: RunResult,
  plan: TestPlan,
  { reported, limit, only }: Outside,
): TestReport {
  // A runner that we started ourselves is the runner, even if it broke before it could report.
  const runners = reported.length > 0 || !plan.words ? reported.map(({ runner }) => runner) : plan.runners
  return {
    runner: runners.map((runner) => runner.name).join(' + ') || 'exit code',
    exitCode,
    ending,
    durationMs,
    tests: reported.length > 0 ? joinTests(reported) : undefined,
    output,
    ...(limit !== undefined && { limit }),
    ...(only && { only }),
  }
}

/** Two runners may know the same test; neither result may hide the other. */
function joinTests(reported: readonly Reported[]): readonly TestResult[] {
  const [first, ...others] = reported
  if (!first || others.length === 0) return first?.tests ?? []
  const seen = new Set(first.tests.map((test) => test.id))
  const added = others.flatMap(({ runner, tests }) =>
    tests.map((test) => (seen.has(test.id) ? { ...test, id: `${test.id} (${runner.name})` } : test)),
  )
  return [...first.tests, ...added]
}
