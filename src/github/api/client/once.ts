import type { Client } from './client.ts'
import { isFault } from './errors.ts'

const MAX_TRIES = 3

interface Once<T> {
  readonly make: () => Promise<T>
  /** What was made all the same, although no answer came. */
  readonly find: () => Promise<T | undefined>
}

/** Makes what may be there only once: after a fault it is looked for before it is made again. */
export async function makeOnce<T>({ pause }: Pick<Client, 'pause'>, { make, find }: Once<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make()
    } catch (error) {
      if (!isFault(error)) throw error
      await pause(tries)
      const made = await find()
      if (made !== undefined) return made
      if (tries === MAX_TRIES) throw error
    }
  }
}

/** For requests that make something: Octokit's own retry would make it twice. */
export const NO_RETRY = { request: { retries: 0 } } as const
