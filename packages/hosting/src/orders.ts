import {
  type CallOptions,
  type Client,
  type Ensured,
  type EnsureInput,
  loadOrders,
  type PendingOrder,
  type PlaceOptions,
  type Quote,
  type QuoteOptions,
  type ReconcileOptions,
  type Reconciliation,
  toInit,
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
   * Makes sure that there is a hosting server of this `server_id`, and that it is ordered from here at most once: run it
   * again after a crash or an error. **A new order is paid from the prepaid balance and the price does not come back.**
   *
   * The name is `server_id`, or `intent` beside an order without one. A listed server of the name is `existing`, whoever
   * ordered it. It stops while an order of this name is not settled; without a `server_id` also for orders and dry runs
   * in this key's log that the journal does not know. The API sells a `server_id` once. The client needs a `journal`.
   *
   * Calls `GET /v1/me`, `GET /v1/logs`, `GET /v1/server`, `GET /v1/server/plans`,
   * `GET /v1/server/{servername}/signup-status`, and `POST /v1/server` at most twice, the first time as a dry run
   * (scope: write, and the new-order permission).
   *
   * @throws {ConfigError} `again` when it was ordered before and its contract is gone; `maxTotalPrice`; `journal`;
   * `apiKey` when the key may not read the list or the log. Nothing was ordered
   * @throws {OrderOutcomeUnknownError} when an order of the name may or may not have been executed; `askAgainMs` says when
   * to run it again, `reason` what would decide it
   * @throws {ApiError} `PRICE_MISMATCH`, `PAYMENT_REQUIRED`, `SERVER_ID_TAKEN`, `PLAN_NOT_AVAILABLE`,
   * `VALIDATION_ERROR`, `FORBIDDEN`. Nothing was ordered
   * @example await hosting.orders.ensure(
   *   { server_id: 'shop', plan_id: 'standard', period: 12 },
   *   { agree_to_terms: true, maxTotalPrice: 25_000 },
   * )
   */
  ensure(
    order: HostingOrder,
    input: EnsureInput<HostingOrder>,
    options?: CallOptions,
  ): Promise<Ensured<HostingOrder, HostingOrderServer>>
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

const intervalMs = 30_000
const deadlineMs = 3_600_000

/** Creates the orders of a client. What they need beside the reads is loaded at the first call. */
export function createOrders(client: Client): Orders {
  const late = loadOrders(client, async () =>
    (await import('./hosting-product.ts')).createHostingProduct(client),
  )
  const orders: Orders = {
    ...late,
    quote: (order, options) => late.quote(order, {}, options),
    async status(servername, options) {
      const { data } = await client.api.GET('/v1/server/{servername}/signup-status', {
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
