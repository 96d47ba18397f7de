import { posix } from 'node:path'
import type { SimpleGit } from 'simple-git'
import { messageOf, ToolError } from '../errors.ts'
import type { Jail } from './files/files.ts'
import { type OpenGit, splitNul } from './git/git.ts'
import { toGlobSpec, toPathspecs } from './git/pathspec.ts'
import type { FileMatches, SearchQuery } from './types.ts'
import type { Writes } from './writes.ts'

const MAX_SEARCH_BYTES = 256 * 1024
const TIMEOUT_MS = 10_000

interface ListingPlace {
  readonly openGit: OpenGit
  /** The mirror's index of the copy; the copy's own configuration is never read. */
  readonly indexFile: string
  /** The copy's root. */
  readonly root: string
  /** The working directory, from the root. */
  readonly folder: string
  readonly jail: Jail
  readonly writes: Writes
  /** Paths of the tree that the copy began with. */
  readonly treePaths: () => Promise<readonly string[]>
}

/** Tracked and new files of a copy. Paths are relative to the working directory; a folder is named from the root. */
export interface Listing {
  /** All paths below a folder, sorted as git sorts. Throws ToolError for a glob that git does not understand. */
  list(folder: string, glob: string | undefined): Promise<readonly string[]>
  search(query: SearchQuery, signal: AbortSignal): Promise<readonly FileMatches[]>
  /** All paths, from the root. */
  tracked(): Promise<readonly string[]>
  /** Files below the working directory that are neither tracked nor written by a tool, by globs of git's own kind. */
  untracked(globs: readonly string[]): Promise<readonly string[]>
}

/** Lists with the mirror's git, which reads no configuration of the copy. */
export function createListing(place: ListingPlace): Listing {
  const open = opener(place)
  const sync = createSync(open, place)
  const local = toLocal(place.folder)

  return {
    async list(folder, glob) {
      const specs = toPathspecs(folder, glob)
      if (specs.length === 0) return (await sync()).map(local)
      await sync()
      const args = ['ls-files', '-z', '--', ...specs]
      const output = await withinTime((signal) => open(signal).raw(args), 'The glob takes too long. Use a simpler one.')
      return splitNul(output).map(local)
    },

    async search(query, signal) {
      const args = grepArguments(query, toPathspecs(place.folder, query.glob))
      await sync()
      const blocks = parseBlocks(await grep(open, args, signal)).map(({ path, text }) => ({ path: local(path), text }))
      // A test process may have put a symlink in a folder's place, and git grep would look behind it.
      const isReal = await Promise.all(blocks.map(({ path }) => place.jail.isFile(path)))
      return blocks.filter((_, i) => isReal[i])
    },

    tracked: sync,

    async untracked(globs) {
      await sync()
      const specs = globs.map((glob) => toGlobSpec(place.folder, glob))
      const paths = splitNul(await open().raw(['ls-files', '--others', '-z', '--', ...specs]))
      return paths
        .filter((path) => !path.endsWith('/'))
        .map(local)
        .sort()
    },
  }
}

type Open = (signal?: AbortSignal) => SimpleGit

const opener =
  ({ openGit, indexFile, root: workTree }: ListingPlace): Open =>
  (signal) =>
    openGit({ indexFile, workTree, ...(signal && { signal }) })

/** Brings the index up to date with what the tools have written, and answers all paths. To be awaited before it is asked. */
function createSync(open: Open, { writes, treePaths }: ListingPlace): () => Promise<readonly string[]> {
  let synced: Promise<readonly string[]> | undefined
  return () => {
    // One after the other: side by side they would meet at the index's lock.
    synced = (synced ?? treePaths()).then((listed) => update(open, writes, listed))
    return synced
  }
}

async function update(open: Open, writes: Writes, listed: readonly string[]): Promise<readonly string[]> {
  const changed = writes.takeUnlisted().filter(([path, isPresent]) => listed.includes(path) !== isPresent)
  if (changed.length === 0) return listed
  await updateIndex(open(), changed)
  return splitNul(await open().raw(['ls-files', '-z']))
}

/** From the root to from the working directory. `posix.relative` for 50,000 paths takes longer than git itself. */
function toLocal(folder: string): (path: string) => string {
  const prefix = folder === '.' ? '' : `${folder}/`
  return (path) => (path.startsWith(prefix) ? path.slice(prefix.length) : posix.relative(folder, path))
}

/** The name of the empty file in every repository: an index entry needs one, and only its path is used. */
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'

async function updateIndex(git: SimpleGit, changed: ReturnType<Writes['takeUnlisted']>): Promise<void> {
  const added = changed.flatMap(([path, isPresent]) =>
    isPresent ? ['--cacheinfo', `100644,${EMPTY_BLOB},${path}`] : [],
  )
  const removed = changed.flatMap(([path, isPresent]) => (isPresent ? [] : [path]))
  if (removed.length > 0) await git.raw(['update-index', '--force-remove', '--', ...removed])
  if (added.length > 0) await git.raw(['update-index', '--add', '--replace', ...added])
}

/** Perl expressions, because PCRE gives up on a runaway pattern by itself. */
function grepArguments({ pattern, contextLines, perFile }: SearchQuery, specs: readonly string[]): string[] {
  const options = ['-P', '-n', '-I', '--heading', '--break', '--no-color', '--no-recurse-submodules']
  const context = contextLines > 0 ? [`-C${contextLines}`] : []
  return ['grep', ...options, `--max-count=${perFile}`, ...context, '-e', pattern, '--', ...specs]
}

async function grep(open: Open, args: string[], signal: AbortSignal): Promise<string> {
  const enough = new AbortController()
  const chunks: Buffer[] = []
  let bytes = 0
  const take = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= MAX_SEARCH_BYTES) chunks.push(chunk)
    else enough.abort()
  }
  try {
    await withinTime((timeout) => {
      const git = open(AbortSignal.any([enough.signal, timeout, signal]))
      return git.outputHandler((_command, stdout) => stdout.on('data', take)).raw(args)
    }, 'The search took too long. Use a simpler pattern or a narrower glob.')
  } catch (error) {
    signal.throwIfAborted()
    if (!enough.signal.aborted) throw describeFailure(error)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function describeFailure(error: unknown): unknown {
  if (error instanceof ToolError) return error
  const said = messageOf(error).trim()
  return new ToolError(`The search failed: ${said}. The pattern is a Perl-compatible regular expression.`)
}

async function withinTime<T>(work: (signal: AbortSignal) => PromiseLike<T>, advice: string): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await work(timeout)
  } catch (error) {
    throw timeout.aborted ? new ToolError(advice) : error
  }
}

/** `path`, then its lines, then an empty line: `git grep --heading --break`. */
function parseBlocks(output: string): FileMatches[] {
  return output
    .split(/\n\n(?=[^\n]+\n\d+[:-])/)
    .map((block) => block.trimEnd())
    .filter((block) => block !== '')
    .map((block) => {
      const end = block.indexOf('\n')
      return { path: block.slice(0, end), text: block.slice(end + 1) }
    })
}
