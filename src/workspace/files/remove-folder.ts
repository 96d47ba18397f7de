import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

const OPTIONS = { recursive: true, force: true, maxRetries: 3 } as const

/** Removes a folder, whatever tests have done to the permissions in it. What stays all the same is not a reason to fail. */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, OPTIONS)
  } catch {
    openFolders(folder)
    await rm(folder, OPTIONS).catch(() => undefined)
  }
}

/** The same at once, for the moment before this process ends. */
export function removeFolderNow(folder: string): void {
  try {
    rmSync(folder, OPTIONS)
  } catch {
    openFolders(folder)
    tryRemove(folder)
  }
}

function tryRemove(folder: string): void {
  try {
    rmSync(folder, OPTIONS)
  } catch {
    // It lies among temporary files, which the machine removes.
  }
}

/** A folder without its rights cannot be emptied, not even by its owner. */
function openFolders(folder: string): void {
  try {
    chmodSync(folder, 0o700)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) openFolders(join(folder, entry.name))
    }
  } catch {
    // Somebody else's, or gone meanwhile.
  }
}
