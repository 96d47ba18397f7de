import { rm, writeFile } from 'node:fs/promises'
import { messageOf, ServiceError } from '../../errors.ts'
import { fetchRef, onOneLine, type PushTarget, pushRef } from './remote.ts'
import type { Objects } from './trees.ts'

/** What goes with a commit and is no part of it: git-notes(1). Whoever may push to the repository may change it. */
export interface NotePlace {
  readonly source: PushTarget['source']
  readonly commit: string
}

export interface Note extends NotePlace {
  readonly text: string
}

type NoteParts = Pick<Objects, 'openGit' | 'scratch'>

const REF = 'refs/notes/regreen'

/** Ours are far shorter. */
const MAX_BYTES = 64 * 1024

/** Our note on a commit, which need not be here itself; `undefined` for none. Throws ConfigError or ServiceError. */
export async function readNote({ openGit }: NoteParts, { source, commit }: NotePlace): Promise<string | undefined> {
  await fetchRef(openGit, source, REF)
  // A line for each note: the blob, and the commit that it is for.
  const notes = await openGit().raw(['notes', '--ref', REF, 'list'])
  const line = notes.split('\n').find((line) => line.endsWith(` ${commit}`))
  if (line === undefined) return undefined
  const blob = line.slice(0, -commit.length - 1)
  const bytes = Number(await openGit().raw(['cat-file', '-s', blob]))
  return bytes <= MAX_BYTES ? openGit().raw(['cat-file', 'blob', blob]) : undefined
}

const MAX_TRIES = 5
/** All notes share one ref: another run has written one in between. */
const OVERTAKEN = /fetch first|non-fast-forward|cannot lock ref|failed to update ref/

/** Writes our note on a commit, in the place of an older one. Throws ConfigError or ServiceError. */
export async function writeNote({ openGit, scratch }: NoteParts, { source, commit, text }: Note): Promise<void> {
  const file = scratch('note')
  await writeFile(file, text)
  try {
    for (let tries = 1; ; tries++) {
      await fetchRef(openGit, source, REF)
      await openGit().raw(['notes', '--ref', REF, 'add', '--force', '--file', file, commit])
      try {
        return await pushRef(openGit, source, REF)
      } catch (error) {
        const said = messageOf(error)
        if (tries === MAX_TRIES || !OVERTAKEN.test(said))
          throw new ServiceError(`Git could not push the note on ${commit} to ${source.url}: ${onOneLine(said)}`)
      }
    }
  } finally {
    await rm(file, { force: true })
  }
}
