import {
  type Client,
  type ClientOptions,
  createClient,
  createMemoryJournal,
  type OrderJournal,
  type Quote,
  type QuoteOptions,
  type ReconcileOptions,
  type Reconciliation,
  toJapanTime,
} from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { createOrders, type Orders } from '../flow/create-orders.ts'
import type { Ensured } from '../flow/ensured.ts'
import type { EnsureInput } from '../flow/parse-ensure.ts'
import type { PlaceOptions } from '../flow/place-options.ts'
import { journalId } from '../record/journal-record.ts'
import { createFakePlatform, type FakePlatform } from './fake-platform.ts'
import { hashAtOnce } from './hash-at-once.ts'
import { json, rejection, type Reply } from './responses.ts'
import { createScriptedProduct, type Order, path, price, type Server } from './scripted-product.ts'

export const consent = { agree_to_terms: true, root_password: 'Correct-Horse-7' } as const

/** A contract as the API's list shows it. */
export interface Shown {
  readonly uuid: string
  readonly name: string
  readonly status?: string
  readonly ip_address?: string
}

/** An account whose contracts, log and responses are set by the test. */
export interface ScriptedAccount {
  readonly platform: FakePlatform
  readonly client: Client
  readonly orders: Orders<Order, Server>
  /** The responses to real orders, first to last. Each response adds an entry to the log. */
  readonly replies: Reply[]
  /** The responses to dry runs, first to last. A dry run without one succeeds. */
  readonly dryRuns: Reply[]
  /** The contracts, log and rights that the API shows. A test can change them. */
  readonly shown: Showing
  /** The real orders that the clients sent. */
  readonly sent: Request[]
  /** All requests that the clients sent, such as `GET /v1/logs`. */
  readonly requests: string[]
  quote(options?: QuoteOptions, order?: Order): Promise<Quote<Order>>
  place(quote: Quote<Order>, options?: PlaceOptions): Promise<Server>
  reconcile(quote: Quote<Order>, options?: ReconcileOptions): Promise<Reconciliation>
  ensure(order?: Partial<Order>, input?: Partial<EnsureInput>): Promise<Ensured<Order, Server>>
  /** Adds an order or a dry run of this key to the log. */
  log(status: number, at?: number): void
  /** The scripted API as a `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Creates another client of the same account. */
  connect(options?: ClientOptions): Connected
}

/** Another client of the same account. */
export interface Connected {
  readonly client: Client
  readonly orders: Orders<Order, Server>
}

/** The contracts, log and rights that the API shows. */
export interface Showing {
  contracts: Shown[]
  /** Hosting servers of the account. */
  hosting: { readonly servername: string; readonly server_id: string; readonly status: string }[]
  log: ExecutionLogEntry[]
  isLogForbidden: boolean
  isListForbidden: boolean
  /** The contracts that the key can see; `undefined` if the key has no right on the product. */
  targetMode: 'all' | 'selected' | undefined
  /** Ids of contracts that exist but are missing in the list. */
  hidden: string[]
  /** The sign-up status by order id. An id that is missing is reported as not found. */
  signups: Record<number, Server>
  /** The value of the response header `Sandbox-World`. */
  sandboxWorld: string | undefined
  /** Delay between a request and its entry in the log, in milliseconds. */
  lagMs: number
  price: number
}

/** Creates an account for one test. */
export function createScriptedAccount(options: ClientOptions = {}): ScriptedAccount {
  hashAtOnce()
  const platform = createFakePlatform()
  const journal = createListingJournal()
  const api = createScriptedApi(platform)
  const connect = (more: ClientOptions = {}): Connected => {
    // It stands for the runtime's own `fetch`, of which alone is known what has left.
    const fetch = Object.assign((request: Request) => api.fetch(request), { isPlain: true })
    const base = { baseUrl: 'https://api.example.com', apiKey: 'unit-test-key', fetch }
    const client = createClient({ ...base, ...platform, journal, ...options, ...more })
    return { client, orders: createOrders(client, createScriptedProduct(client)) }
  }
  const { client, orders } = connect()
  return {
    ...api,
    platform,
    client,
    orders,
    connect,
    quote: (quoteOptions, order = { plan_id: 'standard-2gb' }) =>
      orders.quote(order, { root_password: 'Dry-run-1' }, quoteOptions),
    place: (quote, placeOptions) => orders.place(quote, consent, placeOptions),
    reconcile: (quote, reconcileOptions) => orders.reconcile(quote, reconcileOptions),
    ensure: (order, input) =>
      orders.ensure({ plan_id: 'standard-2gb', name: 'web-01', ...order }, { ...consent, ...input }),
  }
}

/** Creates a journal in memory that lists orders only, not the record of the journal itself. */
function createListingJournal(): OrderJournal {
  const journal = createMemoryJournal()
  const list: OrderJournal['list'] = async () => (await journal.list()).filter(({ id }) => id !== journalId)
  return { ...journal, list }
}

type ScriptedApi = Pick<
  ScriptedAccount,
  'replies' | 'dryRuns' | 'sent' | 'requests' | 'shown' | 'log' | 'fetch'
>

function createShowing(): Showing {
  return {
    contracts: [],
    hosting: [],
    log: [],
    isLogForbidden: false,
    isListForbidden: false,
    targetMode: 'all',
    hidden: [],
    signups: {},
    sandboxWorld: undefined,
    lagMs: 0,
    price: price.total_price,
  }
}

function createScriptedApi(platform: FakePlatform): ScriptedApi {
  const replies: Reply[] = []
  const dryRuns: Reply[] = []
  const sent: Request[] = []
  const requests: string[] = []
  const shown = createShowing()

  function note(method: ExecutionLogEntry['method'], status_code: number, at = platform.now()): void {
    const created_at = toJapanTime(at)
    shown.log.unshift({ method, path, status_code, response_time_ms: 1, ip_address: '192.0.2.1', created_at })
  }

  function readLog({ searchParams }: URL): Response {
    if (shown.isLogForbidden) return rejection(403, 'FORBIDDEN')
    const method = searchParams.get('method')
    const from = searchParams.get('from') ?? ''
    const limit = Number(searchParams.get('limit'))
    const until = toJapanTime(platform.now() - shown.lagMs)
    const logs = shown.log
      .filter((entry) => entry.created_at <= until || shown.lagMs === 0)
      .filter((entry) => entry.created_at >= from && (method === null || entry.method === method))
      .slice(0, limit)
    const page = { logs, count: logs.length, limit, has_more: false, next_cursor: null }
    return json(page, 200, { Date: new Date(platform.now()).toUTCString() })
  }

  async function post(request: Request): Promise<Response> {
    const { dry_run } = (await request.clone().json()) as { readonly dry_run: boolean }
    if (!dry_run) sent.push(request.clone())
    const reply = dry_run ? (dryRuns.shift() ?? tried(shown)) : replies.shift()
    if (reply === undefined) throw new Error(`Order ${sent.length} was not expected`)
    if (reply instanceof Error) throw reply
    // A function that replies adds its own entry to the log.
    if (typeof reply === 'function') return reply(request)
    note('POST', reply.status)
    return reply
  }

  function get({ pathname }: URL): Response {
    if (pathname === '/v1/me') return readMe(shown)
    note('GET', 200)
    return readContract(shown, pathname)
  }

  return {
    replies,
    dryRuns,
    sent,
    requests,
    shown,
    log: (status, at) => note('POST', status, at),
    async fetch(request) {
      const url = new URL(request.url)
      requests.push(`${request.method} ${url.pathname}`)
      if (url.pathname === '/v1/logs') return readLog(url)
      return request.method === 'GET' ? get(url) : post(request)
    },
  }
}

function tried({ price }: Showing): Response {
  return json({ dry_run: true, total_price: price })
}

function readContract(shown: Showing, pathname: string): Response {
  const { signups, hidden, isListForbidden, contracts, hosting } = shown
  if (pathname === '/v1/server') return json({ servers: hosting })
  if (pathname.startsWith('/v1/server/')) return rejection(404, 'NOT_FOUND')
  const [, what, id = ''] = /^\/v1\/vps\/(servers|signup-status)\/(.+)$/.exec(pathname) ?? []
  if (what === 'signup-status') {
    const server = signups[Number(id)]
    return server ? json({ server }) : rejection(404, 'NOT_FOUND')
  }
  if (what !== undefined) return hidden.includes(id) ? json({ server: {} }) : rejection(404, 'VPS_NOT_FOUND')
  return isListForbidden ? rejection(403, 'FORBIDDEN') : json({ servers: contracts })
}

function readMe({ targetMode, sandboxWorld }: Showing): Response {
  const services = targetMode ? { vps: { target_mode: targetMode }, server: { target_mode: targetMode } } : {}
  return json({ services }, 200, sandboxWorld === undefined ? {} : { 'Sandbox-World': sandboxWorld })
}
