import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from '../../errors.ts'
import { createRepository } from '../../workspace/workspace.ts'
import { type Language, PRACTICE } from './practice.ts'

/** Makes the practice project in a new folder, as a repository with one commit. An existing folder is left as it is. */
export async function makePracticeProject(directory: string, language: Language, searchPath: string): Promise<string> {
  const target = resolve(directory)
  await mkdir(dirname(target), { recursive: true })
  await mkdir(target).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST'
      ? new ConfigError(`${target} exists already and was left as it is. Name a folder that does not exist.`)
      : error
  })
  try {
    for (const [name, text] of Object.entries(PRACTICE[language].files)) await writeFile(join(target, name), text)
    const files = Object.keys(PRACTICE[language].files)
    await createRepository(target, { files, message: 'Practice project with a fault', searchPath })
    return target
  } catch (error) {
    // Half a project would be refused by the next try.
    await rm(target, { recursive: true, force: true })
    throw error
  }
}

/** Whether the folder holds the practice project of this language. */
export async function isPracticeProject(directory: string, language: Language): Promise<boolean> {
  const names = await readdir(directory).catch((): string[] => [])
  return Object.keys(PRACTICE[language].files).every((name) => names.includes(name))
}
