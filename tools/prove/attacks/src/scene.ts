import type { Client, ClientOptions, OrderJournal, PendingOrder, Quote } from '@hostwright/common'
import type { FaultEffect, Sandbox } from '@hostwright/sandbox'
import type { Kind } from './kind-of.ts'

export const minute = 60_000
export const hour = 60 * minute
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

/** A process with a client of its own. Everything that it returns is compared with the sandbox's contracts. */
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

/** The state of the sandbox, which no client sees: whose each contract is, and which orders may still be executed. */
export interface Truth {
  /** The uuids and servernames that were bought since the start. */
  bought(): readonly string[]
  /** The contracts that the requests with this Idempotency-Key have bought. */
  ofKey(key: string): readonly string[]
  noteSent(key: string): void
  /** Throws what was found wrong, also where a test has caught the error: for the end of a test. */
  finish(): void
  checkVerdict(key: string, found: Verdict, asked?: object): Verdict
  checkError(keys: readonly string[], error: unknown, product: Product): void
  checkContract(key: string, placed: Placed): void
  checkExists(placed: Placed): void
  /** Allows `not-executed` of an order that is executed later: for tests of executions after the horizon. */
  isPastHorizon: boolean
}
