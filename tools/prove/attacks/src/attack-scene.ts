import {
  type Client,
  type ClientOptions,
  createClient,
  createMemoryJournal,
  isApiError,
  type OrderJournal,
  type PendingOrder,
  type Quote,
} from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, type FaultEffect, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { onTestFinished } from 'vitest'
import { type Kind, kindOf } from './kind-of.ts'
import { createTruth, type Truth } from './truth.ts'

export const minute = 60_000
export const hour = 60 * minute
export const start = 1_000_000
/** Noon in Japan: no price changes within twelve hours. */
const noon = Date.parse('2026-10-01T03:00:00Z')

export const products = {
  vps: {
    operationId: 'orderVps',
    listId: 'listVpsServers',
    path: '/v1/vps/servers',
    setUp: 'signup',
    named: 'name',
    input: { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' },
    terms: { root_password: 'Correct-Horse-7', agree_to_terms: true },
    horizonMs: 75 * minute,
  },
  hosting: {
    operationId: 'orderHostingServer',
    listId: 'listHostingServers',
    path: '/v1/server',
    setUp: 'hosting',
    named: 'server_id',
    input: { plan_id: 'standard', period: 12 },
    terms: { agree_to_terms: true },
    horizonMs: 15 * minute,
  },
} as const
export type Product = keyof typeof products

export type Order = Readonly<Record<string, unknown>>
export type Quoted = Quote<Order>
/** A proxy, a network or a node between the client and the API. */
export type Proxy = (request: Request, forward: () => Promise<Response>, kind: Kind) => Promise<Response>

export interface Verdict {
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  readonly contracts: readonly string[]
  readonly likely?: 'executed' | undefined
  readonly reason: string
  readonly askAgainMs?: number | undefined
  readonly entries: readonly unknown[]
}

export interface Placed {
  readonly id?: number
  readonly uuid?: string | null
  readonly name?: string
  readonly servername?: string
  readonly server_id?: string
  readonly status: string
}

export interface Ensured {
  readonly contract: Placed
  readonly state: 'existing' | 'ordered'
  readonly pending: readonly PendingOrder<Order>[]
  readonly differs?: readonly string[] | undefined
}

/** The parts of `orders` that both products have, in the form of the third edition. */
export interface Orders {
  quote(order: Order, options?: object): Promise<Quoted>
  place(quote: Quoted, terms: object, options?: object): Promise<Placed>
  reconcile(quote: Quoted, options?: object): Promise<Verdict>
  waitUntilSettled(quote: Quoted, options?: object): Promise<Verdict>
  ensure(order: Order, terms: object, options?: object): Promise<Ensured>
  pending(): Promise<readonly PendingOrder<Order>[]>
}

/** A process with a client of its own. Every answer that it gets is compared with the sandbox's contracts. */
export interface Buyer extends Omit<Orders, 'place' | 'ensure' | 'quote'> {
  readonly client: Client
  /** Without an order: one of the product's cheapest plan, which has no name. */
  quote(order?: Order, options?: object): Promise<Quoted>
  place(quote: Quoted, options?: object, terms?: object): Promise<Placed>
  ensure(order: Order, terms?: object, options?: object): Promise<Ensured>
  /** Rejects unless `place` rejects; returns the error, whatever it is. */
  fail(quote: Quoted, options?: object): Promise<Record<string, unknown>>
  /** Repeats `reconcile` until something is decided. */
  settle(quote: Quoted, options?: { readonly minutes?: number; readonly step?: number }): Promise<Verdict>
  /** The Idempotency-Keys of the orders that left, without dry runs. */
  readonly sent: string[]
  /** Stands between this client and the API from now on. */
  proxy: Proxy
}

export interface BuyerOptions {
  readonly product?: Product | undefined
  readonly apiKey?: ClientOptions['apiKey']
  /** `undefined`, when given, leaves the option out. */
  readonly journal?: OrderJournal | 'memory' | undefined
  /** Further options of the client. */
  readonly client?: object | undefined
}

export interface Scene {
  readonly sandbox: Sandbox
  readonly truth: Truth
  /** How many contracts have been bought since the start, and paid. */
  bought(): number
  /** Somebody with a process and a journal of their own; by default with the sandbox's key, for a VPS. */
  buyer(options?: BuyerOptions): Buyer
  /** The next order meets this fault, or the nth from now; dry runs do not. */
  fault(effect: FaultEffect, product?: Product, nth?: number): void
  /** Moves the API's clock. */
  pass(ms: number): Promise<void>
}

/** An account at an API that orders again under a used Idempotency-Key: the worst that it may do. */
export async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({
    speed: 0,
    startAt: noon,
    limits: false,
    assumptions: { 'completed-order-replay': 'orders again' },
    ...options,
  })
  const truth = createTruth(sandbox)
  const armed: Armed[] = []
  onTestFinished(async () => {
    // At most one contract under one Idempotency-Key, and nothing false was said: this holds in every test.
    try {
      truth.finish()
    } finally {
      await sandbox.close()
    }
  })
  return {
    sandbox,
    truth,
    bought: () => truth.bought().length,
    fault: (effect, product = 'vps', nth = 1) => void armed.push({ effect, product, nth }),
    pass: async (ms) => void (await sandbox.clock.advance(ms)),
    buyer: (buyer) => createBuyer({ sandbox, truth, armed }, buyer),
  }
}

interface Connection {
  proxy: Proxy
}

/** A client whose requests pass the proxy of its connection, and whose orders are counted where they leave. */
function connect(world: World, given: BuyerOptions, sent: string[], connection: Connection): Client {
  const { sandbox, truth } = world
  const { product = 'vps', apiKey = sandbox.apiKey } = given
  const { now, sleep } = sandbox.clock
  const journal = 'journal' in given ? given.journal : createMemoryJournal()
  const options = {
    baseUrl: sandbox.baseUrl,
    apiKey,
    now,
    sleep,
    ...(journal !== undefined && { journal }),
    async fetch(request: Request): Promise<Response> {
      const kind = await kindOf(request, products[product].path)
      if (kind === 'order') {
        const key = request.headers.get('Idempotency-Key') ?? ''
        sent.push(key)
        truth.noteSent(key)
      }
      const forward = async (): Promise<Response> => {
        if (kind === 'order') fire(world, product)
        return sandbox.fetch(request)
      }
      return connection.proxy(request, forward, kind)
    },
    ...given.client,
  }
  return createClient(options as ClientOptions)
}

interface World {
  readonly sandbox: Sandbox
  readonly truth: Truth
  readonly armed: Armed[]
}

/** A fault that waits for an order. */
interface Armed {
  readonly effect: FaultEffect
  readonly product: Product
  nth: number
}

/** Gives the sandbox the fault that is meant for this order: a dry run is the same operation. */
function fire({ sandbox, armed }: World, product: Product): void {
  const waiting = armed.filter((fault) => fault.product === product)
  for (const fault of waiting) fault.nth -= 1
  const due = waiting.find(({ nth }) => nth <= 0)
  if (due === undefined) return
  armed.splice(armed.indexOf(due), 1)
  sandbox.faults.add({ operationId: products[product].operationId, effect: due.effect })
}

function createBuyer(world: World, given: BuyerOptions = {}): Buyer {
  const { sandbox, truth } = world
  const { product = 'vps' } = given
  const { terms, input } = products[product]
  const sent: string[] = []
  const connection: Connection = { proxy: async (_, forward) => forward() }
  const client = connect(world, given, sent, connection)
  const orders = (product === 'vps' ? createVps(client) : createHosting(client)).orders as unknown as Orders

  const reconcile: Orders['reconcile'] = async (quote, asked) =>
    truth.checkVerdict(quote.idempotencyKey, await orders.reconcile(quote, asked), asked)
  const place: Buyer['place'] = async (quote, options, more) => {
    const placing = async () => orders.place(quote, { ...terms, ...more }, options)
    const placed = await witness(truth, product, sent, placing, quote.idempotencyKey)
    truth.checkContract(quote.idempotencyKey, placed)
    return placed
  }
  return Object.assign(connection, {
    client,
    sent,
    reconcile,
    place,
    quote: async (order: Order = input, options?: object) => orders.quote(order, options),
    waitUntilSettled: async (quote: Quoted, asked?: object) =>
      truth.checkVerdict(quote.idempotencyKey, await orders.waitUntilSettled(quote, asked)),
    async ensure(order: Order, more?: object, options?: object) {
      const ensuring = async () => orders.ensure(order, { ...terms, ...more }, options)
      const found = await witness(truth, product, sent, ensuring)
      truth.checkExists(found.contract)
      return found
    },
    pending: async () => orders.pending(),
    async fail(quote: Quoted, options?: object) {
      const ended = await place(quote, options).then(
        (placed) => ({ placed }),
        (error: unknown) => ({ error: error as Record<string, unknown> }),
      )
      if ('error' in ended) return ended.error
      throw new Error(`placed, not rejected: ${JSON.stringify(ended.placed)}`)
    },
    async settle(quote: Quoted, { minutes = 150, step = 3 } = {}) {
      for (let passed = 0; ; passed += step) {
        const found = await reconcile(quote)
        if (found.outcome !== 'unknown' || passed >= minutes) return found
        await sandbox.clock.advance(step * minute)
      }
    },
  })
}

/** After an order has left, only a contract, a certain rejection or OrderOutcomeUnknownError may follow. */
async function witness<Result>(
  truth: Truth,
  product: Product,
  sent: readonly string[],
  run: () => Promise<Result>,
  key?: string,
): Promise<Result> {
  const before = sent.length
  try {
    return await run()
  } catch (error) {
    // Calls at the same time send as well: those of another key are not this call's.
    const left = sent.slice(before).filter((one) => key === undefined || one === key)
    if (left.length > 0) truth.checkError(left, error, product)
    throw error
  }
}

/** An order whose caller got no certain answer. */
export const unknownOutcome = { name: 'OrderOutcomeUnknownError' }

/** An error of another call, as the client throws it. */
export async function errorOfRead({ sandbox }: Scene, status: number, code: string): Promise<unknown> {
  sandbox.faults.add({ operationId: 'getApiKey', effect: { status, code } })
  const { baseUrl, apiKey, fetch } = sandbox
  const error: unknown = await createClient({ baseUrl, apiKey, fetch, retry: false })
    .me()
    .catch((thrown: unknown) => thrown)
  if (!isApiError(error)) throw new Error('the read has not failed', { cause: error })
  return error
}
