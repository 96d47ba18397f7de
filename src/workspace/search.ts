import { messageOf, ToolError } from '../errors.ts'
import type { Jail } from './files.ts'
import type { Mirror } from './mirror.ts'
import type { SearchQuery } from './types.ts'

const MAX_BYTES = 256 * 1024
const TIMEOUT_MS = 10_000

export interface SearchPlace {
  readonly mirror: Mirror
  readonly indexFile: string
  /** The copy's root. */
  readonly root: string
  /** Pathspec of the working directory, from the root. */
  readonly prefix: string
  readonly jail: Jail
}

/**
 * `git grep` over the copy with the mirror's own index: tracked and new files only, no configuration of the copy's.
 * Perl expressions, because PCRE gives up on a runaway pattern by itself.
 */
export async function searchFiles(query: SearchQuery, place: SearchPlace, signal: AbortSignal): Promise<string> {
  const options = ['-n', '-I', '--heading', '--break', '--no-color', '--no-recurse-submodules', '--max-count=50']
  const magic = query.glob === undefined ? ':(literal)' : ':(glob)'
  const spec = `${magic}${[place.prefix, query.glob ?? ''].filter((part) => part !== '').join('/') || '.'}`
  const context = query.contextLines > 0 ? [`-C${query.contextLines}`] : []
  const args = [...options, ...context, '-e', query.pattern, '--', spec]

  const output = await grep(['grep', '-P', ...args], place, signal)
  return dropLinked(output, place)
}

async function grep(args: string[], place: SearchPlace, signal: AbortSignal): Promise<string> {
  const enough = new AbortController()
  const chunks: Buffer[] = []
  let bytes = 0
  const ended = AbortSignal.any([enough.signal, AbortSignal.timeout(TIMEOUT_MS), signal])
  const git = place.mirror.git({ indexFile: place.indexFile, workTree: place.root, signal: ended })
  git.outputHandler((_command, stdout) => {
    stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_BYTES) chunks.push(chunk)
      else enough.abort()
    })
  })
  try {
    await git.raw(args)
  } catch (error) {
    signal.throwIfAborted()
    if (enough.signal.aborted) return Buffer.concat(chunks).toString('utf8')
    if (ended.aborted) throw new ToolError('The search took too long. Use a simpler pattern or a narrower glob.')
    throw new ToolError(
      `The search failed: ${messageOf(error).trim()}. The pattern is a Perl-compatible regular expression.`,
    )
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Paths as the model knows them; without files behind a symlink, which a test process may have put in a folder's place. */
async function dropLinked(output: string, { jail, prefix }: SearchPlace): Promise<string> {
  const blocks = output.split(/\n\n(?=[^\n]+\n\d+[:-])/)
  const kept: string[] = []
  for (const block of blocks) {
    const local = prefix === '' ? block : block.slice(prefix.length + 1)
    const path = local.slice(0, local.indexOf('\n'))
    if (path !== '' && (await jail.isFile(path))) kept.push(local)
  }
  return kept.join('\n\n')
}
