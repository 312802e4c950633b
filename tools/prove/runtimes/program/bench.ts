import { type Client, type ClientOptions, createClient } from '@hostwright/common'

/** Where a check works: an account as new, and a hand on its time, its faults and its journal. */
export interface Bench {
  readonly apiKey: string
  /** A client whose waiting moves the sandbox's clock instead of taking real time. */
  client(options?: ClientOptions): Client
  /** A client on the platform's own timers. */
  realTimeClient(options?: ClientOptions): Client
  /** The sandbox's control plane. */
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** Makes the next requests of an operation go wrong. */
  addFault(operationId: string, effect: unknown, times?: number): Promise<void>
  /** The requests to an operation, as the sandbox has seen them. */
  countRequests(operationId: string): Promise<number>
  balance(): Promise<number>
}

/** Where the sandbox is, and the key to it. */
export interface Target {
  readonly url: string
  readonly apiKey: string
}

export async function createBench({ url, apiKey }: Target): Promise<Bench> {
  async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${url}/_sandbox${path}`, { method, ...init })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} of the control plane: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  await control('POST', '/reset')
  let time = Date.parse((await control<{ now: string }>('GET', '/clock')).now)
  const now = (): number => time
  async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    time += ms
    await control('POST', '/clock/advance', { seconds: ms / 1000 })
  }

  return {
    apiKey,
    client: (options) => createClient({ baseUrl: url, apiKey, now, sleep, ...options }),
    realTimeClient: (options) => createClient({ baseUrl: url, apiKey, ...options }),
    control,
    addFault: (operationId, effect, times = 1) => control('POST', '/faults', { operationId, effect, times }),
    async countRequests(operationId) {
      const { requests } = await control<{ requests: { operationId: string }[] }>('GET', '/journal')
      return requests.filter((request) => request.operationId === operationId).length
    },
    balance: async () => (await control<{ balance: number }>('GET', '/account')).balance,
  }
}
