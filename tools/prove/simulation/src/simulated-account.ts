import { createClient, type Client, type ClientOptions } from '@hostwright/common'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'

/** An account in simulated time: many simultaneous callers, and hours in a fraction of a second. */
export interface SimulatedAccount {
  readonly sandbox: Sandbox
  readonly traffic: Traffic
  /** Creates a client whose requests take simulated time and are counted. */
  connect(options?: ClientOptions): Client
}

/** Requests on the wire. */
export interface Traffic {
  requests: number
  /** Responses with 429. */
  rejected: number
  /** Largest number of requests of one product that were in progress at the same time. */
  mostInProgress: number
}

// Travel times of requests in each direction, used in turn so that every run is the same.
const tripsMs = [20, 45, 75, 30, 150, 60, 5]
const serviceMs = 120

/** Creates an account under the documented limits, whose API takes simulated time for every response. */
export async function createSimulatedAccount(options: SandboxOptions = {}): Promise<SimulatedAccount> {
  const sandbox = await createSandbox({ speed: 0, startAt: Date.UTC(2026, 9, 1, 3, 0, 20), ...options })
  sandbox.faults.add({ probability: 1, effect: { latencyMs: serviceMs } })
  const { now, sleep } = sandbox.clock
  const traffic: Traffic = { requests: 0, rejected: 0, mostInProgress: 0 }
  const underway = { vps: 0, hosting: 0 }

  async function fetch(request: Request): Promise<Response> {
    const tripMs = tripsMs[traffic.requests % tripsMs.length] ?? 0
    traffic.requests += 1
    const product = new URL(request.url).pathname.startsWith('/v1/server') ? 'hosting' : 'vps'
    underway[product] += 1
    traffic.mostInProgress = Math.max(traffic.mostInProgress, underway[product])
    try {
      await sleep(tripMs, request.signal)
      const response = await sandbox.fetch(request)
      if (response.status === 429) traffic.rejected += 1
      await sleep(tripMs, request.signal)
      return response
    } finally {
      underway[product] -= 1
    }
  }

  return {
    sandbox,
    traffic,
    connect: (clientOptions) =>
      createClient({
        baseUrl: sandbox.baseUrl,
        apiKey: sandbox.apiKey,
        fetch,
        now,
        sleep,
        random: () => 0.5,
        ...clientOptions,
      }),
  }
}
