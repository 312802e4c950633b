import { type Client, createClient, createMemoryJournal } from '@hostwright/common'
import { createHosting, type Hosting } from '@hostwright/hosting'
import { listSdkMethods, recordMethods } from './record-methods.ts'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps, type Vps } from '@hostwright/vps'

/** The SDK as its users have it, on the sandbox's clock. */
export interface Walker {
  readonly client: Client
  readonly vps: Vps
  readonly hosting: Hosting
  /** Advances the sandbox's clock, like a user who waits before the next attempt. */
  readonly sleep: (ms: number) => Promise<void>
  /** Returns the methods of the SDK that have not been called yet. */
  readonly uncalled: () => string[]
}

/** Base URL and `fetch` for the requests of a walk, with or without Prism in between. */
export interface Way {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}

export function createWalker({ clock, apiKey }: Sandbox, way: Way): Walker {
  const { now, sleep } = clock
  const client = createClient({ ...way, apiKey, now, sleep, journal: createMemoryJournal() })
  const [vps, hosting] = [createVps(client), createHosting(client)]
  const called = new Set<string>()
  const record = <T extends object>(name: string, object: T): T => recordMethods(name, object, called)
  return {
    client: record('client', client),
    vps: record('vps', { ...vps, server: (uuid) => record('server', vps.server(uuid)) }),
    hosting: record('hosting', { ...hosting, server: (name) => record('site', hosting.server(name)) }),
    sleep: (ms) => sleep(ms),
    uncalled() {
      const [server, site] = [vps.server('any'), hosting.server('any')]
      return listSdkMethods({ client, vps, server, hosting, site }).filter((method) => !called.has(method))
    },
  }
}
