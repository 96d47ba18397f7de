/** What the tools have written into a copy. What tests change there is not in here, and so never leaves the copy. */
export interface Writes {
  /** The file's whole text, with its BOM; `undefined` when it was removed. */
  note(path: string, text: string | undefined): void
  /** How often something was written. */
  count(): number
  entries(): readonly (readonly [path: string, text: string | undefined])[]
  /** Paths whose presence has changed since the last time this was asked, and whether the file is there. */
  takeUnlisted(): readonly (readonly [path: string, isPresent: boolean])[]
}

/** A copy into which nothing was written yet. */
export function createWrites(): Writes {
  const texts = new Map<string, string | undefined>()
  const unlisted = new Map<string, boolean>()
  let count = 0
  return {
    note(path, text) {
      count += 1
      texts.set(path, text)
      unlisted.set(path, text !== undefined)
    },
    count: () => count,
    entries: () => [...texts],
    takeUnlisted() {
      const taken = [...unlisted]
      unlisted.clear()
      return taken
    },
  }
}
