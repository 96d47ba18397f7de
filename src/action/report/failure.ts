import * as core from '@actions/core'
import { ConfigError, describeShortage, messageOf, ServiceError } from '../../errors.ts'
import { Interrupted } from '../../host.ts'
import type { Redact } from '../../redact.ts'
import type { OutcomeKind, RedWhere } from '../../task.ts'
import { neutralise } from './neutralise.ts'

/** How a run ended, in a word and a sentence or two. */
export interface Ended {
  readonly outcome: OutcomeKind
  readonly summary: string
  /** Tests are known to be red, whatever the outcome says of the commit. */
  readonly redWhere: RedWhere | null
}

/** What an error means for the run that it ended. A fault of our own is shown in the log with its trace. */
export function explain(error: unknown, redact: Redact): Ended {
  if (error instanceof Interrupted) return { outcome: 'cancelled', redWhere: null, summary: error.message }
  const isOurs = error instanceof ConfigError || error instanceof ServiceError
  const shortage = error instanceof ConfigError ? undefined : describeShortage(error)
  if (shortage !== undefined) return { outcome: 'error', redWhere: null, summary: shortage }
  if (!isOurs && error instanceof Error) {
    const trace = `${error.stack ?? error.message}\nThis is a fault of Regreen. Please report it with the lines above.`
    core.info(neutralise(redact(trace)))
  }
  return { outcome: 'error', redWhere: null, summary: messageOf(error) }
}
