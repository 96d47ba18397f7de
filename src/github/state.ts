import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { tryParseJson } from '../text.ts'

const MAX_PATCH_CHARACTERS = 24_000
const MAX_PATCH_BYTES = 1024 * 1024

/** Addresses of runs are put into links. */
const RUN_URL = z.string().regex(/^https?:\/\/[\w.:/-]+$/)

const NAME = z.string().max(100)

const STATE = z.object({
  /** Runs so far by the failure they were about. */
  attempts: z.record(z.string(), z.int().min(0)),
  /** The run that is at work; which one, only it knows. */
  running: z.object({ id: z.string(), runUrl: RUN_URL }).optional(),
  last: z.object({ outcome: z.string(), summary: z.string(), commit: z.string(), runUrl: RUN_URL }).optional(),
  /** The failure that was worked on last, on which commit, and when that run ended. */
  ended: z.object({ failure: NAME, commit: NAME, at: z.iso.datetime() }).optional().catch(undefined),
  /** The proposal that was counted last. */
  counted: NAME.optional(),
  /** What the next run can go on from: the patch that a limit has stopped, or the wanted change of tests. gzip, base64. */
  patch: z.string().optional(),
  /** The outcome that the patch was kept by. */
  keptBy: z.string().optional(),
})

/** What a thread's status comment remembers from run to run. Whoever may edit the comment may change it: it decides nothing. */
export type ThreadState = z.infer<typeof STATE>

/** A thread in which no run has been. */
export const EMPTY_STATE: ThreadState = { attempts: {} }

const PATTERN = /^<!-- regreen:state ([A-Za-z0-9+/=]+) -->\r?$/gm

/** Hidden in the comment, in characters that no Markdown reader looks into. */
export function renderState(state: ThreadState): string {
  return `<!-- regreen:state ${Buffer.from(JSON.stringify(state)).toString('base64')} -->`
}

/**
 * Total: a comment without a state, or with one that is damaged, has the empty one. Ours is the last: a patch that is shown
 * above it may hold the like.
 */
export function readState(body: string | undefined): ThreadState {
  const encoded = [...(body ?? '').matchAll(PATTERN)].at(-1)?.[1]
  if (encoded === undefined) return EMPTY_STATE
  const parsed = STATE.safeParse(tryParseJson(Buffer.from(encoded, 'base64').toString('utf8')))
  return parsed.success ? parsed.data : EMPTY_STATE
}

const COUNTS = STATE.pick({ attempts: true, counted: true, ended: true })

/** What a commit's note holds of a state. */
export type Counts = z.infer<typeof COUNTS>

export const renderCounts = ({ attempts, counted, ended }: Counts, writer?: string): string =>
  `${JSON.stringify({ attempts, counted, ended, writer })}\n`

const FINGERPRINT = /^[0-9a-f]{16}$/

/** Total: no note, or one that is damaged, knows of no attempt. What is no count of ours is left out. */
export function readCounts(note: string | undefined): Counts {
  const { attempts, ...others } = COUNTS.safeParse(tryParseJson(note ?? '')).data ?? EMPTY_STATE
  const own = Object.entries(attempts).filter(([failure]) => FINGERPRINT.test(failure))
  return { ...others, attempts: Object.fromEntries(own.slice(-MAX_FAILURES)) }
}

/** The oldest are forgotten, so that a comment of any age has room for them. */
export const MAX_FAILURES = 30

/** What people see of one of our comments. */
export const visibleIn = (body: string): string => body.replace(/<!-- regreen:[^>]*-->/g, '').trim()

/** `undefined` for a patch that would not fit into a comment. */
export function packPatch(patch: string): string | undefined {
  const packed = gzipSync(patch).toString('base64')
  return packed.length <= MAX_PATCH_CHARACTERS ? packed : undefined
}

/** `undefined` for what is damaged, or would be too large. */
export function unpackPatch(packed: string): string | undefined {
  try {
    return gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_PATCH_BYTES }).toString('utf8')
  } catch {
    // Damaged, or a bomb: there is no patch to go on from.
    return undefined
  }
}
