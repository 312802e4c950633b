import type { FaultEffect, Sandbox } from '@hostwright/sandbox'

/** What can happen to a request: a fault of the sandbox, or one of the way to it. */
export type Mishap =
  | FaultEffect
  /** The answer is lost in a proxy that says 502 instead. */
  | 'bad-gateway'
  /** The sender has given up long before the request arrives and is executed. */
  | 'late'
  | 'none'

/** A way to a sandbox on which things go wrong. */
export interface FaultyFetch {
  readonly fetch: (request: Request) => Promise<Response>
  /** What happens to the next orders, and to the next reads. Whatever comes after them goes well. */
  meet(mishaps: { readonly orders?: readonly Mishap[]; readonly reads?: readonly Mishap[] }): void
  /** Resolves when nothing is on its way any more. */
  settle(): Promise<void>
}

const lateMs = 30_000

/**
 * Puts mishaps between a client and a sandbox. `giveUp` makes the client's own timeout fall due: it is
 * the one part of a client that the sandbox's clock does not move.
 */
export function createFaultyFetch(sandbox: Sandbox, giveUp: () => Promise<void>): FaultyFetch {
  let queues: { orders: Mishap[]; reads: Mishap[] } = { orders: [], reads: [] }
  const onTheWay = new Set<Promise<unknown>>()

  function sendLate(request: Request): Promise<Response> {
    const { signal } = request
    const arriving = new Request(request, { signal: new AbortController().signal })
    const arrive = async (): Promise<void> => {
      await sandbox.clock.sleep(lateMs)
      await sandbox.fetch(arriving)
    }
    void giveUp()
    return new Promise((_, reject) => {
      const leave = (): void => {
        const arrival = arrive().catch(() => {})
        onTheWay.add(arrival)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async fetch(request) {
      const queue = request.method === 'GET' ? queues.reads : queues.orders
      const mishap = queue.shift() ?? 'none'
      if (mishap === 'late') return sendLate(request)
      if (mishap === 'none') return sandbox.fetch(request)
      if (mishap === 'bad-gateway') {
        await sandbox.fetch(request)
        return new Response('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'Content-Type': 'text/html' },
        })
      }
      sandbox.faults.add({ effect: mishap, times: 1 })
      const answer = await sandbox.fetch(request)
      if (mishap === 'stall') void giveUp()
      return answer
    },
    meet({ orders = [], reads = [] }) {
      queues = { orders: [...orders], reads: [...reads] }
    },
    async settle() {
      queues = { orders: [], reads: [] }
      await Promise.all(onTheWay)
      onTheWay.clear()
      sandbox.faults.clear()
    },
  }
}
