/** How a failure's heading names a test: `TestSum.test_add[1 - 2]` for `tests/test_sum.py::TestSum::test_add[1 - 2]`. */
export function headingOf(nodeId: string): string {
  const bracket = nodeId.indexOf('[')
  const end = bracket === -1 ? nodeId.length : bracket
  const file = nodeId.indexOf('::')
  const names = file === -1 || file > end ? nodeId.slice(0, end) : nodeId.slice(file + 2, end).replaceAll('::', '.')
  return names + nodeId.slice(end)
}

/**
 * The node id in a line of the short summary, `FAILED node id - message`. Parameters may hold ` - ` themselves; the
 * headings of the failures, where there are any, tell where the name ends.
 */
export function nodeIdOf(line: string, headings: ReadonlySet<string>): string {
  if (line.startsWith('SUBFAIL')) return subtestOf(line, headings)
  const text = line.slice(line.indexOf(' ') + 1).trim()
  const candidates = beginnings(text)
  return candidates.find((candidate) => headings.has(headingOf(candidate))) ?? candidates.find(isClosed) ?? text
}

/** `SUBFAILED[message] (i=1) node id - message`: the subtest is told before the test that it belongs to. */
function subtestOf(line: string, headings: ReadonlySet<string>): string {
  const start = line.lastIndexOf(' ', line.indexOf('::'))
  const subtest = line.slice(0, start).replace(/^SUBFAIL(?:ED)?/, '')
  return `${nodeIdOf(`FAILED ${line.slice(start + 1)}`, headings)} ${subtest}`.trimEnd()
}

const MAX_CANDIDATES = 20

/** The text up to each ` - `, shortest first, and the whole of it. */
function beginnings(text: string): string[] {
  const found: string[] = []
  for (let at = text.indexOf(' - '); at !== -1 && found.length < MAX_CANDIDATES; at = text.indexOf(' - ', at + 1)) {
    found.push(text.slice(0, at))
  }
  return [...found, text]
}

/** A name with parameters ends with their bracket. */
const isClosed = (candidate: string) => candidate.endsWith(']') || !candidate.includes('[')
