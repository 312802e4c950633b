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
import type { VpsOrderRequest, VpsSignupServer, VpsUuid } from '@hostwright/types'
import { createPassword } from './create-password.ts'

/** What is to be ordered. `root_password` may wait until `place`; `quote` then tries the order with a random one. */
export type OrderInput = Omit<
  VpsOrderRequest,
  'root_password' | 'expected_total_price' | 'agree_to_terms' | 'dry_run'
> &
  Partial<Pick<VpsOrderRequest, 'root_password'>>

/** What is ordered, without the password. */
export type VpsOrder = Omit<OrderInput, 'root_password'>

/** What `place` adds to a quote. */
export type PlaceInput = Pick<VpsOrderRequest, 'root_password' | 'agree_to_terms'>

/** What `ensure` adds to an order: consent, the password, and what it may cost. */
export type VpsEnsureInput = EnsureInput<VpsOrder> & Pick<VpsOrderRequest, 'root_password'>

/** Ordering a VPS from the prepaid balance. */
export interface Orders {
  /**
   * Makes sure that there is a VPS of this name, and that it is ordered from here at most once: run it again after a
   * crash or an error. **A new order is paid from the prepaid balance and the price does not come back.**
   *
   * The name is `name`, or `intent` beside an order without one. A listed VPS of the name is `existing`, whoever
   * ordered it. An order from here that is being set up is `existing`, too. It stops while an order of this name is not
   * settled, and for orders and dry runs in this key's log that the journal does not know: programs that order with one
   * key share a journal. The client needs a `journal`.
   *
   * Calls `GET /v1/me`, `GET /v1/logs`, `GET /v1/vps/servers`, `GET /v1/vps/plans`, `GET /v1/vps/signup-status/{id}`,
   * and `POST /v1/vps/servers` at most twice, the first time as a dry run (scope: write, and the new-order permission).
   *
   * @throws {ConfigError} `again` when it was ordered before and its contract is gone; `name` when two VPSs have the
   * name; `maxTotalPrice`; `journal`; `apiKey` when the key may not read the list or the log. Nothing was ordered
   * @throws {OrderOutcomeUnknownError} when an order of the name may or may not have been executed; `askAgainMs` says when
   * to run it again, `reason` what would decide it
   * @throws {ApiError} `PRICE_MISMATCH`, `PAYMENT_REQUIRED`, `CAPACITY_UNAVAILABLE`, `PLAN_NOT_AVAILABLE`,
   * `VALIDATION_ERROR`, `FORBIDDEN`. Nothing was ordered
   * @example const { contract } = await vps.orders.ensure(
   *   { name: 'web-1', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' },
   *   { root_password, agree_to_terms: true, maxTotalPrice: 25_000 },
   * )
   */
  ensure(
    order: VpsOrder,
    input: VpsEnsureInput,
    options?: CallOptions,
  ): Promise<Ensured<VpsOrder, VpsSignupServer>>
  /**
   * Looks up today's price and has the API try the order without charging (`dry_run`). Costs nothing.
   * Calls `GET /v1/vps/plans`, `GET` and `POST /v1/vps/servers`, and `GET /v1/logs` (scope: write, and the
   * new-order permission).
   *
   * @throws {ConfigError} for a plan, period or image that is not on offer; nothing was tried
   * @throws {ApiError} `CAPACITY_UNAVAILABLE`, `PAYMENT_REQUIRED`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`, `FORBIDDEN`
   */
  quote(input: OrderInput, options?: QuoteOptions): Promise<Quote<VpsOrder>>
  /**
   * Places the order: **the price is taken from the prepaid balance and does not come back**.
   * Calls `POST /v1/vps/servers` (scope: write, and the new-order permission), once, with the quote's
   * price and Idempotency-Key. To order two, quote two. One attempt may take 2 minutes by default.
   *
   * @throws {PriceMismatch} when the price has changed since; its `requote` gives today's
   * @throws {ApiError} `PAYMENT_REQUIRED`, `CAPACITY_UNAVAILABLE`, `VALIDATION_ERROR`, `FORBIDDEN`
   * @throws {OrderOutcomeUnknownError} when no response shows whether it was executed; its `reconcile` finds out
   */
  place(quote: Quote<VpsOrder>, input: PlaceInput, options?: PlaceOptions): Promise<VpsSignupServer>
  /**
   * What became of an order whose response was lost: in this process or another, with or without a journal that has
   * it. Reads only: `GET /v1/vps/servers` and `GET /v1/logs` (scope: read). `unknown` says why, what would decide
   * it, and when to check again; do not order again before it is decided.
   *
   * @throws {ConfigError} for a quote that was changed, or is not of this product and account
   * @throws {JournalError} when the journal cannot be read or written
   */
  reconcile(quote: Quote<VpsOrder>, options?: ReconcileOptions): Promise<Reconciliation>
  /**
   * Asks {@link Orders.reconcile} until the outcome is known: every 30 seconds, for half an hour.
   *
   * @throws {WaitError} `deadline` when nothing has decided by then
   */
  waitUntilSettled(quote: Quote<VpsOrder>, options?: WaitOptions<Reconciliation>): Promise<Reconciliation>
  /**
   * The orders in the journal that are not settled: after a crash, this is where to go on. Makes no request.
   *
   * @throws {JournalError} when the journal cannot be read
   */
  pending(): Promise<PendingOrder<VpsOrder>[]>
  /**
   * How far the VPS of an order is, and its `expiry_date`: the last day of the contract period, null until the VPS
   * has been set up. `id` is the one that `place` returned; keep it, for nothing else tells when a contract ends.
   * Whether `expiry_date` follows a renewal is not documented.
   * Calls `GET /v1/vps/signup-status/{id}` (scope: read, and the new-order permission).
   *
   * @throws {ApiError} `NOT_FOUND`
   */
  status(id: number, options?: CallOptions): Promise<VpsSignupServer>
  /**
   * Waits until the VPS of an order is usable, and gives its `uuid` and `expiry_date`. Reads every 10 seconds, for
   * an hour.
   *
   * @throws {WaitError} `deadline`
   */
  waitUntilActive(id: number, options?: WaitOptions<VpsSignupServer>): Promise<ActiveServer>
}

/** A VPS that is set up: its uuid is there. */
export type ActiveServer = VpsSignupServer & {
  /** Identifier of the VPS: every call about it takes it. It can change after maintenance. */
  readonly uuid: VpsUuid
  /** It is set up, and can be used. */
  readonly status: 'active'
}

const intervalMs = 10_000
const deadlineMs = 3_600_000

/** Creates the orders of a client. What they need beside the reads is loaded at the first call. */
export function createOrders(client: Client): Orders {
  const late = loadOrders(client, async () => (await import('./vps-product.ts')).createVpsProduct(client))
  const orders: Orders = {
    ...late,
    quote: ({ root_password = createPassword(), ...order }, options) =>
      late.quote(order, { root_password }, options),
    async status(id, options) {
      const { data } = await client.api.GET('/v1/vps/signup-status/{id}', {
        params: { path: { id } },
        ...toInit(options),
      })
      return data.server
    },
    waitUntilActive(id, options) {
      const wait = {
        goal: `order ${id} to be active`,
        read: (readOptions: CallOptions) => orders.status(id, readOptions),
        isReached: isActive,
        intervalMs,
        deadlineMs,
      }
      return client.waitUntil<VpsSignupServer>(wait, options) as Promise<ActiveServer>
    },
  }
  return orders
}

function isActive(server: VpsSignupServer): server is ActiveServer {
  return server.status === 'active' && server.uuid !== null
}
