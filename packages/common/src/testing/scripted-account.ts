import type { ExecutionLogEntry } from '@hostwright/types'
import { toInit } from '../call/call-options.ts'
import { type Client, createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import type { Contract, Ordering } from '../ordering/ordering.ts'
import type { Quote } from '../journal/quote.ts'
import type { PlaceOptions } from '../ordering/place-options.ts'
import { placeOrder } from '../ordering/place-order.ts'
import { quoteOrder, type QuoteOptions } from '../ordering/quote-order.ts'
import { reconcileOrder, type ReconcileOptions } from '../ordering/reconcile.ts'
import type { Reconciliation } from '../ordering/reconciliation.ts'
import { toJapanTime } from '../call/japan-time.ts'
import { createFakeWorld, type FakeWorld } from './fake-world.ts'
import { json, type Reply } from './scripted-fetch.ts'

/** What the tests order. */
export interface Order {
  readonly plan_id: string
  readonly name?: string
}

export interface Server {
  readonly id: number
  readonly uuid: string | null
}

/** An account whose contracts and log a test writes, and whose responses to orders are scripted. */
export interface ScriptedAccount {
  readonly client: Client
  readonly world: FakeWorld
  readonly ordering: Ordering<Order, Server>
  /** The responses to real orders, in their order; one that is missing fails the test. */
  readonly replies: Reply[]
  /** What the account shows, as a test changes it. */
  readonly shown: {
    contracts: Contract[]
    log: ExecutionLogEntry[]
    isLogForbidden: boolean
    isListForbidden: boolean
  }
  /** The real orders that were sent. */
  readonly orders: Request[]
  readonly requests: string[]
  quote(options?: QuoteOptions, order?: Order): Promise<Quote<Order>>
  place(quote: Quote<Order>, options?: PlaceOptions): Promise<Server>
  reconcile(quote: Quote<Order>, options?: ReconcileOptions): Promise<Reconciliation>
  /** Puts an order of this key into the log, now. */
  log(status_code: number): void
  /** Another client of the same account. */
  connect(options?: ClientOptions): Ordering<Order, Server>
}

const path = '/v1/vps/servers'
export const price = { months: 12, total_price: 900, regular_total_price: 1_000, campaign_applied: true }
export const consent = { agree_to_terms: true, root_password: 'Correct-Horse-7' }

export function createScriptedAccount(options: ClientOptions = {}): ScriptedAccount {
  const world = createFakeWorld()
  const journal = createMemoryJournal()
  const api = createScriptedApi(world)
  const connect = (more: ClientOptions = {}): Ordering<Order, Server> =>
    toOrdering(
      createClient({
        baseUrl: 'https://api.example.com',
        apiKey: 'unit-test-key',
        ...world,
        fetch: api.fetch,
        journal,
        ...options,
        ...more,
      }),
    )
  const ordering = connect()
  const { replies, orders, requests, shown, note } = api
  return {
    client: ordering.client,
    world,
    ordering,
    replies,
    shown,
    orders,
    requests,
    connect,
    quote: (quoteOptions, order = { plan_id: 'standard-2gb' }) =>
      quoteOrder(ordering, order, { root_password: 'Dry-run-1' }, quoteOptions),
    place: (quote, placeOptions) => placeOrder(ordering, quote, consent, placeOptions),
    reconcile: (quote, reconcileOptions) => reconcileOrder(ordering, quote, reconcileOptions),
    log: (status) => note('POST', status),
  }
}

type ScriptedApi = Pick<ScriptedAccount, 'replies' | 'orders' | 'requests' | 'shown'> & {
  readonly fetch: (request: Request) => Promise<Response>
  readonly note: (method: ExecutionLogEntry['method'], status: number) => void
}

const forbidden = (): Response => json({ error: { code: 'FORBIDDEN', message: 'No.' } }, 403)

function createScriptedApi(world: FakeWorld): ScriptedApi {
  const replies: Reply[] = []
  const orders: Request[] = []
  const requests: string[] = []
  const shown: ScriptedAccount['shown'] = {
    contracts: [],
    log: [],
    isLogForbidden: false,
    isListForbidden: false,
  }

  function note(method: ExecutionLogEntry['method'], status_code: number): void {
    const created_at = toJapanTime(world.now())
    shown.log.unshift({ method, path, status_code, response_time_ms: 1, ip_address: '192.0.2.1', created_at })
  }

  function readLog({ searchParams }: URL): Response {
    if (shown.isLogForbidden) return forbidden()
    const method = searchParams.get('method')
    const from = searchParams.get('from') ?? ''
    const limit = Number(searchParams.get('limit') ?? 50)
    const logs = shown.log
      .filter((entry) => entry.created_at >= from && (method === null || entry.method === method))
      .slice(0, limit)
    return json({ logs, count: logs.length, limit, has_more: false, next_cursor: null })
  }

  async function post(request: Request): Promise<Response> {
    const body = (await request.clone().json()) as { readonly dry_run: boolean }
    if (body.dry_run) {
      note('POST', 200)
      return json({ dry_run: true, total_price: price.total_price })
    }
    orders.push(request.clone())
    const reply = replies.shift()
    if (reply === undefined) throw new Error(`Order ${orders.length} was not expected`)
    if (reply instanceof Error) throw reply
    return typeof reply === 'function' ? reply(request) : reply
  }

  return {
    replies,
    orders,
    requests,
    shown,
    note,
    async fetch(request) {
      const url = new URL(request.url)
      requests.push(`${request.method} ${url.pathname}`)
      if (url.pathname === '/v1/logs') return readLog(url)
      if (request.method !== 'GET') return post(request)
      if (shown.isListForbidden) return forbidden()
      note('GET', 200)
      return json({ servers: shown.contracts })
    },
  }
}

function toOrdering(client: Client): Ordering<Order, Server> {
  return {
    client,
    path,
    secrets: ['root_password'],
    mark: { field: 'name', toValue: (hash) => `hw-${hash.slice(0, 20)}` },
    quotedAt: new Map(),
    lastSent: new Map(),
    findPrice: async () => price,
    async listContracts(options) {
      const { data } = await client.api.GET(path, toInit(options))
      return data.servers as unknown as Contract[]
    },
    async send(body, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      const init = { params: { header }, body: body as never, ...toInit(options) }
      const { data } = await client.api.POST(path, init)
      return data
    },
    idOf: ({ id, uuid = null }) => (Number.isInteger(id) ? uuid : undefined),
  }
}
