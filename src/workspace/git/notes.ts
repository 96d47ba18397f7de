import { rm, writeFile } from 'node:fs/promises'
import { GitPluginError } from 'simple-git'
import { ConfigError, messageOf, ServiceError } from '../../errors.ts'
import { fetchRef, onOneLine, type PushTarget, pushRef } from './remote.ts'
import type { Objects } from './trees.ts'

/** What goes with a commit and is no part of it: git-notes(1). Whoever may push to the repository may change it. */
export interface NotePlace {
  readonly source: PushTarget['source']
  readonly commit: string
}

export interface NoteUpdate extends NotePlace {
  /**
   * The new text, by what the note holds now. Two runs must not write the same: in one second git would make one commit of
   * both, and neither would learn of the other.
   */
  readonly update: (now: string | undefined) => string
}

type NoteParts = Pick<Objects, 'openGit' | 'scratch'>

const REF = 'refs/notes/regreen'

/** Ours are far shorter. */
const MAX_BYTES = 64 * 1024

/** Our note on a commit, which need not be here itself; `undefined` for none. Throws ConfigError or ServiceError. */
export function readNote({ openGit }: NoteParts, { source, commit }: NotePlace): Promise<string | undefined> {
  return translated('read', commit, async () => {
    await fetchRef(openGit, source, REF)
    return readHere(openGit, commit)
  })
}

const MAX_TRIES = 5
/** All notes share one ref: another run has written one in between. */
const OVERTAKEN = /fetch first|non-fast-forward|cannot lock ref|failed to update ref/

/** Writes our note on a commit. Of runs that write at the same time none is lost. Throws ConfigError or ServiceError. */
export function writeNote({ openGit, scratch }: NoteParts, { source, commit, update }: NoteUpdate): Promise<void> {
  return translated('written', commit, async () => {
    for (let tries = 1; ; tries++) {
      await fetchRef(openGit, source, REF)
      await writeHere({ openGit, scratch }, commit, update(await readHere(openGit, commit)))
      try {
        return await pushRef(openGit, source, REF)
      } catch (error) {
        if (tries === MAX_TRIES || !OVERTAKEN.test(messageOf(error))) throw error
      }
    }
  })
}

async function readHere(openGit: NoteParts['openGit'], commit: string): Promise<string | undefined> {
  // A line for each note: the blob, and the commit that it is for.
  const notes = await openGit().raw(['notes', '--ref', REF, 'list'])
  const line = notes.split('\n').find((line) => line.endsWith(` ${commit}`))
  if (line === undefined) return undefined
  const blob = line.slice(0, -commit.length - 1)
  const bytes = Number(await openGit().raw(['cat-file', '-s', blob]))
  return bytes <= MAX_BYTES ? openGit().raw(['cat-file', 'blob', blob]) : undefined
}

async function writeHere({ openGit, scratch }: NoteParts, commit: string, text: string): Promise<void> {
  const file = scratch('note')
  await writeFile(file, text)
  try {
    await openGit().raw(['notes', '--ref', REF, 'add', '--force', '--file', file, commit])
  } finally {
    await rm(file, { force: true })
  }
}

const CURE = `Let the job have "contents: write" and the repository's rules let ${REF} be written; where that ref holds no notes, delete it.`

/** git's own errors become ones that say what to do. A run that is stopped stays one. */
async function translated<T>(verb: string, commit: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConfigError || error instanceof ServiceError || error instanceof GitPluginError) throw error
    const said = onOneLine(messageOf(error)).slice(0, 500)
    throw new ServiceError(`The note on ${commit.slice(0, 12)} could not be ${verb}. ${CURE} Git said: ${said}`)
  }
}
