import { type Client, createClient } from '@hostwright/common'
import { createHosting, type Hosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps, type Vps } from '@hostwright/vps'

/** What a walk calls: the SDK as its users have it, on the sandbox's clock. */
export interface Walker {
  readonly client: Client
  readonly vps: Vps
  readonly hosting: Hosting
  /** Passes time, as a user would who waits before trying again. */
  readonly sleep: (ms: number) => Promise<void>
}

/** Where the requests of a walk go, and what carries them there. */
export interface Way {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}

export function createWalker({ clock, apiKey }: Sandbox, way: Way): Walker {
  const { now, sleep } = clock
  const client = createClient({ ...way, apiKey, now, sleep })
  return { client, vps: createVps(client), hosting: createHosting(client), sleep: (ms) => sleep(ms) }
}
