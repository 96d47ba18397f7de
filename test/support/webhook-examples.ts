import { createRequire } from 'node:module'
import type { WebhookDefinition } from '@octokit/webhooks-examples'

export interface Example {
  readonly event: string
  readonly action: string
  readonly payload: object
}

/** All payloads that GitHub has published. */
export function listExamples(): Example[] {
  // The package is one JSON file, and its types say otherwise.
  const definitions: WebhookDefinition[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
  return definitions.flatMap(({ name, examples }) =>
    examples.map((payload: object) => ({ event: name, action: String(Reflect.get(payload, 'action') ?? ''), payload })),
  )
}

/** By path, for example `comment.body`. `undefined` removes. */
export type Changes = Readonly<Record<string, unknown>>

/** The first published payload of an event and action, with some of its parts replaced. */
export function example(event: string, action: string, changes: Changes = {}): object {
  const found = listExamples().find((one) => one.event === event && one.action === action)
  if (!found) throw new Error(`No payload of ${event} with the action "${action}" is published.`)
  return withChanges(found.payload, changes)
}

export function withChanges(payload: object, changes: Changes): object {
  const changed: object = structuredClone(payload)
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<object>((node, key) => open(node, key), changed)
    if (value === undefined) Reflect.deleteProperty(parent, last)
    else Reflect.set(parent, last, value)
  }
  return changed
}

function open(node: object, key: string): object {
  const child: unknown = Reflect.get(node, key)
  if (typeof child === 'object' && child !== null) return child
  const made = {}
  Reflect.set(node, key, made)
  return made
}
