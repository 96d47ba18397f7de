import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { LeftFiles, ReportFolder } from '../types.ts'
import { readLeftFile } from './left-file.ts'

/** Makes an empty folder below this one, with a name that cannot be guessed. `give` hands it to whoever runs the tests. */
export async function openReportFolder(parent: string, give: (folder: string) => Promise<void>): Promise<ReportFolder> {
  const path = await mkdtemp(join(parent, 'report-'))
  await give(path)
  const own = new Set<string>()
  return {
    path,
    async add(files) {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(join(path, dirname(name)), { recursive: true })
        await writeFile(join(path, name), text, { mode: 0o755 })
        own.add(name)
      }
      await give(path)
    },
    async list() {
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile())
      const names = files.map((entry) => relative(path, join(entry.parentPath, entry.name)))
      return names.filter((name) => !own.has(name)).sort()
    },
    read: (name, maxBytes, take) => readLeftFile(path, name, { maxBytes, take }),
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

export interface WatchedPlaces {
  /** Where the globs start. */
  readonly directory: string
  /** Files there that match now, and are neither tracked nor written by a tool. */
  readonly find: () => Promise<readonly string[]>
}

/** Removes what matches now: a report of an earlier run would be taken for one of this run. */
export async function watchReports({ directory, find }: WatchedPlaces): Promise<LeftFiles> {
  for (const name of await find()) await rm(join(directory, name), { force: true })
  return {
    list: find,
    read: (name, maxBytes, take) => readLeftFile(directory, name, { maxBytes, take }),
  }
}
