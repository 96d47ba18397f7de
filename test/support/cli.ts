import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
const OPTIONS = ['--disable-warning=ExperimentalWarning', '--import', new URL('compile-cache.ts', import.meta.url).href]

/** Results that a command leaves for a person go with the tests. */
const TEMPORARY = mkdtempSync(join(tmpdir(), 'regreen-test-'))
process.once('exit', () => rmSync(TEMPORARY, { recursive: true, force: true }))

export interface CliOptions {
  readonly directory?: string
  readonly env?: Readonly<Record<string, string>>
  /** What a person types; the input ends after it. */
  readonly input?: string
}

export interface CliResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts the real command line in a process of its own, with nothing of our environment but PATH, and a place for temporary files. */
export function startCli(args: readonly string[], { directory, env = {}, input }: CliOptions = {}) {
  const child = spawn(process.execPath, [...OPTIONS, ENTRY, ...args], {
    cwd: directory ?? process.cwd(),
    env: { PATH: process.env.PATH, TMPDIR: TEMPORARY, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  if (input !== undefined) child.stdin.end(input)
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text
    })
  }
  const ended = once(child, 'close').then(([code]): CliResult => ({ code, ...texts }))
  return { child, texts, ended }
}

/** Runs a command to its end. Without input there is nobody to answer. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  return startCli(args, { input: '', ...options }).ended
}
