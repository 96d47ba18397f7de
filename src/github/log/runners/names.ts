const MAX_NAMES = 10_000
const MAX_NAME = 1_000

/** Names in the order in which they were first seen. A hostile log can make them neither endless nor many. */
export interface Names {
  /** True when the name is new. */
  add(name: string): boolean
  delete(name: string): void
  has(name: string): boolean
  list(): readonly string[]
}

/** An empty list of names. */
export function createNames(): Names {
  const names = new Set<string>()
  return {
    add(name) {
      const own = shorten(name)
      if (own === '' || names.has(own) || names.size >= MAX_NAMES) return false
      names.add(own)
      return true
    },
    delete: (name) => names.delete(shorten(name)),
    has: (name) => names.has(shorten(name)),
    list: () => [...names],
  }
}

const shorten = (name: string) => name.trim().slice(0, MAX_NAME)
