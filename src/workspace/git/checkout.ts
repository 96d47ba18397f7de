import { lstat, readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { createGit } from './git.ts'

/** How far back a checkout reaches. */
export interface CheckoutDepth {
  readonly isShallow: boolean
  /** How many parents HEAD names, whether they are there or not. */
  readonly parents: number
}

/** `undefined` where there is no checkout. */
export async function readDepth(workspace: string, searchPath: string): Promise<CheckoutDepth | undefined> {
  try {
    const git = createGit({ directory: workspace, searchPath })
    const ask = (...question: string[]) => git.raw(['-c', 'safe.directory=*', ...question])
    const isShallow = (await ask('rev-parse', '--is-shallow-repository')).trim() === 'true'
    // The commit's own words: git itself hides parents that a shallow checkout lacks.
    const [head = ''] = (await ask('cat-file', 'commit', 'HEAD')).split('\n\n')
    return { isShallow, parents: head.match(/^parent /gm)?.length ?? 0 }
  } catch {
    return undefined
  }
}

/** The address of the remote `origin`; `undefined` where there is none. */
export async function readOrigin(workspace: string, searchPath: string): Promise<string | undefined> {
  try {
    const git = createGit({ directory: workspace, searchPath })
    return (await git.raw(['-c', 'safe.directory=*', 'config', '--get', 'remote.origin.url'])).trim() || undefined
  } catch {
    return undefined
  }
}

/** The workflow files that a checkout holds, by path; empty where there is no checkout. */
export async function readWorkflowFiles(workspace: string): Promise<ReadonlyMap<string, string>> {
  const folder = '.github/workflows'
  const names = await readdir(join(workspace, folder)).catch(() => [])
  const texts = new Map<string, string>()
  for (const name of names.filter((one) => /\.ya?ml$/.test(one)).sort()) {
    const text = await tryRead(join(workspace, folder, name))
    if (text !== undefined) texts.set(`${folder}/${name}`, text)
  }
  return texts
}

/** A credential that lies where tests of the job can read it. What it is, never its value. */
export interface KeptCredential {
  readonly file: string
  readonly what: string
}

/**
 * Looks for what a checkout has left: up to its fifth version a header in `.git/config`, since then a file elsewhere that
 * `.git/config` includes. Files are read as text, because git would follow what is written in them.
 * https://github.com/actions/checkout/blob/main/src/git-auth-helper.ts
 */
export async function findKeptCredentials(workspace: string): Promise<KeptCredential[]> {
  const gitDir = join(workspace, '.git')
  const config = join(gitDir, 'config')
  const text = (await tryRead(config)) ?? ''
  const included = listIncludes(text).map((path) => (isAbsolute(path) ? path : join(gitDir, path)))
  const found = await Promise.all(included.map(async (file) => judge(file, (await tryRead(file)) ?? '')))
  return [...judge(config, text), ...found.flat()]
}

function judge(file: string, text: string): KeptCredential[] {
  const lines = text.split(/\r?\n/)
  const hasHeader = lines.some((line) => /^\s*extraheader\s*=\s*authorization:/i.test(line))
  const hasAddress = lines.some((line) => /^\s*(?:push)?url\s*=\s*https?:\/\/[^/\s]*:[^/\s]*@/i.test(line))
  return [
    ...(hasHeader ? [{ file, what: 'A token, in a header for git,' }] : []),
    ...(hasAddress ? [{ file, what: 'A password, in the address of a remote,' }] : []),
  ]
}

/** Paths in sections `[include]` and `[includeIf "…"]`. */
function listIncludes(text: string): string[] {
  let isIncluding = false
  return text.split(/\r?\n/).flatMap((line) => {
    const section = /^\s*\[\s*([A-Za-z-]+)/.exec(line)?.[1]
    if (section !== undefined) isIncluding = /^include(if)?$/i.test(section)
    const path = isIncluding ? /^\s*path\s*=\s*"?(.*?)"?\s*$/i.exec(line)?.[1] : undefined
    return path ? [path] : []
  })
}

const MAX_BYTES = 1024 * 1024

async function tryRead(file: string): Promise<string | undefined> {
  try {
    // A pipe or a device would never end.
    const stats = await lstat(file)
    return stats.isFile() && stats.size <= MAX_BYTES ? await readFile(file, 'utf8') : undefined
  } catch {
    // Absent, or not for us to read; then nobody of the same user reads it either.
    return undefined
  }
}
