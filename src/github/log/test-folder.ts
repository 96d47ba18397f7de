import type { LogStep } from './steps.ts'

/** What a step says of where its tests ran. A stranger's words: they are looked up in the repository. */
export interface FolderHints {
  /** From the repository's root. */
  readonly folder: string | undefined
  /** The name in the package.json whose script was run. */
  readonly packageName: string | undefined
}

interface FolderFinder {
  read(line: string): void
  hints(step: LogStep | undefined): FolderHints
}

/** npm and pnpm say first whose script they run: `> shop@1.0.0 test`. */
const PACKAGE = /^> ((?:@[\w.-]+\/)?[\w.-]+)@\S+ test[\w:-]*(?: \S+)?$/
/** pytest's heading, with the folder of a checkout on GitHub's runners. */
const ROOT = /^rootdir: (?:\/[\w.-]+)*\/_?work\/[\w.-]+\/[\w.-]+\/([\w@.-]+(?:\/[\w@.-]+)*)/
/** Other options would mean another package than that of the folder in which the command ran, and paths would end there. */
const PLAIN_SCRIPT = /^(?:npm|pnpm|yarn|bun)(?: run)? test[\w:-]*(?: -- .*)?$/
const PLAIN_PYTEST = /^(?:python[\d.]* -m )?pytest(?: -\S+)*$/
const MOVE = /^cd (?:\.\/)?([\w@.-]+(?:\/[\w@.-]+)*)\/?(?: && [^;&|]+)?$/

/** Takes a log line by line; what it found is asked for at the end. */
export function createFolderFinder(): FolderFinder {
  let script: string | undefined
  let root: string | undefined
  return {
    read(line) {
      if (line.startsWith('> ')) script ??= line
      root ??= ROOT.exec(line)?.[1]
    },
    hints(step) {
      const commands = (step?.script ?? []).map((line) => line.trim())
      const runs = (plain: RegExp) => commands.some((command) => plain.test(command))
      return {
        folder: findMove(commands) ?? (runs(PLAIN_PYTEST) ? root : undefined),
        packageName: runs(PLAIN_SCRIPT) ? PACKAGE.exec(script ?? '')?.[1] : undefined,
      }
    },
  }
}

/** Of several moves none is followed: what ran where is not known then. */
function findMove(commands: readonly string[]): string | undefined {
  const moves = commands.filter((command) => /(?:^|[\s(;&])(?:cd|pushd)\s/.test(command))
  const folder = moves.length === 1 ? MOVE.exec(moves[0] ?? '')?.[1] : undefined
  return folder?.split('/').includes('..') ? undefined : folder
}
