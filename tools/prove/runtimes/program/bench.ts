import { type Client, type ClientOptions, createClient } from '@hostwright/common'

/** Surroundings of a check: a new account, and control over its time, faults and journal. */
export interface Bench {
  readonly apiKey: string
  /** Creates a client whose waits advance the sandbox's clock instead of taking real time. */
  client(options?: ClientOptions): Client
  /** Creates a client on the platform's own timers. */
  realTimeClient(options?: ClientOptions): Client
  /** Calls the sandbox's control plane. */
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** Injects a fault into the next requests of an operation. */
  addFault(operationId: string, effect: unknown, times?: number): Promise<void>
  /** Counts the requests to an operation that the sandbox has received. */
  countRequests(operationId: string): Promise<number>
  balance(): Promise<number>
}

/** Address and API key of the sandbox. */
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
