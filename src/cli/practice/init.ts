import { lstat, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConfigError } from '../../errors.ts'
import { listenForStop, reasonOf } from '../../host.ts'
import { createRepository } from '../../workspace/workspace.ts'
import { makeNamedFolder } from '../arguments.ts'
import { type Language, PRACTICE } from './practice.ts'

/** Makes the practice project in a new folder, as a repository with one commit. Throws ConfigError, and leaves what exists. */
export async function makePracticeProject(directory: string, language: Language, searchPath: string): Promise<string> {
  const target = resolve(directory)
  if (await lstat(target).catch(() => undefined)) throw existsAlready(target)
  await makeNamedFolder(target)
  const { signal, close } = listenForStop()
  try {
    for (const [name, text] of Object.entries(PRACTICE[language].files)) await writeFile(join(target, name), text)
    const files = Object.keys(PRACTICE[language].files)
    await createRepository(target, { files, message: 'Practice project with a fault', searchPath, signal })
    signal.throwIfAborted()
    return target
  } catch (error) {
    // Half a project would be refused by the next try.
    await rm(target, { recursive: true, force: true })
    throw reasonOf(error, signal)
  } finally {
    close()
  }
}

/** What is there already is left as it is, empty folders too. */
export const existsAlready = (target: string): ConfigError =>
  new ConfigError(
    `${target} exists already and was left as it is. Name a folder that does not exist, for example ${target}-practice.`,
  )

/** Whether the folder holds the practice project of this language. */
export async function isPracticeProject(directory: string, language: Language): Promise<boolean> {
  const names = await readdir(directory).catch((): string[] => [])
  return Object.keys(PRACTICE[language].files).every((name) => names.includes(name))
}
