import type { ReportSource } from '../runner.ts'

/** Takes a text in pieces. Never throws: what is malformed or cut off is told at the end. */
export interface Reader {
  write(piece: string): void
  /** Whether the text was whole and well-formed. */
  end(): boolean
}

/**
 * Reads all files with this ending, each with a reader of its own. Answers whether there was one at least and all were
 * whole: what a report that was cut off would have said is not known, so the others alone would say too little.
 */
export async function readAll(
  source: ReportSource,
  ending: string,
  createReader: (name: string) => Reader,
): Promise<boolean> {
  const names = (await source.list()).filter((name) => name.endsWith(ending))
  for (const name of names) {
    const reader = createReader(name)
    if (!(await source.read(name, reader.write)) || !reader.end()) return false
  }
  return names.length > 0
}
