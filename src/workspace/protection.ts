import type { Mirror } from './git/mirror.ts'

/** Which tracked files say what is right, and which say how that is found out. */
export interface Protection {
  isTest(path: string): boolean
  isSetting(path: string): boolean
}

export interface ProtectedPaths {
  /** What test runs may read and not write, most telling first. */
  readonly inTests: readonly string[]
  /** The same for set-up commands, which may write lock files and settings. */
  readonly inSetUp: readonly string[]
}

const ALWAYS = ['.git', '.github']
/** More than are made read-only; some may be missing by the time. */
const ENOUGH = 100
/** So many settings come before the first test, so that neither crowds out the other. */
const FIRST_SETTINGS = 12

/** Of a large repository only the first are found: each one costs time at every start of a command. */
export async function findProtected(mirror: Mirror, tree: string, protection: Protection): Promise<ProtectedPaths> {
  const depth = (path: string) => path.split('/').length
  const paths = [...(await mirror.paths(tree))].sort((a, b) => depth(a) - depth(b))
  const tests = takeSome(paths, protection.isTest)
  const settings = takeSome(paths, protection.isSetting)
  const inTests = [...ALWAYS, ...settings.slice(0, FIRST_SETTINGS), ...tests, ...settings.slice(FIRST_SETTINGS)]
  return { inTests, inSetUp: [...ALWAYS, ...tests] }
}

function takeSome(paths: readonly string[], isWanted: (path: string) => boolean): string[] {
  const taken: string[] = []
  for (const path of paths) {
    if (taken.length === ENOUGH) break
    if (isWanted(path)) taken.push(path)
  }
  return taken
}
