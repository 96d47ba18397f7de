/**
 * Puts the chunks of a streamed completion together into the message a server would have sent in one piece. Keys that
 * this code does not know are kept: some servers refuse a history without them (`reasoning_content`, `extra_content`).
 */
interface Merge {
  add(chunk: unknown): void
  /** An object like a completion: `choices[0].message`, `choices[0].finish_reason`, `usage`. */
  result(): unknown
}

type Fields = Record<string, unknown>

/** A merge without a chunk. */
export function createMerge(): Merge {
  const message: Fields = {}
  let finishReason: unknown
  let usage: unknown
  let hasChoice = false

  return {
    add(chunk) {
      if (!isFields(chunk)) return
      if (chunk.usage) usage = chunk.usage
      const choice: unknown = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined
      if (!isFields(choice)) return
      hasChoice = true
      if (isFields(choice.delta)) mergeFields(message, choice.delta)
      if (choice.finish_reason) finishReason = choice.finish_reason
    },
    result: () => ({
      choices: hasChoice ? [{ message: withoutPlaces(message), finish_reason: finishReason }] : [],
      usage,
    }),
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** These come whole in one chunk; some servers repeat them in each, or send them empty. */
const WHOLE = new Set(['role', 'id', 'type', 'index', 'name'])

function mergeFields(target: Fields, delta: Fields): void {
  for (const [key, value] of Object.entries(delta)) {
    if (key === '__proto__' || value === undefined || value === null) continue
    const known = target[key]
    if (Array.isArray(value)) target[key] = mergeList(Array.isArray(known) ? known : [], value)
    else if (typeof value === 'string' && typeof known === 'string') target[key] = mergeText(key, known, value)
    else if (isFields(value) && isFields(known)) mergeFields(known, value)
    else target[key] = structuredClone(value)
  }
}

function mergeText(key: string, known: string, value: string): string {
  return WHOLE.has(key) ? value || known : known + value
}

/** Parts of lists name their place by `index`; a part without one is a new entry. */
function mergeList(list: unknown[], parts: readonly unknown[]): unknown[] {
  for (const part of parts) {
    const at = isFields(part) && typeof part.index === 'number' ? part.index : list.length
    const known = list.find((entry) => isFields(entry) && entry.index === at)
    if (isFields(known) && isFields(part)) mergeFields(known, part)
    else list.push(structuredClone(part))
  }
  return list
}

/** `index` belongs to the stream; servers refuse a history that holds it. */
function withoutPlaces(message: Fields): Fields {
  const calls = message.tool_calls
  if (!Array.isArray(calls)) return { content: null, ...message }
  const plain = calls.map((call: unknown) => {
    if (!isFields(call)) return call
    const { index, ...rest } = call
    return rest
  })
  return { content: null, ...message, tool_calls: plain }
}
