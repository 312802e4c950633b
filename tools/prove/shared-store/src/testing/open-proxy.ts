import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A stable address in front of several machines. */
export interface Proxy {
  readonly url: string
  /** Sends new connections to another port. Open connections stay where they are. */
  pointTo(port: number): void
}

/** Opens a proxy until the end of the test. */
export async function openProxy(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((from) => {
    const to = keep(createConnection(port, '127.0.0.1'))
    keep(from).pipe(to).pipe(from)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pointTo: (next) => void (port = next),
  }
}
