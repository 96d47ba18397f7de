import { after } from 'node:test'
import type { Cleanup } from './attempt.ts'

/** Opens something once for all tests of a file, which leave it as it is, and cleans up after the last of them. */
export function share<T>(open: (t: Cleanup) => Promise<T>): () => Promise<T> {
  const cleanUps: (() => unknown)[] = []
  let opening: Promise<T> | undefined
  after(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })
  return () => {
    opening ??= open({ after: (cleanUp) => void cleanUps.push(cleanUp) })
    return opening
  }
}
