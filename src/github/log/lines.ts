/** A job's log: whole, or in the pieces in which it arrives. */
export type LogSource = string | Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>

const PIECE = 64 * 1024
const MAX_END = 4_000

/**
 * The log's lines, many at a time. Nothing is kept but the line that is not complete yet, and of a line of more than
 * 8,000 characters only both ends, so that a log of any size and shape is read in the same little memory.
 */
export async function* readLines(source: LogSource): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of typeof source === 'string' ? [source] : source) {
    for (const piece of cut(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))) {
      const lines = (rest + piece).split('\n')
      rest = keepEnds(lines.pop() ?? '')
      yield lines.map(keepEnds)
    }
  }
  rest += decoder.decode()
  if (rest !== '') yield [rest]
}

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

function keepEnds(line: string): string {
  return line.length <= 2 * MAX_END ? line : line.slice(0, MAX_END) + line.slice(-MAX_END)
}
