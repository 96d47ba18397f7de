import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, messageOf } from '../../errors.ts'
import { type EvidenceFile, parseEvidenceFile } from '../../results/evidence-file.ts'
import { describeMisfit, tryParseJson } from '../../text.ts'
import type { Change } from '../../workspace/types.ts'
import { MANIFEST, type Manifest } from './manifest.ts'

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
  'manifest.json': 32 * 1024 * 1024,
  'patch.diff': 4 * 1024 * 1024,
  'evidence.json': 32 * 1024 * 1024,
}

/** Writes the folder, in the place of an older proposal. Throws ConfigError when something else is there, or it is too big. */
export async function writeProposal(directory: string, proposal: Proposal): Promise<void> {
  const { change, evidence, ...said } = proposal
  const texts = {
    ...(change && { 'patch.diff': change.patch }),
    ...(evidence && { 'evidence.json': `${JSON.stringify(evidence, null, 2)}\n` }),
  }
  const digests = Object.entries(texts).map(([name, text]) => [name, digest(Buffer.from(text))])
  const manifest: Manifest = { schemaVersion: 1, ...said, files: Object.fromEntries(digests) }
  const files = Object.entries({ ...texts, 'manifest.json': `${JSON.stringify(manifest, null, 2)}\n` })
  const tooBig = findTooBig(manifest, files)
  if (tooBig !== undefined) throw new ConfigError(`The next job could not take this proposal over: ${tooBig}`)
  await emptyFolder(directory)
  for (const [name, text] of files) await writeFile(join(directory, name), text)
}

/** What a reader of the proposal would refuse is told where it can be set right. */
function findTooBig(manifest: Manifest, files: readonly (readonly [name: string, text: string])[]): string | undefined {
  const [issue] = MANIFEST.safeParse(manifest).error?.issues ?? []
  if (issue) return `${issue.path.join('.')}: ${issue.message}. Shorten it, or run all in one job ("phase: all").`
  const [name] = files.find(([name, text]) => Buffer.byteLength(text) > limitOf(name)) ?? []
  return name && `${name} has more than ${limitOf(name)} bytes. Run all in one job ("phase: all").`
}

const limitOf = (name: string) => LIMITS[name] ?? 0

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

const NO_PROPOSAL =
  'There is no proposal to go on from. An earlier step of this job must download the one that the job with "phase: propose" uploaded, into the folder that "proposal-path" names; see examples/two-jobs.yml.'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Reads a folder that another job wrote, believing nothing. Throws ConfigError that says what is wrong with it. */
export async function readProposal(directory: string): Promise<UncheckedProposal> {
  const refusal = (why: string) => new ConfigError(`The proposal in ${directory} is refused: ${why}`)
  const names = await readdir(directory).catch((error: unknown): string[] => {
    if (isMissing(error)) return []
    throw refusal(
      `it cannot be read (${messageOf(error)}). Check "proposal-path" and the step that downloads the artifact.`,
    )
  })
  if (names.length === 0) throw new ConfigError(NO_PROPOSAL)
  const stranger = names.find((name) => !Object.hasOwn(LIMITS, name))
  if (stranger !== undefined) throw refusal(`it holds ${JSON.stringify(stranger)}, which is not a file of a proposal.`)

  if (!names.includes('manifest.json')) throw refusal('it has no manifest.json.')

  const bytes = async (name: string) =>
    readBytes(directory, name).catch((error: unknown) => {
      throw refusal(`${name}: ${messageOf(error)}`)
    })
  const manifest = parseManifest((await bytes('manifest.json')).toString('utf8'), refusal)
  const read = async (name: keyof Manifest['files']): Promise<Buffer | undefined> => {
    const expected = manifest.files[name]
    if ((expected === undefined) === names.includes(name))
      throw refusal(`${name} and the manifest do not agree about its presence.`)
    if (expected === undefined) return undefined
    const content = await bytes(name)
    if (digest(content) === expected) return content
    throw refusal(`${name} is not the file that the manifest names.`)
  }
  const evidence = await read('evidence.json')
  return {
    manifest,
    patch: await read('patch.diff'),
    evidence: evidence && parseEvidence(evidence.toString('utf8'), refusal),
  }
}

function parseEvidence(text: string, refusal: (why: string) => Error): EvidenceFile {
  try {
    return parseEvidenceFile(text, 'evidence.json')
  } catch (error) {
    throw error instanceof ConfigError ? refusal(error.message) : error
  }
}

function parseManifest(text: string, refusal: (why: string) => Error): Manifest {
  const value = tryParseJson(text)
  const parsed = MANIFEST.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue = { path: [] }] = parsed.error.issues
  throw refusal(`manifest.json: ${describeMisfit(value, issue)}.`)
}

/** NOFOLLOW and NONBLOCK: the folder may hold links and FIFOs in the place of files. */
async function readBytes(directory: string, name: string): Promise<Buffer> {
  const handle = await open(join(directory, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = await handle.stat()
    const limit = limitOf(name)
    if (!stats.isFile()) throw new Error('it is not a regular file.')
    if (stats.size > limit) throw new Error(`it has ${stats.size} bytes, and at most ${limit} are read.`)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
