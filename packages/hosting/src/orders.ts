import {
  type CallOptions,
  type Client,
  findOffer,
  listPending,
  type Ordering,
  type PendingOrder,
  placeOrder,
  type PlaceOptions,
  type Quote,
  type QuoteOptions,
  quoteOrder,
  type ReconcileOptions,
  reconcileOrder,
  type Reconciliation,
  toInit,
  toSettling,
  type WaitOptions,
} from '@hostwright/common'
import type { HostingOrderRequest, HostingOrderServer, HostingSignupStatus } from '@hostwright/types'

/** What is to be ordered. */
export type HostingOrder = Omit<HostingOrderRequest, 'expected_total_price' | 'agree_to_terms' | 'dry_run'>

/** What `place` adds to a quote. */
export type PlaceInput = Pick<HostingOrderRequest, 'agree_to_terms'>

/** A hosting server that is set up. */
export type ActiveHosting = HostingSignupStatus & {
  /** It is set up, and can be used. */
  readonly status: 'active'
}

/** Ordering a hosting server from the prepaid balance. */
export interface Orders {
  /**
   * Looks up today's price and has the API try the order without charging (`dry_run`). Costs nothing.
   * Calls `GET /v1/server/plans`, `GET` and `POST /v1/server`, and `GET /v1/logs` (scope: write, and the
   * new-order permission).
   *
   * @throws {ConfigError} for a plan or period that is not on offer; nothing was tried
   * @throws {ApiError} `SERVER_ID_TAKEN`, `PAYMENT_REQUIRED`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`, `FORBIDDEN`
   */
  quote(order: HostingOrder, options?: QuoteOptions): Promise<Quote<HostingOrder>>
  /**
   * Places the order: **the price is taken from the prepaid balance and does not come back**.
   * Calls `POST /v1/server` (scope: write, and the new-order permission), once, with the quote's price
   * and Idempotency-Key. To order two, quote two. One attempt may take 2 minutes by default.
   *
   * @throws {PriceMismatch} when the price has changed since; its `requote` gives today's
   * @throws {ApiError} `PAYMENT_REQUIRED`, `SERVER_ID_TAKEN`, `VALIDATION_ERROR`, `FORBIDDEN`
   * @throws {OrderOutcomeUnknownError} when no response shows whether it was executed; its `reconcile` finds out
   */
  place(quote: Quote<HostingOrder>, input: PlaceInput, options?: PlaceOptions): Promise<HostingOrderServer>
  /**
   * What became of an order whose response was lost: in this process or another, with or without a journal that has
   * it. Reads only: `GET /v1/server` and `GET /v1/logs` (scope: read). `unknown` says why, what would decide it,
   * and when to check again; do not order again before it is decided.
   *
   * @throws {ConfigError} for a quote that was changed, or is not of this product and account
   * @throws {JournalError} when the journal cannot be read or written
   */
  reconcile(quote: Quote<HostingOrder>, options?: ReconcileOptions): Promise<Reconciliation>
  /**
   * Asks {@link Orders.reconcile} until the outcome is known: every 30 seconds, for half an hour.
   *
   * @throws {WaitError} `deadline` when nothing has decided by then
   */
  waitUntilSettled(quote: Quote<HostingOrder>, options?: WaitOptions<Reconciliation>): Promise<Reconciliation>
  /**
   * The orders in the journal that are not settled: after a crash, this is where to go on. Makes no request.
   *
   * @throws {JournalError} when the journal cannot be read
   */
  pending(): Promise<PendingOrder<HostingOrder>[]>
  /**
   * How far the server of an order is. `servername` is the one that `place` returned.
   * Calls `GET /v1/server/{servername}/signup-status` (scope: read, and the new-order permission).
   *
   * @throws {ApiError} `NOT_FOUND`, `FORBIDDEN`
   */
  status(servername: string, options?: CallOptions): Promise<HostingSignupStatus>
  /**
   * Waits until the server of an order is usable. Reads every 30 seconds, for an hour.
   *
   * @throws {WaitError} `failed` when the contract is `suspended`, `deadline`
   */
  waitUntilActive(servername: string, options?: WaitOptions<HostingSignupStatus>): Promise<ActiveHosting>
}

const url = '/v1/server'
const intervalMs = 30_000
const deadlineMs = 3_600_000

export function createOrders(client: Client): Orders {
  const { api } = client
  const ordering: Ordering<HostingOrder, HostingOrderServer> = {
    client,
    path: url,
    secrets: [],
    mark: { field: 'server_id', toValue: toServerId },
    quotedAt: new Map(),
    lastSent: new Map(),
    async listContracts(options) {
      const { data } = await api.GET(url, toInit(options))
      return data.servers.map(({ servername, server_id }) => ({ id: servername, mark: server_id }))
    },
    async findPrice(order, options) {
      const { data } = await api.GET('/v1/server/plans', toInit(options))
      return findOffer(data.plans, order.plan_id, order.period).price
    },
    async send(body, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      const { data } = await api.POST(url, { params: { header }, body, ...toInit(options) })
      return data
    },
    idOf: ({ servername }) => (typeof servername === 'string' ? servername : undefined),
  }
  const orders: Orders = {
    quote: (order, options) => quoteOrder(ordering, order, {}, options),
    place: (quote, input, options) => placeOrder(ordering, quote, input, options),
    reconcile: (quote, options) => reconcileOrder(ordering, quote, options),
    waitUntilSettled: (quote, options) => client.waitUntil(toSettling(ordering, quote), options),
    pending: () => listPending(ordering),
    async status(servername, options) {
      const { data } = await api.GET('/v1/server/{servername}/signup-status', {
        params: { path: { servername } },
        ...toInit(options),
      })
      return data
    },
    waitUntilActive(servername, options) {
      const wait = {
        goal: `hosting server ${servername} to be active`,
        read: (readOptions: CallOptions) => orders.status(servername, readOptions),
        isReached: ({ status }: HostingSignupStatus) => status === 'active',
        isFailed: ({ status }: HostingSignupStatus) => status === 'suspended',
        intervalMs,
        deadlineMs,
      }
      return client.waitUntil<HostingSignupStatus>(wait, options) as Promise<ActiveHosting>
    },
  }
  return orders
}

/** Twelve characters, the most that a `server_id` has: a letter first, then digits and letters. */
function toServerId(hash: string): string {
  return `hw${BigInt(`0x${hash}`).toString(36).padStart(10, '0').slice(-10)}`
}
