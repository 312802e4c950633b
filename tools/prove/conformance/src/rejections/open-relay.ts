import { type AddressInfo, connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/** A port that leads to another one, which changes. */
export interface Relay {
  readonly url: string
  /** Each connection that is made from now on leads to this port. */
  lead(url: string): void
  close(): void
}

/** Opens a port that stays the same for anyone who is told it once. */
export async function openRelay(): Promise<Relay> {
  let port = 0
  const server = createServer((caller) => {
    const called = connect(port, '127.0.0.1')
    // A connection that breaks on one side breaks on the other.
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
