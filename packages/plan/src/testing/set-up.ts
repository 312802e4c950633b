import { type Client, type ClientOptions, createClient, createMemoryJournal } from '@hostwright/common'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'

/** An order of a VPS, as a file has it. */
export const order = {
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'debian-13',
  max_total_price: 25_000,
  root_password: { env: 'ROOT' },
  agree_to_terms: true,
} as const

/** A sandbox, a client of it, and the requests that the client sent. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly client: Client
  /** Method and path of each request, in order. */
  readonly requests: string[]
  /** Returns the requests that change something. */
  writes(): string[]
  /** Creates another client of the same account. It uses the same journal unless another is given. */
  connect(options?: ClientOptions): Client
}

/** Creates a sandbox whose clock stands still. Without given limits, it has no rate limits. */
export async function setUp(options: SandboxOptions = {}, clientOptions: ClientOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({ speed: 0, limits: false, ...options })
  const requests: string[] = []
  const { baseUrl, apiKey, clock } = sandbox
  const journal = createMemoryJournal()
  const connect = (more: ClientOptions = {}): Client =>
    createClient({
      baseUrl,
      apiKey,
      fetch(request) {
        requests.push(`${request.method} ${new URL(request.url).pathname}`)
        return sandbox.fetch(request)
      },
      now: clock.now,
      sleep: clock.sleep,
      pacing: false,
      journal,
      ...more,
    })
  return {
    sandbox,
    client: connect(clientOptions),
    requests,
    writes: () => requests.filter((line) => !line.startsWith('GET ')),
    connect,
  }
}
