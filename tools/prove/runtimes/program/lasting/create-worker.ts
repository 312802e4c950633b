// What a worker whose client is at module level does for its visitors, as in most workers.
import { type Client, createClient, type PacingStore, type Platform } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'

/** The bindings of the worker. */
export interface Bindings {
  /** Address of the API. */
  readonly API: string
}

// Number of times that the clock of the clients is faster than real time.
const speed = 60

/** A clock that is faster than real time. */
export const fastClock: Pick<Platform, 'now' | 'monotonic' | 'sleep'> = {
  now: () => Date.now() * speed,
  monotonic: () => performance.now() * speed,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms / speed)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
}

const visits: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  '/call': (client) => client.me(),
  '/limits': async (client) => client.limits(),
  // The handler responds while its call is in progress, or waits for a slot.
  '/early': async (client) => void client.me(),
  async '/drop-wait'(client) {
    void wait(client)
    await new Promise((resolve) => setTimeout(resolve, 100))
  },
  async '/wait'(client) {
    const start = portsOf(client).monotonic()
    await wait(client)
    return portsOf(client).monotonic() - start
  },
}

/** Polls twice. */
async function wait(client: Client): Promise<void> {
  let reads = 0
  await client.waitUntil({
    goal: 'the second read',
    read: async () => (reads += 1),
    isReached: (read) => read === 2,
    intervalMs: 5_000,
    deadlineMs: 600_000,
  })
}

/** Creates the handlers of a worker, which creates its client for the first visitor and keeps it. */
export function createWorker(toStore?: (bindings: Bindings) => PacingStore): {
  fetch(request: Request, bindings: Bindings): Promise<Response>
} {
  let lasting: Client | undefined
  const toClient = (bindings: Bindings): Client =>
    (lasting ??= createClient({
      baseUrl: bindings.API,
      apiKey: 'key',
      timeoutMs: 2_000,
      deadlineMs: 1_200_000,
      retry: { attempts: 1 },
      pacing: { perMinute: 6, concurrent: 2, ...(toStore && { store: toStore(bindings) }) },
      monotonic: fastClock.monotonic,
      sleep: fastClock.sleep,
    }))
  return {
    async fetch(request, bindings) {
      try {
        const visit = visits[new URL(request.url).pathname]!
        return Response.json((await visit(toClient(bindings))) ?? null)
      } catch (error) {
        return new Response(String(error), { status: 500 })
      }
    },
  }
}
