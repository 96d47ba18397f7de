import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'

export const EVIDENCE_SCHEMA = new URL('../../docs/evidence.schema.json', import.meta.url)

/** What a stranger's validator says of the file, with the published schema. */
export function findFaults(file: object): unknown {
  const require = createRequire(import.meta.url)
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js')
  const { default: addFormats }: typeof import('ajv-formats') = require('ajv-formats')
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(readFileSync(EVIDENCE_SCHEMA, 'utf8')))
  return validate(file) ? [] : validate.errors
}

const DIGEST = z.record(z.string(), z.string().regex(/^[0-9a-f]+$/)).refine((set) => Object.keys(set).length > 0)
/** https://github.com/in-toto/attestation/blob/main/spec/v1/resource_descriptor.md: one of three is needed. */
const RESOURCE = z
  .strictObject({
    name: z.string().optional(),
    uri: z.url().optional(),
    digest: DIGEST.optional(),
    content: z.base64().optional(),
    downloadLocation: z.url().optional(),
    mediaType: z.string().optional(),
    annotations: z.record(z.string(), z.json()).optional(),
  })
  .refine(({ uri, digest, content }) => uri !== undefined || digest !== undefined || content !== undefined)
const NAMES = z.array(z.string())
/** https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md and predicates/test-result.md */
export const STATEMENT = z.strictObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(RESOURCE.refine(({ digest }) => digest !== undefined)).min(1),
  predicateType: z.literal('https://in-toto.io/attestation/test-result/v0.1'),
  predicate: z.strictObject({
    result: z.enum(['PASSED', 'WARNED', 'FAILED']),
    configuration: z.array(RESOURCE),
    url: z.url().optional(),
    passedTests: NAMES.optional(),
    warnedTests: NAMES.optional(),
    failedTests: NAMES.optional(),
  }),
})
