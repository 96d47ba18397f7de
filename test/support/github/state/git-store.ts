import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommitSpec, commitFiles, type GitCall, git, gitBytes, type Person, tryGit } from '../../git.ts'
import {
  type ObjectType,
  tryLooseObject,
  tryLooseRef,
  tryLooseRefs,
  writeLooseObject,
  writeLooseRef,
} from '../../git-files.ts'
import { createHistory, type History } from './history.ts'

/** A commit as git has it. */
export interface CommitObject {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
  readonly message: string
}

export interface Signature extends Person {
  /** ISO 8601 in UTC. */
  readonly date: string
}

export interface TreeEntry {
  readonly mode: string
  readonly type: string
  readonly sha: string
  readonly size: number | undefined
  readonly path: string
}

/** `null` removes the path. */
export interface NewEntry {
  readonly path: string
  readonly mode: string
  readonly sha: string | null
}

export interface FileDifference {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed'
  readonly path: string
  readonly previousPath: string | undefined
  readonly sha: string
  readonly additions: number
  readonly deletions: number
  /** Hunks only; absent for binary files. */
  readonly patch: string | undefined
}

/** One bare repository on disk: the truth that REST, GraphQL and pushes share. */
export interface GitStore extends History {
  readonly directory: string
  run(args: readonly string[], call?: GitCall): Promise<string>
  tryRun(args: readonly string[], call?: GitCall): Promise<string | undefined>
  bytes(args: readonly string[], call?: GitCall): Promise<Buffer>
  /** What a ref names, by its full name; `undefined` when there is none. */
  tryRef(ref: string): Promise<string | undefined>
  /** Points a ref of our own, such as that of a test merge, to a commit. */
  setRef(ref: string, sha: string): Promise<void>
  /** The full name of a commit; `undefined` when there is none. */
  tryCommit(rev: string): Promise<string | undefined>
  readCommit(sha: string): Promise<CommitObject>
  readBlob(sha: string): Promise<Buffer>
  writeBlob(content: string | Buffer): Promise<string>
  writeCommit(commit: Omit<CommitObject, 'sha'>): Promise<string>
  /** A tree made from another by single entries; see `NewEntry`. */
  writeTree(base: string | undefined, entries: readonly NewEntry[]): Promise<string>
  readTree(tree: string, recursive: boolean): Promise<readonly TreeEntry[]>
  refs(prefix: string): Promise<readonly { readonly ref: string; readonly sha: string }[]>
  /** Between two commits or trees, by their full names. */
  diff(base: string, head: string): Promise<readonly FileDifference[]>
  commit(spec: CommitSpec): Promise<string>
}

/** As on GitHub: any commit can be fetched by its name, partial clones work, force pushes are allowed. */
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = true
[http]
\treceivepack = true
[receive]
\tautogc = false
[uploadpack]
\tallowAnySHA1InWant = true
\tallowFilter = true
[gc]
\tauto = 0
`

/** The object name that stands for "nothing". */
export const NO_OBJECT = '0'.repeat(40)

export async function createGitStore(directory: string, defaultBranch: string): Promise<GitStore> {
  // What `git init --bare` would make, without starting it.
  await mkdir(join(directory, 'objects'), { recursive: true })
  await mkdir(join(directory, 'refs', 'heads'), { recursive: true })
  await writeFile(join(directory, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`)
  await writeFile(join(directory, 'config'), CONFIG)
  return openGitStore(directory)
}

function openGitStore(directory: string): GitStore {
  const readObject = async (type: ObjectType, sha: string) =>
    (await tryLooseObject(directory, sha, type)) ?? gitBytes(directory, ['cat-file', type, sha])
  const readCommit = async (sha: string) => parseCommit(sha, (await readObject('commit', sha)).toString())
  const diffs = new Map<string, Promise<readonly FileDifference[]>>()
  return {
    directory,
    run: (args, call) => git(directory, args, call),
    tryRun: (args, call) => tryGit(directory, args, call),
    bytes: (args, call) => gitBytes(directory, args, call),
    ...createHistory(directory, readCommit),
    tryRef: async (ref) =>
      (await tryLooseRef(directory, ref)) ?? tryGit(directory, ['rev-parse', '--verify', '-q', ref]),
    setRef: (ref, sha) => writeLooseRef(directory, ref, sha),
    async tryCommit(rev) {
      const name = (await tryBranch(directory, rev)) ?? rev
      if (name !== undefined && (await tryLooseObject(directory, name, 'commit'))) return name
      return tryGit(directory, ['rev-parse', '--verify', '-q', '--end-of-options', `${rev}^{commit}`])
    },
    readCommit,
    writeCommit: (commit) => writeLooseObject(directory, 'commit', renderCommitObject(commit)),
    readBlob: (sha) => readObject('blob', sha),
    writeBlob: (content) => writeLooseObject(directory, 'blob', content),
    commit: (spec) => commitFiles(directory, spec),
    writeTree: (base, entries) => writeTree(directory, base, entries),

    async readTree(tree, recursive) {
      const args = ['ls-tree', '-z', '-l', '--full-tree', ...(recursive ? ['-r', '-t'] : []), tree]
      return splitNul(await git(directory, args)).map(parseTreeEntry)
    },

    async refs(prefix) {
      const loose = await tryLooseRefs(directory, prefix)
      if (loose) return loose
      const lines = await git(directory, ['for-each-ref', '--format=%(objectname) %(refname)', prefix])
      return lines
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ sha: line.slice(0, 40), ref: line.slice(41) }))
    },

    diff(base, head) {
      const range = `${base} ${head}`
      const diff = diffs.get(range) ?? readDiff(directory, base, head)
      diffs.set(range, diff)
      return diff
    },
  }
}

/** A tag of the same name would be meant before the branch. */
async function tryBranch(directory: string, rev: string): Promise<string | undefined> {
  if (rev.startsWith('refs/heads/')) return tryLooseRef(directory, rev)
  const tag = await tryLooseRef(directory, `refs/tags/${rev}`)
  return tag === undefined ? tryLooseRef(directory, `refs/heads/${rev}`) : undefined
}

async function readDiff(directory: string, base: string, head: string): Promise<readonly FileDifference[]> {
  const [summary, patch] = await Promise.all([
    git(directory, ['diff', '--raw', '--numstat', '-z', '--abbrev=40', '-M', base, head]),
    git(directory, ['diff', '-M', base, head]),
  ])
  return parseDiff(splitNul(summary), patch)
}

async function writeTree(directory: string, base: string | undefined, entries: readonly NewEntry[]): Promise<string> {
  const indexFile = join(directory, `index-${randomUUID()}`)
  const env = { GIT_INDEX_FILE: indexFile }
  try {
    await git(directory, base ? ['read-tree', base] : ['read-tree', '--empty'], { env })
    const lines = entries.map(({ mode, sha, path }) =>
      sha ? `${mode} ${sha}\t${path}\0` : `0 ${NO_OBJECT}\t${path}\0`,
    )
    await git(directory, ['update-index', '-z', '--index-info'], { env, input: lines.join('') })
    return await git(directory, ['write-tree'], { env })
  } finally {
    await rm(indexFile, { force: true })
  }
}

const splitNul = (text: string): string[] => text.split('\0').filter((part) => part !== '')

function parseCommit(sha: string, text: string): CommitObject {
  const end = text.indexOf('\n\n')
  const headers = text
    .slice(0, end)
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
  const values = (name: string) => headers.flatMap(([key, value]) => (key === name && value ? [value] : []))
  return {
    sha,
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: parseSignature(values('author')[0] ?? ''),
    committer: parseSignature(values('committer')[0] ?? ''),
    message: text.slice(end + 2).replace(/\n$/, ''),
  }
}

function parseSignature(line: string): Signature {
  const [, name = '', email = '', seconds = '0'] = /^(.*) <(.*)> (\d+) [+-]\d{4}$/.exec(line) ?? []
  return { name, email, date: `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z` }
}

function renderCommitObject({ tree, parents, author, committer, message }: Omit<CommitObject, 'sha'>): string {
  const signature = ({ name, email, date }: Signature) =>
    `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signature(author)}`,
    `committer ${signature(committer)}`,
  ]
  return `${lines.join('\n')}\n\n${message}`
}

function parseTreeEntry(line: string): TreeEntry {
  const [meta = '', path = ''] = line.split('\t')
  const [mode = '', type = '', sha = '', size = '-'] = meta.split(/ +/)
  return { mode, type, sha, size: size === '-' ? undefined : Number(size), path }
}

/** Reads git's raw lines, then its number lines, then the patch; all three list the files in the same order. */
function parseDiff(parts: readonly string[], patch: string): FileDifference[] {
  const patches = patch.split(/^(?=diff --git )/m).filter(Boolean)
  const rest = [...parts]
  const raw: { letter: string; sha: string; path: string; previousPath: string | undefined }[] = []
  while (rest[0]?.startsWith(':')) {
    const [, , , sha = '', letter = ''] = (rest.shift() ?? '').split(' ')
    const first = rest.shift() ?? ''
    const second = /^[RC]/.test(letter) ? rest.shift() : undefined
    raw.push({ letter, sha, path: second ?? first, previousPath: second === undefined ? undefined : first })
  }
  return raw.map(({ letter, sha, path, previousPath }, i) => {
    const [additions = '0', deletions = '0'] = (rest.shift() ?? '').split('\t')
    if (previousPath !== undefined) rest.splice(0, 2)
    const hunks = /^@@ [\s\S]*/m.exec(patches[i] ?? '')?.[0].replace(/\n$/, '')
    return {
      status: STATUS[letter[0] ?? ''] ?? 'changed',
      path,
      previousPath,
      sha,
      additions: Number(additions) || 0,
      deletions: Number(deletions) || 0,
      patch: hunks,
    }
  })
}

const STATUS: Readonly<Record<string, FileDifference['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
}
