import { plainText } from '../../text.ts'

// A message with line breaks of its own has the stamp on its first line only.
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z(?: |$)/
const MAX_LINE = 2_000

/**
 * A line without its timestamp, byte order marks, colours and invisible characters, as a terminal shows it: after a
 * carriage return only what was written last.
 */
export function cleanLine(raw: string): string {
  // The runner writes a mark at the start of each of the blocks from which a log is put together.
  const line = raw.includes('\uFEFF') ? raw.replaceAll('\uFEFF', '') : raw
  const stamp = STAMP.exec(line)
  const text = stamp ? line.slice(stamp[0].length) : line
  return (isPlain(text) ? text : plainText(text)).slice(0, MAX_LINE)
}

const isPlain = (text: string) => !/[^\t\x20-\x7e]/.test(text)
