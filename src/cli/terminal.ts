import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { plainText, quoteShellLine, shortenMiddle } from '../text.ts'

/** Where people's text goes, and where their answers come from. */
export interface Terminal {
  /** A line for people. Never raw bytes of a child process. */
  print(text: string): void
  /** One machine-readable object on stdout; then people's text is on stderr. */
  printJson(value: unknown): void
  /** Why the command failed, on stderr. */
  printError(text: string): void
  /** Waits for a line; `undefined` at the end of input. Throws the signal's reason when that comes first. */
  ask(question: string, signal: AbortSignal): Promise<string | undefined>
  /** Lets go of the input; without this the process would wait for it. */
  close(): void
  readonly style: Style
}

export interface Style {
  bold(text: string): string
  green(text: string): string
  red(text: string): string
}

export interface Streams {
  readonly stdin: Readable
  readonly stdout: Writable & { readonly isTTY?: boolean }
  readonly stderr: Writable & { readonly isTTY?: boolean }
}

/** What is told when somebody stops a command. */
export const STOPPED = 'Stopped. Nothing was applied.'

/** With `isJson` stdout is for the one object, and all text for people goes to stderr. */
export function createTerminal(streams: Streams, { isJson, noColor }: { isJson: boolean; noColor: boolean }): Terminal {
  const out = isJson ? streams.stderr : streams.stdout
  for (const stream of [streams.stdout, streams.stderr]) stream.on('error', ignoreClosedPipe)
  let reader: LineReader | undefined
  const paint =
    (code: number, { isTTY } = out) =>
    (text: string) =>
      isTTY && !noColor ? `\x1b[${code}m${text}\x1b[0m` : text
  return {
    style: { bold: paint(1), green: paint(32), red: paint(31) },
    print: (text) => out.write(`${text}\n`),
    printJson(value) {
      if (isJson) streams.stdout.write(`${JSON.stringify(value)}\n`)
    },
    printError: (text) => streams.stderr.write(`${paint(31, streams.stderr)('error')}: ${text}\n`),
    async ask(question, signal) {
      signal.throwIfAborted()
      out.write(question)
      // One reader for all questions: each would otherwise swallow the lines meant for the next.
      reader ??= createLineReader(streams.stdin)
      return reader.next(signal)
    },
    close: () => reader?.close(),
  }
}

/** Whoever reads along may have seen enough, as `head` has. The command goes on to its end. */
function ignoreClosedPipe(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error
}

interface LineReader {
  next(signal: AbortSignal): Promise<string | undefined>
  close(): void
}

/** Not in readline's terminal mode: there the interrupt key would be a character instead of a signal. */
function createLineReader(input: Readable): LineReader {
  const reader = createInterface({ input, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  return {
    next: (signal) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
        lines
          .next()
          .then(({ value, done }) => resolve(done ? undefined : value), reject)
          .finally(() => signal.removeEventListener('abort', stop))
      }),
    close: () => reader.close(),
  }
}

/** A stranger's text as indented lines; of a long one the beginning and, above all, the end. */
export function renderBlock(text: string, maxBytes: number): string[] {
  const shown = shortenMiddle(plainText(text).trim(), maxBytes)
  return shown === '' ? [] : shown.split('\n').map((line) => `  ${line}`)
}

const MAX_OUTPUT_BYTES = 4_000

/** What is run here on the word of somebody's file: it has to be seen, whatever it holds. */
export const renderRecorded = (command: string): string =>
  `The recorded test command is run here: ${quoteShellLine(command)}`

/** What a command that failed has printed, for whoever has to repair it. */
export function renderOutput(output: string): string {
  const lines = renderBlock(output, MAX_OUTPUT_BYTES)
  return lines.length === 0 ? 'It printed nothing.' : ['It printed:', ...lines].join('\n')
}

/** A diff for the terminal: what a stranger wrote is stripped of what a terminal would obey. */
export function renderDiff(diff: string, style: Style): string {
  return plainText(diff)
    .split('\n')
    .map((line) => (line.startsWith('+') ? style.green(line) : line.startsWith('-') ? style.red(line) : line))
    .join('\n')
}
