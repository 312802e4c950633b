import { type Client, createClient } from '@hostwright/common'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { onTestFinished } from 'vitest'
import { noon } from './noon.ts'
import { createVps, type Vps } from '../vps.ts'

/** An account in a sandbox of its own, whose time passes only while somebody waits. */
export interface Account {
  readonly sandbox: Sandbox
  readonly client: Client
  readonly vps: Vps
  /** The requests that were made, such as `POST /v1/vps/servers`. */
  readonly requests: string[]
  /** Returns the next requests in place of the sandbox; `undefined` lets it respond. */
  readonly faults: ((request: Request) => Promise<Response | undefined>)[]
}

/** Makes an account for one test and closes it afterwards. */
export async function setUp(): Promise<Account> {
  const sandbox = await createSandbox({ speed: 0, startAt: noon })
  onTestFinished(() => sandbox.close())
  const requests: string[] = []
  const faults: Account['faults'] = []
  const { now, sleep } = sandbox.clock
  const client = createClient({
    baseUrl: sandbox.baseUrl,
    apiKey: sandbox.apiKey,
    retry: false,
    now,
    sleep,
    async fetch(request) {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return (await faults.shift()?.(request)) ?? sandbox.fetch(request)
    },
  })
  return { sandbox, client, vps: createVps(client), requests, faults }
}

/** The VPS that a sandbox begins with. */
export async function firstServer(vps: Vps): Promise<ReturnType<Vps['server']>> {
  const [server] = await vps.servers()
  return vps.server(server!.uuid)
}
