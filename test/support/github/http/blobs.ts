import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type Faults, sendFault } from './faults.ts'
import { type RecordedRequest, recordOf } from './record.ts'

/** The storage that logs and artifacts are redirected to: another host, addresses that live a minute, no tokens. */
export interface BlobServer {
  /** An address for these bytes. */
  offer(name: string, blob: { readonly type: string; readonly content: string | Buffer }): string
  readonly server: Server
}

const LIFETIME_MS = 60_000

export interface BlobSettings {
  readonly now: () => Date
  readonly faults: Faults
  readonly record: (request: RecordedRequest) => void
  /** Where the server listens; known only once it does. */
  readonly url: () => string
}

export function createBlobServer({ now, faults, record, url }: BlobSettings): BlobServer {
  const blobs = new Map<string, { type: string; content: string | Buffer; expires: number }>()
  const server = createServer((message, response) => {
    const path = message.url?.replace(/\?.*/, '') ?? ''
    const { authorization } = message.headers
    const token = authorization === undefined ? 'none' : 'unknown'
    const recorded = recordOf({ message, body: Buffer.alloc(0), kind: 'blob', path, token })
    record(recorded)
    const fault = faults.take(recorded)
    if (fault) {
      recorded.status = sendFault(response, fault)
      return
    }
    const blob = blobs.get(path)
    const status = statusOf(authorization, blob, now().getTime())
    recorded.status = status
    response.writeHead(status, { 'content-type': status === 200 ? (blob?.type ?? '') : 'application/xml' })
    response.end(status === 200 ? blob?.content : `<?xml version="1.0"?><Error><Code>${ERRORS[status]}</Code></Error>`)
  })

  return {
    server,
    offer(name, blob) {
      const path = `/${randomUUID()}/${name}`
      blobs.set(path, { ...blob, expires: now().getTime() + LIFETIME_MS })
      return `${url()}${path}?sv=2026-01-01&sig=${randomUUID()}`
    },
  }
}

const ERRORS: Readonly<Record<number, string>> = {
  400: 'InvalidAuthenticationInfo',
  403: 'AuthenticationFailed',
  404: 'BlobNotFound',
}

/** The storage knows signed addresses only: a header with GitHub's token is an error, and a leak. */
function statusOf(authorization: string | undefined, blob: { expires: number } | undefined, now: number): number {
  if (authorization !== undefined) return 400
  if (!blob) return 404
  return now > blob.expires ? 403 : 200
}
