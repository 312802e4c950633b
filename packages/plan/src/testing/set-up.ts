import { type Client, type ClientOptions, createClient, createMemoryJournal } from '@hostwright/common'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'

/** A sandbox, a client of it, and the requests that the client has sent. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly client: Client
  /** Method and path of each request, in order. */
  readonly requests: string[]
  /** The writes among them. */
  writes(): string[]
  /** Another client of the same account, with the same journal unless another one is given. */
  connect(options?: ClientOptions): Client
}

/** Sets up a sandbox whose clock stands still, without rate limits unless they are given. */
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
