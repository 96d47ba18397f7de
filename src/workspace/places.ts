import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from './files/remove-folder.ts'
import type { Mirror } from './git/mirror.ts'
import { copyPrepared, listPrepared } from './overlay.ts'
import type { Processes } from './process/process.ts'

export interface PlaceSettings {
  readonly mirror: Mirror
  readonly processes: Processes
  readonly runDirectory: string
  readonly commit: string
  /** The job's workspace, whose prepared files each place gets; absent when nothing was prepared. */
  readonly prepared: string | undefined
  readonly searchPath: string
  /** Folders that a home is to have. */
  readonly homeFolders: readonly string[]
}

/** Folders for a copy: its files, and those beside them that its processes may use. */
export interface Place {
  readonly folder: string
  readonly root: string
  readonly home: string
  readonly temporary: string
}

/** Places for copies, without the files of any tree. */
export interface Places {
  take(): Promise<Place>
  /** Makes the next place while others work, if that takes time. What goes wrong is told to whoever takes it. */
  makeAhead(): void
  /** Removes the place that nobody has taken. */
  close(): Promise<void>
}

/** Below the run's folder; a place that was made ahead and not taken is removed at the end. */
export function openPlaces(settings: PlaceSettings): Places {
  let count = 0
  let list: Promise<readonly string[]> | undefined
  let ahead: Promise<Place> | undefined
  const closing = new AbortController()

  async function make(): Promise<Place> {
    const folder = join(settings.runDirectory, `copy-${count++}`)
    try {
      list ??= findPrepared(settings)
      return await fill(folder, await list, { ...settings, signal: closing.signal })
    } catch (error) {
      await removeFolder(folder)
      throw error
    }
  }

  return {
    take() {
      const place = ahead ?? make()
      ahead = undefined
      return place
    },
    makeAhead() {
      if (settings.prepared === undefined || ahead || closing.signal.aborted) return
      ahead = make()
      ahead.catch(() => undefined)
    },
    async close() {
      closing.abort()
      const unused = await ahead?.catch(() => undefined)
      if (unused) await removeFolder(unused.folder)
    },
  }
}

async function findPrepared({ mirror, commit, prepared }: PlaceSettings): Promise<readonly string[]> {
  return prepared === undefined ? [] : listPrepared(mirror, await mirror.treeOf(commit), prepared)
}

async function fill(
  folder: string,
  paths: readonly string[],
  { homeFolders, prepared, ...parts }: PlaceSettings & { readonly signal: AbortSignal },
): Promise<Place> {
  const place = { root: join(folder, 'repo'), home: join(folder, 'home'), temporary: join(folder, 'tmp') }
  for (const path of Object.values(place)) await mkdir(path, { recursive: true })
  for (const path of homeFolders) await mkdir(join(place.home, path), { recursive: true })
  if (prepared !== undefined) await copyPrepared(paths, { ...parts, from: prepared, to: place.root })
  return { folder, ...place }
}
