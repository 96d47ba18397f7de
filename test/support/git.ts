import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isThere, tryLooseRef, tryLooseRefs } from './git-files.ts'

/** Nothing of the machine's configuration reaches a test, and equal contents give equal commits. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
}

export interface GitCall {
  readonly input?: string | Buffer
  readonly env?: Readonly<Record<string, string>>
}

/** Runs git in a folder and gives back its bytes. Throws an Error with git's own words. */
export async function gitBytes(directory: string, args: readonly string[], call: GitCall = {}): Promise<Buffer> {
  const child = spawn('git', args, { cwd: directory, env: { ...ENVIRONMENT, ...call.env } })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  // git may end without reading its input; its exit code tells the story.
  child.stdin.on('error', () => undefined)
  child.stdin.end(call.input)
  await once(child, 'close')
  if (child.exitCode === 0) return Buffer.concat(out)
  throw new Error(`git ${args.join(' ')} ended with ${child.exitCode}: ${Buffer.concat(err).toString().trim()}`)
}

/** Like `gitBytes`, as text without the last line end. */
export async function git(directory: string, args: readonly string[], call?: GitCall): Promise<string> {
  return (await gitBytes(directory, args, call)).toString('utf8').replace(/\n$/, '')
}

/** `undefined` instead of throwing. */
export const tryGit = (directory: string, args: readonly string[], call?: GitCall): Promise<string | undefined> =>
  git(directory, args, call).catch(() => undefined)

export interface Person {
  readonly name: string
  readonly email: string
}

/** Text or bytes; with a mode where it is no plain file; `null` removes. */
export type FileContent = string | Buffer | null | { readonly mode: FileMode; readonly content: string | Buffer }
export type FileMode = '100644' | '100755' | '120000' | '160000'

export interface CommitSpec {
  readonly branch: string
  /** A commit or branch; the branch itself when left out and present. */
  readonly from?: string | undefined
  readonly files: Readonly<Record<string, FileContent>>
  readonly message?: string
  readonly author?: Person
  /** Seconds since 1970. */
  readonly time?: number
}

export const AUTHOR: Person = { name: 'Ada Lovelace', email: 'ada@example.com' }
const FIRST_COMMIT = Date.parse('2026-11-01T12:00:00Z') / 1000

/** Makes one commit of a map of files on a branch, and moves the branch there. Returns its name. */
export async function commitFiles(directory: string, spec: CommitSpec): Promise<string> {
  const { branch, files, message = 'Change', author = AUTHOR, time = FIRST_COMMIT } = spec
  const parent = await findParent(directory, spec)
  if (spec.from !== undefined && parent === undefined)
    throw new Error(`There is no commit or branch "${spec.from}" to begin from.`)
  const who = `${author.name} <${author.email}> ${time} +0000`
  const stream = Buffer.concat([
    Buffer.from(`commit refs/heads/${branch}\nmark :1\nauthor ${who}\ncommitter ${who}\n`),
    data(message),
    ...(parent ? [Buffer.from(`from ${parent}\n`)] : []),
    ...Object.entries(files).map(([path, content]) => fileCommand(path, content)),
    Buffer.from('get-mark :1\n'),
  ])
  return git(directory, ['fast-import', '--quiet', '--force', '--cat-blob-fd=1'], { input: stream })
}

async function findParent(directory: string, { branch, from }: CommitSpec): Promise<string | undefined> {
  const ref = `refs/heads/${from ?? branch}`
  for (const gitDir of [join(directory, '.git'), directory]) {
    if (!(await isThere(join(gitDir, 'HEAD')))) continue
    const loose = await tryLooseRef(gitDir, ref)
    if (loose !== undefined) return loose
    if (from === undefined && (await tryLooseRefs(gitDir, 'refs/heads'))?.length === 0) return undefined
  }
  return tryGit(directory, ['rev-parse', '--verify', '-q', `${from ?? ref}^{commit}`])
}

function fileCommand(path: string, file: FileContent): Buffer {
  const quoted = `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
  if (file === null) return Buffer.from(`D ${quoted}\n`)
  const { mode, content } = typeof file === 'string' || Buffer.isBuffer(file) ? { mode: '100644', content: file } : file
  if (mode === '160000') return Buffer.from(`M ${mode} ${content} ${quoted}\n`)
  return Buffer.concat([Buffer.from(`M ${mode} inline ${quoted}\n`), data(content)])
}

function data(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')])
}
