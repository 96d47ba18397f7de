import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod'
import { ConfigError, messageOf } from '../errors.ts'

const COUNT = z.int().min(0)
/** A glob with a "!" would match all the rest, beside others that match little. */
const GLOBS = z.array(z.string().regex(/^[^!]/, 'a glob must not be empty, nor begin with "!"'))
const PATHS = z.strictObject({ allow: GLOBS.optional(), protect: GLOBS.optional() })
const LIMITS = z.strictObject({ files: COUNT.optional(), lines: COUNT.optional(), 'new-files': COUNT.optional() })

/** `.github/regreen.yml`, see docs/policy.md. Keys that are inputs as well mean the same as there. */
export const POLICY_FILE = z.strictObject({
  version: z.literal(1),
  'test-command': z.string().min(1).optional(),
  'setup-command': z.string().min(1).optional(),
  'working-directory': z.string().min(1).optional(),
  paths: PATHS.optional(),
  tests: z.enum(['protect', 'add-only', 'allow']).optional(),
  limits: LIMITS.optional(),
  commands: z.array(z.array(z.string().min(1)).min(1)).optional(),
  'test-report': z
    .string()
    .regex(
      /^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\\\p{Cc}]+$/u,
      'it must be a glob below the working directory, for example reports/**/*.xml',
    )
    .optional(),
  'parallel-proof': z.boolean().optional(),
  'ci-workflow': z
    .string()
    .regex(/^[\w.-]+\.ya?ml$/, 'it must be the file name of a workflow, for example ci.yml')
    .optional(),
  'max-turns': z.int().min(1).optional(),
  'max-tokens': z.int().min(1).optional(),
  'timeout-minutes': z.number().positive().optional(),
  'test-timeout-minutes': z.number().positive().optional(),
  'reruns-before': z.int().min(1).optional(),
  'reruns-after': z.int().min(1).optional(),
  network: z.enum(['none', 'host']).optional(),
})

export type PolicyFile = z.infer<typeof POLICY_FILE>

/** Parses the policy file's text. Throws ConfigError that names the line, the key and the cure. */
export function parsePolicyFile(text: string, path: string): PolicyFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const [syntax] = document.errors
  if (syntax) {
    const { line } = lines.linePos(syntax.pos[0])
    throw new ConfigError(`${path}, line ${line}: it is not valid YAML: ${syntax.message}.`)
  }
  const parsed = POLICY_FILE.safeParse(toValue(document, path))
  if (parsed.success) return parsed.data

  const [issue] = parsed.error.issues
  if (!issue) throw new ConfigError(`${path} is not a policy file.`)
  const keys = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  throw new ConfigError(`${path}, line ${findLine(document, keys, lines)}: ${describe(issue, keys)}`)
}

function toValue(document: Document.Parsed, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 })
  } catch (error) {
    throw new ConfigError(`${path} cannot be read: ${messageOf(error)}. Write it without anchors and aliases.`)
  }
}

/** The line of the innermost of these keys that stands in the file. */
function findLine(document: Document.Parsed, keys: readonly PropertyKey[], lines: LineCounter): number {
  for (let depth = keys.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(keys.slice(0, depth - 1), true)
    const offset = keyOffset(parent, keys[depth - 1])
    if (offset !== undefined) return lines.linePos(offset).line
  }
  return 1
}

/** Where a key of a map, or an element of a list, stands in the text. */
function keyOffset(node: unknown, key: PropertyKey | undefined): number | undefined {
  const found = isMap(node)
    ? node.items.map((pair) => pair.key).find((own) => isScalar(own) && own.value === key)
    : isSeq(node) && node.items[Number(key)]
  return isNode(found) ? found.range?.[0] : undefined
}

function describe(issue: z.core.$ZodIssue, keys: readonly PropertyKey[]): string {
  const key = JSON.stringify(keys.join('.'))
  if (issue.code === 'unrecognized_keys') {
    return `the key ${key} is not known. Remove it; the keys here are ${knownKeys(keys[keys.length - 2]).join(', ')}.`
  }
  if (keys.length === 0) return 'the file must be a map that begins with "version: 1".'
  if (keys[0] === 'version') return 'the key "version" must be 1.'
  return `the value of ${key} is not right: ${issue.message}. See docs/policy.md.`
}

function knownKeys(parent: PropertyKey | undefined): string[] {
  const schema = parent === 'paths' ? PATHS : parent === 'limits' ? LIMITS : POLICY_FILE
  return Object.keys(schema.shape)
}
