/** An error whose message is for people. */
abstract class ToldError extends Error {
  /** The part of the message that is somebody else's words: a provider's, or a program's. */
  readonly said: string | undefined

  constructor(message: string, said?: string) {
    super(message)
    this.said = said
  }
}

/** The maintainer must change something. The message says what, and where. */
export class ConfigError extends ToldError {
  override readonly name = 'ConfigError'
}

/** The model asked for something that cannot work. The message is written for the model. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}

/** A service we depend on failed after its retries. Nobody is to blame; try again later. */
export class ServiceError extends ToldError {
  override readonly name = 'ServiceError'
}

/** The text of anything thrown, for a sentence that goes on. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** `ENOENT` and its kind; `undefined` for an error that is not the system's. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** By the names that the system gives them, and git the words. */
const SHORTAGES: readonly (readonly [code: string, words: RegExp, what: string])[] = [
  ['ENOSPC', /no space left on device/i, 'The disk is full.'],
  ['EDQUOT', /disk quota exceeded/i, 'The quota of the disk is used up.'],
  ['EFBIG', /file too large/i, 'A file has become larger than this machine allows.'],
  ['EMFILE', /too many open files/i, 'Too many files are open.'],
  // Git does not always say why.
  ['EIO', /unable to (write|create temporary) (file|loose object|pack)|write error/i, 'The disk is full, or gone.'],
  ['ENOMEM', /cannot allocate memory|out of memory/i, 'The memory is used up.'],
]

/** What the machine ran short of, in a sentence with the cure; `undefined` for any other error. */
export function describeShortage(error: unknown): string | undefined {
  const code = codeOf(error)
  const said = messageOf(error)
  const [, , what] = SHORTAGES.find(([name, words]) => code === name || words.test(said)) ?? []
  return what === undefined ? undefined : `${what} Free some of it on this machine, or use a larger one. (${cut(said)})`
}

const cut = (text: string) => text.trim().split('\n').at(-1)?.slice(0, 300) ?? ''
