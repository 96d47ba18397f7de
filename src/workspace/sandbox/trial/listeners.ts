import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** What a sandbox without a network must not reach, open for the time of a trial. */
export interface Listeners {
  readonly tcp: number
  readonly udp: number
  readonly path: string
  readonly abstract: string
  /** The probes that were heard from: known here, whatever the other side says. */
  reached(): readonly string[]
  close(): void
}

/** Listens on ports and sockets of the host, until closed. */
export async function openListeners(folder: string): Promise<Listeners> {
  const heard = new Set<string>()
  const hear = (name: string) =>
    createServer((socket) => {
      heard.add(name)
      socket.destroy()
    })
  const [tcp, local, hidden] = [hear('tcp'), hear('path_socket'), hear('abstract_socket')]
  const udp = createSocket('udp4').on('message', () => heard.add('udp'))
  const path = socketPath(folder)
  const abstract = `regreen-${randomInt(1e9, 1e10)}`
  function close() {
    for (const server of [tcp, local, hidden]) server.close()
    udp.close()
  }
  try {
    await Promise.all([
      listening(tcp.listen(0, '127.0.0.1')),
      listening(local.listen(path)),
      listening(hidden.listen(`\0${abstract}`)),
      once(udp.bind(0, '127.0.0.1'), 'listening'),
    ])
  } catch (error) {
    close()
    throw error
  }
  return { tcp: portOf(tcp), udp: udp.address().port, path, abstract, reached: () => [...heard], close }
}

/** `sun_path` of unix(7), and the NUL at its end. */
const MAX_SOCKET_PATH = 107

/** In the folder, if its path is not too long for a socket; a sandbox shows the host's /tmp as little. */
function socketPath(folder: string): string {
  const path = join(folder, 'trial.sock')
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH ? path : `/tmp/regreen-${randomInt(1e9, 1e10)}.sock`
}

const listening = (server: Server) => once(server, 'listening')

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
