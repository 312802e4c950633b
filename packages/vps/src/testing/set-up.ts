import { type Client, createClient } from '@hostwright/common'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { onTestFinished } from 'vitest'
import { noon } from './noon.ts'
import { createVps, type Vps } from '../vps.ts'

/** An account in its own sandbox, whose time passes only while a program sleeps. */
export interface Account {
  readonly sandbox: Sandbox
  readonly client: Client
  readonly vps: Vps
  /** The requests that were made, such as `POST /v1/vps/servers`. */
  readonly requests: string[]
  /** Responses to the next requests in place of the sandbox's; `undefined` lets the sandbox respond. */
  readonly faults: ((request: Request) => Promise<Response | undefined>)[]
}

/** Creates an account for one test and closes it afterwards. */
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
    journal: 'memory',
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
