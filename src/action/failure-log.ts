import { messageOf } from '../errors.ts'
import { type LogReading, readLog, suggestTestCommand } from '../github/github.ts'
import type { Quoted } from '../task.ts'
import type { Setting } from './setting.ts'

/** What the log of the failed run tells: words for the model, and which command failed. */
export interface FailureLog {
  readonly quoted: readonly Quoted[]
  /** One of a known set of plain test commands; a log is a stranger's text. */
  readonly testCommand: string | undefined
}

const NOTHING: FailureLog = { quoted: [], testCommand: undefined }

/** Reads the logs of the failed jobs. They help and decide nothing, so that a run goes on without them. */
export async function readFailureLog({ target, reader, warn }: Setting): Promise<FailureLog> {
  if (!target.failedRun) return NOTHING
  const { id, attempt } = target.failedRun
  try {
    const readings: (LogReading & { readonly job: string })[] = []
    for (const { job, source } of await reader.failedLogs(id, attempt))
      readings.push({ ...(await readLog(source)), job })
    const best = readings.find((reading) => reading.failingTests.length > 0) ?? readings[0]
    if (!best) return NOTHING
    const text = best.excerpt.trim()
    return {
      quoted: text === '' ? [] : [{ author: 'CI', what: `log of the job "${best.job}"`, text }],
      testCommand: best.step && suggestTestCommand(best.step),
    }
  } catch (error) {
    warn(`The log of the failed run was not read: ${messageOf(error)}`)
    return NOTHING
  }
}
