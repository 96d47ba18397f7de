import { NO_OBJECT } from '../state/git-store.ts'
import type { RefChange } from '../state/rules.ts'

/** What a push asks for. https://git-scm.com/docs/pack-protocol#_reference_update_request_and_packfile_transfer */
export interface PushCommands {
  readonly changes: readonly RefChange[]
  readonly capabilities: string
}

/**
 * The list of `old new ref` that a push begins with; the capabilities follow the first after a NUL. A shallow clone says
 * before it where its history ends.
 */
export function parsePushCommands(body: Buffer): PushCommands {
  const changes: RefChange[] = []
  let capabilities = ''
  for (let at = 0; at + 4 <= body.length; ) {
    const length = Number.parseInt(body.subarray(at, at + 4).toString(), 16)
    if (!(length > 4)) break
    const [command = '', given = ''] = body
      .subarray(at + 4, at + length)
      .toString()
      .replace(/\n$/, '')
      .split('\0')
    at += length
    if (command.startsWith('shallow ')) continue
    const [before = '', after = '', ref = ''] = command.split(' ')
    capabilities ||= given
    changes.push({
      ref,
      before: before === NO_OBJECT ? undefined : before,
      after: after === NO_OBJECT ? undefined : after,
    })
  }
  return { changes, capabilities }
}

/** One line of the protocol, its length in front. */
export const packet = (text: string): string => `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, '0')}${text}`

/** Bytes for one of the two channels that a report comes on: 1 for git, 2 for people. */
export function band(number: 1 | 2, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([Buffer.from((bytes.length + 5).toString(16).padStart(4, '0')), Buffer.from([number]), bytes])
}
