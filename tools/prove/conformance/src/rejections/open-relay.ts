import { type AddressInfo, connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/** A port that forwards connections to another port, which can change. */
export interface Relay {
  readonly url: string
  /** Forwards new connections to this address from now on. */
  lead(url: string): void
  close(): void
}

/** Opens the relay. Its own port stays the same, so that Prism can be started with it once. */
export async function openRelay(): Promise<Relay> {
  let port = 0
  const server = createServer((caller) => {
    const called = connect(port, '127.0.0.1')
    // If a connection breaks on one side, the relay breaks it on the other.
    pipeline(caller, called, caller, () => {
      caller.destroy()
      called.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (url) => void (port = Number(new URL(url).port)),
    close: () => void server.close(),
  }
}
