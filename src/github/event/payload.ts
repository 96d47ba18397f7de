/** Readers for an event payload, which is a stranger's JSON until each field has been looked at. */
export interface Payload {
  text(...path: readonly string[]): string | undefined
  number(...path: readonly string[]): number | undefined
  list(...path: readonly string[]): readonly Payload[]
  has(...path: readonly string[]): boolean
}

/** What is missing or of another type reads as absent. */
export function openPayload(value: unknown): Payload {
  const at = (path: readonly string[]): unknown =>
    path.reduce<unknown>((node, key) => (isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined), value)
  return {
    text(...path) {
      const found = at(path)
      return typeof found === 'string' ? found : undefined
    },
    number(...path) {
      const found = at(path)
      return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined
    },
    list(...path) {
      const found = at(path)
      return Array.isArray(found) ? found.map(openPayload) : []
    },
    has: (...path) => at(path) !== undefined && at(path) !== null,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
