import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A port between a publish and a server. */
export interface Proxy {
  readonly host: string
  readonly port: number
  /** The number of connections so far. */
  readonly connections: () => number
  /** Ends all connections, as a cut of the network does. */
  readonly cut: () => void
  /** Passes nothing on any more in either direction, and ends no connection. */
  readonly freeze: () => void
}

/** Fate of a piece of data that a publish sends. */
export type Fate = 'pass' | 'cut'

interface ProxyOptions {
  /** How many connections, from the first on, are ended at once. */
  readonly drops?: number
  /** Decides about each piece of data that the publish sends, one after the other. */
  readonly decide?: () => Fate | Promise<Fate>
}

/** Listens between a publish and a server until the test ends. */
export async function listenAsProxy(
  target: { readonly host: string; readonly port: number },
  { drops = 0, decide = () => 'pass' }: ProxyOptions = {},
): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((near) => {
    connections += 1
    near.on('error', () => undefined)
    if (connections <= drops) return void near.destroy()
    const far = connect({ ...target, noDelay: true }).on('error', () => near.destroy())
    near.setNoDelay(true)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    let before: Promise<unknown> = Promise.resolve()
    near.on('data', (data) => {
      before = before.then(async () => ((await decide()) === 'pass' ? far.write(data) : near.destroy()))
    })
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    cut,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}
