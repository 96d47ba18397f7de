import type { LogCounts } from './runner.ts'

const NONE: LogCounts = { run: 0, failed: 0, skipped: 0 }

/** Adds what one more run, module or line says. */
export function addCounts(counts: LogCounts | undefined, more: Partial<LogCounts>): LogCounts {
  const { run, failed, skipped } = counts ?? NONE
  return { run: run + (more.run ?? 0), failed: failed + (more.failed ?? 0), skipped: skipped + (more.skipped ?? 0) }
}
