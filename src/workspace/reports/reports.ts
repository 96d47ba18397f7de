import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { removeFolderNow } from '../files/remove-folder.ts'
import type { LeftFiles, ReportFolder } from '../types.ts'
import { readLeftFile } from './left-file.ts'

/**
 * Makes an empty folder below this one, with a name that cannot be guessed. Once the host's files are in it, `give` hands
 * it to whoever runs the tests.
 */
export async function openReportFolder(parent: string, give: (folder: string) => Promise<void>): Promise<ReportFolder> {
  const path = await mkdtemp(join(parent, 'report-'))
  const own = new Set<string>()
  return {
    path,
    async add(files) {
      const folders = new Set(Object.keys(files).map((name) => join(path, dirname(name))))
      for (const folder of folders) await mkdir(folder, { recursive: true })
      const writes = Object.entries(files).map(([name, text]) => writeFile(join(path, name), text, { mode: 0o755 }))
      await Promise.all(writes)
      for (const name of Object.keys(files)) own.add(name)
      await give(path)
    },
    async list() {
      // The folder itself may be gone by now.
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
      const files = entries.filter((entry) => entry.isFile())
      const names = files.map((entry) => relative(path, join(entry.parentPath, entry.name)))
      return names.filter((name) => !own.has(name)).sort()
    },
    read: (name, maxBytes, take) => readLeftFile(path, name, { maxBytes, take }),
    // At once: for a handful of files the way to other threads and back costs more than they do.
    remove: async () => removeFolderNow(path),
  }
}

interface WatchedPlaces {
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
