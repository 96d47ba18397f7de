import type { Skip } from './request.ts'

/** An event that starts no run, and why. */
export const skip = (reason: string): Skip => ({ kind: 'skip', reason })

/** A whole commit name. */
export const isSha = (text: string): boolean => /^[0-9a-f]{40}$/.test(text)

/** Each login once, in order. */
export const logins = (...names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
]
