import { type Client, createClient, createMemoryJournal } from '@hostwright/common'
import { createHosting, type Hosting, type Site } from '@hostwright/hosting'
import { createVps, type ServerHandle, type Vps } from '@hostwright/vps'
import { agree, agreeable } from './cases/quoted.ts'

/** UUID in the requests to the mock; Prism responds to any uuid. */
export const uuid = '4f8e0d1a-6a55-4b8e-9d0c-2f6f3c1b7a90'

/** Name of the hosting server in the requests to the mock; Prism responds to any servername. */
export const servername = 'hw123456.example.jp'

/** The SDK as the contract tests call it. */
export interface Sdk {
  readonly client: Client
  readonly vps: Vps
  readonly server: ServerHandle
  readonly hosting: Hosting
  readonly site: Site
}

/** A request as it was sent. */
export interface SentRequest {
  /** Method, path and query, such as `GET /v1/logs?limit=2`. */
  readonly line: string
  readonly body: unknown
}

/** An SDK with the requests that it has sent, and Prism's violations in them. */
export interface Wiretap {
  readonly sdk: Sdk
  readonly sent: SentRequest[]
  readonly violations: string[]
}

/** Creates an SDK whose requests are recorded and go to the mock, or to `send` in its place. */
export function tap(baseUrl: string, send: typeof fetch = fetch): Wiretap {
  const sent: SentRequest[] = []
  const violations: string[] = []
  const client = createClient({
    baseUrl,
    apiKey: 'contract-test',
    retry: false,
    journal: createMemoryJournal(),
    sleep: () => Promise.resolve(),
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      if (request.headers.has(agreeable) && !isOrder(text)) return agree(request)
      sent.push({
        line: `${request.method} ${decodeURIComponent(pathname)}${search}`,
        body: text === '' ? undefined : JSON.parse(text),
      })
      const response = await send(request)
      const found = response.headers.get('sl-violations')
      if (found !== null) violations.push(found)
      return response
    },
  })
  const vps = createVps(client)
  const hosting = createHosting(client)
  const sdk: Sdk = { client, vps, server: vps.server(uuid), hosting, site: hosting.server(servername) }
  return { sdk, sent, violations }
}

/** Reports whether a request body is that of an order and not of a dry run. */
function isOrder(text: string): boolean {
  return text !== '' && (JSON.parse(text) as { dry_run?: boolean }).dry_run === false
}
