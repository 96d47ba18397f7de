import { randomUUID } from 'node:crypto'
import { type AnnotationProperties, error, notice, warning } from '@actions/core'
import { renderProgress } from '../../cli/progress.ts'
import type { RunEvent } from '../../journal.ts'
import type { Redact } from '../../redact.ts'
import { neutralise } from './neutralise.ts'

type Kind = 'notice' | 'warning' | 'error'

/** What this step writes into the job's log: text in which nothing is a command, and notes of our own. */
export interface JobLog {
  /** An event of the run, where it is worth a line. */
  show(event: RunEvent): void
  print(text: string): void
  annotate(kind: Kind, text: string, at: AnnotationProperties): void
}

interface JobLogParts {
  readonly redact: Redact
  readonly write: (text: string) => void
  /** Gives the runner the command for a note. */
  readonly issue: (kind: Kind, text: string, at: AnnotationProperties) => void
}

/**
 * While text is printed the runner is told to obey no command but a word that nobody can guess: what is printed past this
 * log, such as the trace of a crash, is then no command either.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#stopping-and-starting-workflow-commands
 */
export function createJobLog({ redact, write, issue }: JobLogParts): JobLog {
  const clean = (text: string) => neutralise(redact(text))
  let token: string | undefined

  function print(text: string): void {
    if (token === undefined) {
      token = randomUUID()
      write(`::stop-commands::${token}\n`)
    }
    write(`${clean(text)}\n`)
  }
  return {
    print,
    show(event) {
      const line = renderProgress(event)
      if (line !== undefined) print(line)
    },
    annotate(kind, text, at) {
      if (token !== undefined) write(`::${token}::\n`)
      token = undefined
      issue(kind, clean(text), at)
    },
  }
}

const ISSUE = { error, notice, warning }

/** The log of this very step. */
export const openJobLog = (redact: Redact): JobLog =>
  createJobLog({
    redact,
    write: (text) => process.stdout.write(text),
    issue: (kind, text, at) => ISSUE[kind](text, at),
  })
