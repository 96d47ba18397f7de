import { posix } from 'node:path'
import * as z from 'zod'
import type { Config } from '../config/config.ts'
import { messageOf } from '../errors.ts'
import {
  type JobLog,
  joinFailures,
  type KnownTests,
  type LogReading,
  nameFailures,
  readLog,
  suggestTestCommand,
} from '../github/github.ts'
import type { CiFailures } from '../proof/types.ts'
import type { Quoted } from '../task.ts'
import { plural, tryParseJson } from '../text.ts'
import type { Mirror } from '../workspace/workspace.ts'
import { fetchCommit } from './place.ts'
import type { Setting } from './setting.ts'

/** Everything that is known once CI's log was read: its test command and folder stand where none is set. */
export interface Informed extends Setting {
  /** What CI said, for the model. */
  readonly log: readonly Quoted[]
  /** The tests that failed in CI, where its log is sure to name all of them. */
  readonly ci: CiFailures | undefined
  /** The tests that its log names as failing, sure to be all or not. */
  readonly named: readonly string[]
  /** What was taken from the log, each a sentence. */
  readonly findings: readonly string[]
}

/** What the inputs and the policy file say of the tests. A command that is set alone belongs to the root. */
export function readSetTests({ testCommand, workingDirectory }: Config): KnownTests {
  const isSet = testCommand !== undefined || workingDirectory !== '.'
  return { command: testCommand, workingDirectory: isSet ? workingDirectory : undefined }
}

/** Brings the commit, and reads which command failed in which folder. Each job asks GitHub for itself. */
export async function inform(setting: Setting, mirror: Mirror): Promise<Informed> {
  const { config, place, target, token } = setting
  await fetchCommit(place, mirror, { commit: target.commit, token })
  const { quoted, readings, isComplete, ...log } = await readFailureLog(setting, mirror)
  const set = readSetTests(config)
  const testCommand = set.command ?? log.testCommand
  const workingDirectory = set.workingDirectory ?? log.workingDirectory ?? '.'
  const findings = [
    ...(testCommand === set.command ? [] : [`Test command: ${testCommand} (the failed step of CI ran it).`]),
    ...(workingDirectory === config.workingDirectory
      ? []
      : [`Working directory: ${workingDirectory} (the failed step of CI ran there).`]),
  ]
  const named = nameFailures(readings, workingDirectory)
  const ci = isComplete ? joinFailures(readings, workingDirectory) : undefined
  return { ...setting, config: { ...config, testCommand, workingDirectory }, log: quoted, ci, named, findings }
}

/** Words for the model, and which command failed in which folder. */
interface FailureLog {
  readonly quoted: readonly Quoted[]
  readonly readings: readonly LogReading[]
  /** There is one for each failed job, and no other job was cut off. */
  readonly isComplete: boolean
  /** One of a known set of plain test commands; a log is a stranger's text. */
  readonly testCommand: string | undefined
  /** The folder whose tests failed, where it is one of the commit's and not its root. */
  readonly workingDirectory: string | undefined
}

const NOTHING: FailureLog = {
  quoted: [],
  readings: [],
  isComplete: false,
  testCommand: undefined,
  workingDirectory: undefined,
}

/** The first few: a matrix fails in the same way many times. */
const MAX_JOBS = 5

/** Reads the logs of the failed jobs. They help and decide nothing, so that a run goes on without them. */
async function readFailureLog({ target, reader, warn }: Setting, mirror: Mirror): Promise<FailureLog> {
  if (!target.failedRun) return NOTHING
  const { id, attempt } = target.failedRun
  try {
    const { logs, areOthersCutOff } = await reader.failedLogs(id, attempt)
    const readings = await readLogs(logs.slice(0, MAX_JOBS), warn)
    const best = readings.find((reading) => reading.failingTests.length > 0) ?? readings[0]
    if (!best) return NOTHING
    const text = best.excerpt.trim()
    return {
      readings,
      isComplete: !areOthersCutOff && logs.length === readings.length,
      quoted: text === '' ? [] : [{ author: 'CI', what: `log of the job "${best.job}"`, text }],
      testCommand: best.step && suggestTestCommand(best.step),
      workingDirectory: await findFolder(best, await mirror.treeOf(target.commit), mirror),
    }
  } catch (error) {
    warn(`The log of the failed run was not read: ${messageOf(error)}`)
    return NOTHING
  }
}

/** One after the other. A job whose runner was lost has no log, and the others tell enough. */
async function readLogs(logs: readonly JobLog[], warn: Setting['warn']) {
  const readings: (LogReading & { readonly job: string })[] = []
  const problems: string[] = []
  for (const { job, source } of logs) {
    try {
      readings.push({ ...(await readLog(source)), job })
    } catch (error) {
      problems.push(messageOf(error))
    }
  }
  if (problems.length > 0) warn(`The log of ${plural(problems.length, 'failed job')} was not read: ${problems[0]}`)
  return readings
}

/** Packages that are looked through for a name. Each is read by a process of git. */
const MAX_PACKAGES = 500
const READ_AT_ONCE = 8

/** The folder that the log names, by its path or by the one package.json there that bears the name. */
async function findFolder(
  { folder, packageName }: Pick<LogReading, 'folder' | 'packageName'>,
  tree: string,
  mirror: Mirror,
): Promise<string | undefined> {
  const paths = await mirror.paths(tree)
  if (folder !== undefined) return paths.some((path) => path.startsWith(`${folder}/`)) ? folder : undefined
  if (packageName === undefined) return undefined
  const files = paths.filter((path) => posix.basename(path) === 'package.json').slice(0, MAX_PACKAGES)
  const found: string[] = []
  for (let i = 0; i < files.length; i += READ_AT_ONCE) {
    const some = files.slice(i, i + READ_AT_ONCE)
    const texts = await Promise.all(some.map((file) => mirror.readText(tree, file)))
    found.push(...some.filter((_, at) => nameIn(texts[at] ?? '') === packageName))
  }
  const [file, ...others] = found
  return file === undefined || file === 'package.json' || others.length > 0 ? undefined : posix.dirname(file)
}

const PACKAGE = z.object({ name: z.string() })

const nameIn = (text: string): string | undefined => PACKAGE.safeParse(tryParseJson(text)).data?.name
