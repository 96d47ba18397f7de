import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { plainText } from '../text.ts'

/** Where people's text goes, and where their answers come from. */
export interface Terminal {
  /** A line for people. Never raw bytes of a child process. */
  print(text: string): void
  /** One machine-readable object on stdout; then people's text is on stderr. */
  printJson(value: unknown): void
  /** Waits for a line; `undefined` at the end of input. */
  ask(question: string): Promise<string | undefined>
  readonly isJson: boolean
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

export function createTerminal(streams: Streams, { isJson, noColor }: { isJson: boolean; noColor: boolean }): Terminal {
  const out = isJson ? streams.stderr : streams.stdout
  const paint = (code: number) => (text: string) => (out.isTTY && !noColor ? `\x1b[${code}m${text}\x1b[0m` : text)
  return {
    isJson,
    style: { bold: paint(1), green: paint(32), red: paint(31) },
    print: (text) => out.write(`${text}\n`),
    printJson(value) {
      if (isJson) streams.stdout.write(`${JSON.stringify(value)}\n`)
    },
    async ask(question) {
      const lines = createInterface({ input: streams.stdin, output: out })
      try {
        return await new Promise<string | undefined>((resolve) => {
          lines.once('close', () => resolve(undefined))
          lines.question(question).then(resolve, () => resolve(undefined))
        })
      } finally {
        lines.close()
      }
    },
  }
}

/** A diff for the terminal: what a stranger wrote is stripped of what a terminal would obey. */
export function renderDiff(diff: string, style: Style): string {
  return plainText(diff)
    .split('\n')
    .map((line) => (line.startsWith('+') ? style.green(line) : line.startsWith('-') ? style.red(line) : line))
    .join('\n')
}
