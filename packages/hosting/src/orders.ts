import {
  type CallOptions,
  type Client,
  findOffer,
  type Ordering,
  placeOrder,
  type PlaceOptions,
  type Quote,
  type QuoteOptions,
  quoteOrder,
  toInit,
  type WaitOptions,
} from '@hostwright/common'
import type { HostingOrderRequest, HostingOrderServer, HostingSignupStatus } from '@hostwright/types'

/** What is to be ordered. */
export type HostingOrder = Omit<HostingOrderRequest, 'expected_total_price' | 'agree_to_terms' | 'dry_run'>

/** What `place` adds to a quote. */
export type PlaceInput = Pick<HostingOrderRequest, 'agree_to_terms'>

/** A hosting server that is set up. */
export type ActiveHosting = HostingSignupStatus & { readonly status: 'active' }

/** Ordering a hosting server from the prepaid balance. */
export interface Orders {
  /**
   * Looks up today's price and has the API try the order without charging (`dry_run`). Costs nothing.
   * Calls `GET /v1/server/plans`, `GET` and `POST /v1/server`, and `GET /v1/logs` (scope: write, and the
   * new-order permission).
   *
   * @throws {ConfigError} for a plan or period that is not on offer; nothing was tried
   * @throws {ApiError} `SERVER_ID_TAKEN`, `PAYMENT_REQUIRED`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`, `FORBIDDEN`
   * @see requirements, "Hosting: ordering and contracts"
   */
  quote(order: HostingOrder, options?: QuoteOptions): Promise<Quote<HostingOrder>>
  /**
   * Places the order: **the price is taken from the prepaid balance and does not come back**.
   * Calls `POST /v1/server` (scope: write, and the new-order permission), once, with the quote's price
   * and Idempotency-Key. To order two, quote two. One attempt may take 2 minutes by default.
   *
   * @throws {PriceMismatch} when the price has changed since; its `requote` gives today's
   * @throws {ApiError} `PAYMENT_REQUIRED`, `SERVER_ID_TAKEN`, `VALIDATION_ERROR`, `FORBIDDEN`
   * @throws {OrderOutcomeUnknownError} when no answer tells whether it was executed; its `reconcile` finds out
   * @see requirements, "Hosting: ordering and contracts"
   */
  place(quote: Quote<HostingOrder>, input: PlaceInput, options?: PlaceOptions): Promise<HostingOrderServer>
  /**
   * How far the server of an order is. `servername` is the one that `place` returned.
   * Calls `GET /v1/server/{servername}/signup-status` (scope: read, and the new-order permission).
   *
   * @throws {ApiError} `NOT_FOUND`, `FORBIDDEN`
   * @see requirements, "Hosting sign-up status"
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
  const ordering: Ordering<HostingOrder, object, HostingOrderServer> = {
    client,
    path: url,
    async listContracts(options) {
      const { data } = await api.GET(url, toInit(options))
      return data.servers.map(({ servername }) => servername)
    },
    async findPrice(order, options) {
      const { data } = await api.GET('/v1/server/plans', toInit(options))
      return findOffer(data.plans, order.plan_id, order.period).price
    },
    async send(body, key, options) {
      const header = { 'Idempotency-Key': key }
      const { data } = await api.POST(url, { params: { header }, body, ...toInit(options) })
      return data
    },
  }
  const orders: Orders = {
    quote: (order, options) => quoteOrder(ordering, order, {}, options),
    place: (quote, input, options) => placeOrder(ordering, quote, input, options),
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
