import { renderProgress } from '../../cli/progress.ts'
import type { RunEvent } from '../../journal.ts'
import type { Redact } from '../../redact.ts'

/** A line for the job's log. The runner obeys `::` and `##[` in it, wherever they come from, so both are broken. */
export function neutralise(text: string): string {
  return text.replaceAll('::', ': :').replaceAll('##[', '## [')
}

export function createLog(write: (text: string) => void, redact: Redact): (event: RunEvent) => void {
  return (event) => {
    const line = renderProgress(event)
    if (line !== undefined) write(`${neutralise(redact(line))}\n`)
  }
}
