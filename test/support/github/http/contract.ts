import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { OpenAPIBackend as Backend, Document, Operation } from 'openapi-backend'

/** GitHub's own description of its REST API, as far as it is kept in test/fixtures. */
export interface Contract {
  /** `METHOD /path/{with}/parameters` of every operation. */
  readonly operations: readonly string[]
  /** What GitHub's description has against a request; `undefined` when nothing. */
  checkRequest(request: ContractRequest): string | undefined
  checkResponse(
    request: ContractRequest,
    response: { readonly status: number; readonly body: unknown },
  ): string | undefined
}

export interface ContractRequest {
  readonly method: string
  /** Parameters percent-encoded, so that a slash inside one does not count. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

let contract: Promise<Contract> | undefined

/** Read once for all tests of a process. */
export function loadContract(): Promise<Contract> {
  contract ??= readContract()
  return contract
}

const FIXTURES = new URL('../../../fixtures/', import.meta.url)

async function readContract(): Promise<Contract> {
  const definition = await readDocument('github-openapi-subset.json')
  const extra = await readDocument('github-openapi-extra.json')
  for (const [path, item] of Object.entries(extra.paths ?? {})) {
    definition.paths = { ...definition.paths, [path]: { ...definition.paths?.[path], ...item } }
  }
  for (const key of ['schemas', 'parameters'] as const) {
    definition.components = {
      ...definition.components,
      [key]: { ...definition.components?.[key], ...extra.components?.[key] },
    }
  }
  // GitHub's second way to describe the same operation: the router cannot tell its dots from those of a branch name.
  delete definition.paths?.['/repos/{owner}/{repo}/compare/{base}...{head}']
  spellOutNull(definition)
  return createContract(await createBackend(definition), listOperations(definition))
}

async function readDocument(name: string): Promise<Document> {
  return JSON.parse(await readFile(new URL(name, FIXTURES), 'utf8'))
}

async function createBackend(definition: Document): Promise<Backend> {
  // Both packages are CommonJS, and what they export by name is not seen by an import.
  const require = createRequire(import.meta.url)
  const { OpenAPIBackend }: typeof import('openapi-backend') = require('openapi-backend')
  const { default: addFormats }: typeof import('ajv-formats') = require('ajv-formats')
  const backend = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false, logger: false, allErrors: true },
    customizeAjv: (ajv) => {
      addFormats.default(ajv)
      return ajv.addFormat('repo.nwo', true)
    },
  })
  await backend.init()
  return backend
}

function createContract(backend: Backend, operations: readonly string[]): Contract {
  const find = ({ method, path }: ContractRequest): Operation | undefined =>
    backend.matchOperation({ method, path, headers: {} })

  return {
    operations,

    checkRequest(request) {
      const operation = find(request)
      if (!operation) return "GitHub's description, as kept here, has no such operation"
      const { errors } = backend.validateRequest(
        {
          method: request.method,
          path: request.path,
          query: readQuery(request.query),
          headers: { 'content-type': 'application/json' },
          body: request.body,
        },
        operation,
      )
      return errors?.length ? explain(errors) : undefined
    },

    checkResponse(request, { status, body }) {
      const operation = find(request)
      if (!operation) return undefined
      if (!(status in (operation.responses ?? {}))) {
        // The description does not list the errors that every operation can give.
        return status >= 400 ? undefined : `GitHub's description knows no answer ${status}`
      }
      if (body === undefined) return undefined
      const { errors } = backend.validateResponse(body, operation, status)
      return errors?.length ? explain(errors) : undefined
    },
  }
}

/** A key that comes once is a value, a key that comes more often is a list. */
function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key)
      return [key, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

const explain = (errors: readonly { instancePath: string; message?: string; params: object }[]): string =>
  errors
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
    .join('; ')

function listOperations(definition: Document): string[] {
  return Object.entries(definition.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item ?? {})
      .filter((key) => /^(get|post|put|patch|delete)$/.test(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/**
 * OpenAPI 3.0 says `nullable: true` beside an enum, or beside nothing but a reference. The validator takes the first for
 * a contradiction and refuses the second, so both are said in its own terms. Changes the node in place.
 */
function spellOutNull(node: unknown): void {
  if (Array.isArray(node)) {
    for (const entry of node) spellOutNull(entry)
    return
  }
  if (!isRecord(node)) return
  for (const value of Object.values(node)) spellOutNull(value)
  if (node.nullable !== true) return
  if (Array.isArray(node.enum) && !node.enum.includes(null)) node.enum.push(null)
  if (node.type !== undefined) return
  const { nullable: _, ...rest } = node
  for (const key of Object.keys(node)) delete node[key]
  node.anyOf = [rest, { type: 'null' }]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
