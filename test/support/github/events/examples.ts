import { createRequire } from 'node:module'
import type { WebhookDefinition } from '@octokit/webhooks-examples'
import type { JsonObject } from '../exchange.ts'
import type { Repository } from '../state/world.ts'

/** What an example must say of itself to be the right one. */
export interface Wanted {
  readonly event: string
  readonly action?: string
  /** For runs: the first published one of that action has no conclusion. */
  readonly conclusion?: string
}

/** The names in the published examples, the longer before those that they contain. */
const REPOSITORIES = ['Codertocat/Hello-World', 'octo-org/octo-repo'] as const
const OWNERS = ['Codertocat', 'Octocoders', 'octo-org', 'octocat'] as const

/**
 * A published payload of that event, with the repository's names in place of its own and our parts laid over it: keys that
 * only the example has stay, so that a reader meets everything that GitHub sends.
 */
export function fromExample(wanted: Wanted, repository: Repository, ours: JsonObject): JsonObject {
  const example = findExample(wanted)
  let text = JSON.stringify(example)
  for (const name of REPOSITORIES) text = text.replaceAll(name, repository.fullName)
  for (const name of OWNERS) text = text.replaceAll(name, repository.owner.login)
  const { organization: _, installation: __, enterprise: ___, ...base } = JSON.parse(text)
  return overlay(base, ours)
}

function findExample({ event, action, conclusion }: Wanted): object {
  // The package is one JSON file, and its types say otherwise.
  const examples: WebhookDefinition[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
  const known = examples.find(({ name }) => name === event)?.examples ?? []
  const found = known.find((example: object) => {
    if (action !== undefined && Reflect.get(example, 'action') !== action) return false
    return conclusion === undefined || Reflect.get(Reflect.get(example, event), 'conclusion') === conclusion
  })
  if (found) return found
  throw new Error(`No published example of the event ${event} with action ${action ?? '-'} and ${conclusion ?? '-'}.`)
}

function overlay(base: JsonObject, ours: JsonObject): JsonObject {
  const merged = Object.entries(ours).map(([key, value]) => {
    const known = base[key]
    return [key, isObject(known) && isObject(value) ? overlay(known, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
