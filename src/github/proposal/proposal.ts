import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ConfigError, messageOf } from '../../errors.ts'
import { type EvidenceFile, parseEvidenceFile, USAGE } from '../../results/evidence-file.ts'
import { tryParseJson } from '../../text.ts'
import type { Change } from '../../workspace/types.ts'

/** How a run can have ended that is worth telling. */
const OUTCOMES = [
  'fixed',
  'not_reproduced',
  'flaky',
  'setup_failed',
  'needs_test_change',
  'refused',
  'unproven',
  'gave_up',
  'limit_reached',
  'stale',
] as const
const WITH_PATCH: ReadonlySet<string> = new Set([
  'fixed',
  'needs_test_change',
  'refused',
  'unproven',
  'limit_reached',
  'stale',
])
const COUNT = z.int().min(0)
const COMMIT = z.string().regex(/^[0-9a-f]{40}$/)

/** What the proposing job says about its run. Nothing in it carries authority; texts are shown as a stranger's. */
const MANIFEST = z.strictObject({
  schemaVersion: z.literal(1),
  outcome: z.enum(OUTCOMES),
  summary: z.string().max(4_000),
  /** The tests are red where CI runs them, merged into the base, and green on the commit alone. */
  isRed: z.boolean(),
  explanation: z.string().max(20_000),
  /** Reviewers' threads, in the order of the numbers by which the explanation answers them. */
  points: z.array(z.int().min(1)).max(100),
  commit: COMMIT,
  branch: z.string().max(300),
  /** Where our own branch stood that was worked on further. */
  continued: COMMIT.nullable(),
  /** Stands for the tests that failed, so that attempts can be counted; empty when none was seen to. */
  failure: z.string().regex(/^[0-9a-f]{0,16}$/),
  command: z.string().max(2_000),
  /** Where it ran; `.` is the repository's root. */
  workingDirectory: z.string().max(1_000),
  model: z.string().max(200),
  usage: USAGE,
  decisions: z.array(z.strictObject({ rule: z.string().max(100), reason: z.string().max(2_000) })).max(1_000),
  log: z.string().max(200_000),
  /** What failed before the patch, and where; for the check run. */
  notes: z.array(z.strictObject({ path: z.string().max(1_000), line: COUNT, message: z.string().max(2_000) })).max(50),
  /** Hex SHA-256 of the files beside it. */
  files: z.strictObject({ 'patch.diff': z.string().optional(), 'evidence.json': z.string().optional() }),
})

export type Manifest = z.infer<typeof MANIFEST>

export const mayHavePatch = (outcome: Manifest['outcome']): boolean => WITH_PATCH.has(outcome)

/** A finished run, on its way from the job that worked to the job that may write. */
export interface Proposal extends Omit<Manifest, 'schemaVersion' | 'files'> {
  readonly change: Change | undefined
  readonly evidence: EvidenceFile | undefined
}

/** What a proposal folder holds, before anything in it has been checked against git. */
export interface UncheckedProposal {
  readonly manifest: Manifest
  /** Its bytes have the manifest's digest. */
  readonly patch: Buffer | undefined
  readonly evidence: EvidenceFile | undefined
}

/** The files of a proposal, and how many bytes of each are read. */
const LIMITS: Readonly<Record<string, number>> = {
  'manifest.json': 1024 * 1024,
  'patch.diff': 4 * 1024 * 1024,
  'evidence.json': 32 * 1024 * 1024,
}

/** Writes the folder, in the place of an older proposal. Throws ConfigError when something else is there. */
export async function writeProposal(directory: string, proposal: Proposal): Promise<void> {
  const { change, evidence, ...said } = proposal
  const texts = {
    ...(change && { 'patch.diff': change.patch }),
    ...(evidence && { 'evidence.json': `${JSON.stringify(evidence, null, 2)}\n` }),
  }
  const manifest: Manifest = {
    schemaVersion: 1,
    ...said,
    files: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, digest(Buffer.from(text))])),
  }
  await emptyFolder(directory)
  for (const [name, text] of Object.entries(texts)) await writeFile(join(directory, name), text)
  await writeFile(join(directory, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** An older proposal is replaced; anything else is left alone, because the path may have been mistyped. */
async function emptyFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const names = await readdir(directory)
  if (names.some((name) => !Object.hasOwn(LIMITS, name))) {
    throw new ConfigError(
      `${directory} holds other things than a proposal, so nothing was written there. Check "proposal-path".`,
    )
  }
  for (const name of names) await rm(join(directory, name))
}

/** Reads a folder that another job wrote, believing nothing. Throws ConfigError that says what is wrong with it. */
export async function readProposal(directory: string): Promise<UncheckedProposal> {
  const refuse = (why: string) => new ConfigError(`The proposal in ${directory} is refused: ${why}`)
  const names = await readdir(directory).catch((error: unknown) => {
    throw refuse(
      `it cannot be read (${messageOf(error)}). Check "proposal-path" and the step that downloads the artifact.`,
    )
  })
  const stranger = names.find((name) => !Object.hasOwn(LIMITS, name))
  if (stranger !== undefined) throw refuse(`it holds ${JSON.stringify(stranger)}, which is no file of a proposal.`)

  const bytes = async (name: string) =>
    readBytes(directory, name).catch((error: unknown) => {
      throw refuse(`${name}: ${messageOf(error)}`)
    })
  const manifest = parseManifest((await bytes('manifest.json')).toString('utf8'), refuse)
  const read = async (name: keyof Manifest['files']): Promise<Buffer | undefined> => {
    const expected = manifest.files[name]
    if ((expected === undefined) === names.includes(name))
      throw refuse(`${name} and the manifest do not agree about its presence.`)
    if (expected === undefined) return undefined
    const content = await bytes(name)
    if (digest(content) === expected) return content
    throw refuse(`${name} is not the file that the manifest names.`)
  }
  const evidence = await read('evidence.json')
  return {
    manifest,
    patch: await read('patch.diff'),
    evidence: evidence && parseEvidenceFile(evidence.toString('utf8'), 'evidence.json'),
  }
}

function parseManifest(text: string, refuse: (why: string) => Error): Manifest {
  const parsed = MANIFEST.safeParse(tryParseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(`manifest.json: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
}

/** NOFOLLOW and NONBLOCK: the folder may hold links and FIFOs in the place of files. */
async function readBytes(directory: string, name: string): Promise<Buffer> {
  const handle = await open(join(directory, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = await handle.stat()
    const limit = LIMITS[name] ?? 0
    if (!stats.isFile()) throw new Error('it is no regular file.')
    if (stats.size > limit) throw new Error(`it has ${stats.size} bytes, and at most ${limit} are read.`)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
