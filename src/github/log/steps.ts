/** A step of the job as its log shows it. */
export interface LogStep {
  /** `Run npm test`, `Run actions/checkout@v4`; for a log without steps the command that it names. */
  readonly title: string
  /** The lines of the step's `run`; empty for an action. */
  readonly script: readonly string[]
}

/** What a line of a job's log is. */
export type LogEvent =
  | { readonly kind: 'step'; readonly step: LogStep }
  | { readonly kind: 'output'; readonly text: string }
  /** The runner's own word that something failed. */
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'failed'; readonly exitCode: number | undefined; readonly step: LogStep | undefined }
  | { readonly kind: 'passed' }
  /** The job's clean-up begins, or so it seems: a test may print the same. */
  | { readonly kind: 'clean_up' }

interface StepTracker {
  /** Takes one clean line. A step's heading is several lines, and is told as one event when it is complete. */
  read(line: string): readonly LogEvent[]
  /** What is still held back when the log ends. */
  end(): readonly LogEvent[]
}

interface Heading {
  readonly title: string
  readonly lines: string[]
}

const MAX_HEADING = 500
const ACTION = /^(?:[\w.-]+\/[\w./-]+@\S+|\.{1,2}\/\S*|docker:\/\/\S+)$/
const MARKER = /^##\[([a-z-]+)[^\]]*\](.*)$/
// The sentences of the runner and of its toolkit that end a step.
const ENDED =
  /^(?:Process completed with exit code (\d+)\.$|The process '.*' failed with exit code (\d+)|The operation was cancell?ed\.|The action '.*' has timed out|Docker run failed with exit code (\d+))/
// Travis and its relatives have no steps, only commands.
const COMMAND_ENDED = /^The command "(.*)" (?:exited with|failed and exited with) (\d+)/

/** Follows the steps of a job through its log, by the headings and errors that the runner writes. */
export function createStepTracker(): StepTracker {
  let heading: Heading | undefined
  let hasSteps = false

  function readHeading(open: Heading, line: string): readonly LogEvent[] {
    if (line !== '##[endgroup]' && open.lines.length < MAX_HEADING) {
      open.lines.push(line)
      return []
    }
    heading = undefined
    const step = line === '##[endgroup]' ? stepOf(open) : undefined
    if (!step) return [open.title, ...open.lines, line].map(eventOf)
    hasSteps = true
    return [{ kind: 'step', step }]
  }

  return {
    read(line) {
      if (heading) return readHeading(heading, line)
      if (line.startsWith('##[group]Run ')) {
        heading = { title: line.slice('##[group]'.length), lines: [] }
        return []
      }
      return [(hasSteps ? undefined : commandEnd(line)) ?? eventOf(line)]
    },
    end: () => (heading ? [heading.title, ...heading.lines].map(eventOf) : []),
  }
}

/** Tests may print groups too; a step's heading says in which shell its script runs, or names an action. */
function stepOf({ title, lines }: Heading): LogStep | undefined {
  const shell = lines.findIndex((line) => line.startsWith('shell: '))
  if (shell > 0) return { title, script: lines.slice(0, shell) }
  return ACTION.test(title.slice('Run '.length)) ? { title, script: [] } : undefined
}

function eventOf(line: string): LogEvent {
  if (line === 'Post job cleanup.') return { kind: 'clean_up' }
  const [, marker, text = ''] = (line.startsWith('##[') && MARKER.exec(line)) || []
  if (marker === undefined) return { kind: 'output', text: line }
  if (marker !== 'error') return { kind: 'output', text }
  const ended = ENDED.exec(text)
  if (!ended) return { kind: 'error', text }
  const code = ended.slice(1).find((group) => group !== undefined)
  return { kind: 'failed', exitCode: code === undefined ? undefined : Number(code), step: undefined }
}

function commandEnd(line: string): LogEvent | undefined {
  const ended = COMMAND_ENDED.exec(line)
  if (!ended) return undefined
  const [, command = '', code] = ended
  if (code === '0') return { kind: 'passed' }
  return { kind: 'failed', exitCode: Number(code), step: { title: command, script: [command] } }
}
