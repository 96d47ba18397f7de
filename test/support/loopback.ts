import type { IncomingMessage, Server } from 'node:http'

/** Starts a server on a free port of this machine. Returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address.')
  return `http://127.0.0.1:${address.port}`
}

/** Ends a server and what is still connected to it. */
export async function shut(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** The whole body of a request. */
export async function readBytes(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}
