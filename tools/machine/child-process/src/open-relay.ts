import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

/** A stable port in front of several servers of this machine. */
export interface Relay {
  readonly port: number
  /** Sends new connections to this port from now on. Open connections stay where they are. */
  lead(port: number): void
  close(): void
}

/** Opens the relay. Until it is led to a port, it breaks every connection. */
export async function openRelay(port = 0): Promise<Relay> {
  const callers = new Set<Socket>()
  const server = createServer((caller) => {
    const called = connect(port, '127.0.0.1')
    callers.add(caller)
    // If a connection breaks on one side, the relay breaks it on the other.
    pipeline(caller, called, caller, () => {
      caller.destroy()
      called.destroy()
      callers.delete(caller)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    lead: (next) => void (port = next),
    close() {
      server.close()
      for (const caller of callers) caller.destroy()
    },
  }
}
