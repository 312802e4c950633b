// Entry point for Node: as `command.ts`, with the dispatchers of the library undici beside Node's own. The import alone
// makes Node's `fetch` send through the library, so `command.ts` does without it.
import type { Fetch } from '@hostwright/common'
import { Agent, EnvHttpProxyAgent, RetryAgent, fetch as undiciFetch } from 'undici'
import { sendOrders } from './send-orders.ts'
import type { Situation } from './situation.ts'

const [control = '', situations = '[]', proxy = ''] = process.argv.slice(2)
const agent = new Agent({ allowH2: false })
const h2 = new Agent({ allowH2: true })
const retrying = new RetryAgent(new Agent(), { maxRetries: 2, minTimeout: 10, methods: ['POST', 'GET'] })
const proxied = new EnvHttpProxyAgent({ httpProxy: proxy, httpsProxy: proxy, noProxy: '' })

/** Creates a `fetch` of the library undici that sends through a dispatcher. */
function through(dispatcher: Agent | RetryAgent | EnvHttpProxyAgent): Fetch {
  return async (request) => {
    const { url, method, headers, signal } = request
    const body = method === 'GET' ? null : await request.text()
    const init = { method, headers: [...headers] as [string, string][], body, signal, dispatcher }
    return (await undiciFetch(url, { ...init, redirect: 'manual' })) as unknown as Response
  }
}

// Node's own `fetch` takes a dispatcher of the library as well.
const own: Fetch = (request) => fetch(request, { dispatcher: agent } as RequestInit)

const senders = {
  'fetch beside undici': undefined,
  'dispatcher of undici': own,
  'fetch of undici': through(agent),
  'fetch of undici over HTTP/2': through(h2),
  'retrying agent': through(retrying),
  'proxy agent': through(proxied),
}
console.log(JSON.stringify(await sendOrders(control, JSON.parse(situations) as Situation[], senders)))
process.exit(0)
