// Entry point for workerd: a worker whose client is at module level, as in most workers. Each request is a visitor.
import { type Client, createClient } from '@hostwright/common'

interface Bindings {
  /** Address of the API. */
  readonly API: string
}

/** Number of times that the client's clock is faster than real time. */
const speed = 60

let lasting: Client | undefined

function toClient({ API: baseUrl }: Bindings): Client {
  return (lasting ??= createClient({
    baseUrl,
    apiKey: 'key',
    timeoutMs: 2_000,
    deadlineMs: 1_200_000,
    retry: { attempts: 1 },
    pacing: { perMinute: 6, concurrent: 2 },
    monotonic: () => performance.now() * speed,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, ms / speed)
        signal?.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(signal.reason)
        })
      }),
  }))
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
    const start = client.monotonic()
    await wait(client)
    return client.monotonic() - start
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

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    try {
      const visit = visits[new URL(request.url).pathname]!
      return Response.json((await visit(toClient(bindings))) ?? null)
    } catch (error) {
      return new Response(String(error), { status: 500 })
    }
  },
}
