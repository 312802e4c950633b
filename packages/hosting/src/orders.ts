import {
  type CallOptions,
  type Client,
  loadOrders,
  type Quote,
  type QuoteOptions,
  type ReconcileOptions,
  type Reconciliation,
  toInit,
  type WaitOptions,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Ensured, EnsureInput, FindInput, PendingOrder, PlaceOptions } from '@hostwright/orders'
import type { HostingOrderRequest, HostingOrderServer, HostingSignupStatus } from '@hostwright/types'
import type { HostingOrder } from './hosting-product.ts'

/** Your consent to the terms. */
export type HostingPlaceInput = Pick<HostingOrderRequest, 'agree_to_terms'>

/** A hosting server that has been set up. */
export type ActiveHosting = HostingSignupStatus & {
  /** The hosting server can be used. */
  readonly status: 'active'
}

/** Methods that order a hosting server, paid from the prepaid balance. */
export interface HostingOrders {
  /**
   * Makes sure that a hosting server of this `server_id` exists, and orders it at most once: call it again after a
   * crash or an error. **A new order is paid from the prepaid balance, and the price does not come back.**
   *
   * The name is `server_id`, or the option `intent` for an order without a `server_id`. A listed server of this name is
   * returned as `existing`, no matter who ordered it; so is one that was ordered under this name according to the
   * journal, and is missing in the list. The client needs the option `journal`. For an `intent`, `ensure` stops if the
   * key's log of the last 15 minutes has an order or dry run that no record in the journal explains; a `server_id`
   * needs no such check, because the API sells it only once.
   *
   * Calls `GET /v1/me`, `GET /v1/logs`, `GET /v1/server`, `GET /v1/server/plans`, `GET /v1/server/{servername}/memo`,
   * `GET /v1/server/{servername}/signup-status`, and `POST /v1/server` at most twice, the first time as a dry run
   * (scope: write, and the new-order permission). An order can take up to 2 minutes by default.
   *
   * @throws {ConfigError} `again` if the server was ordered before and its contract no longer exists; `maxTotalPrice`
   *   if the price is higher; `journal` if the client has none, or that of another account; `apiKey` if the key has no
   *   right to list the servers, to read the log or to see what the journal has ordered; `intent` if a listed server has
   *   this id and was not ordered from here. Nothing was ordered
   * @throws {OrderOutcomeUnknownError} if an order of the name was or may have been sent and its outcome is unknown, or
   *   for log entries that no record in the journal explains; `askAgainMs`, from one minute to five, says when to
   *   call it again, `decidedWithinMs` when its horizon ends; without a time only a person or another key can decide
   * @throws {ApiError} `PRICE_MISMATCH`, `PAYMENT_REQUIRED`, `SERVER_ID_TAKEN`, `PLAN_NOT_AVAILABLE`,
   *   `VALIDATION_ERROR`, `FORBIDDEN`. Nothing was ordered
   * @throws {JournalError} if the journal cannot be read or written. Nothing was ordered by this call
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
   * Finds the hosting server of a name as {@link HostingOrders.ensure} does, and orders nothing. `undefined` means that
   * `ensure` would order. If `ensure` would stop, `find` rejects with the same error. Charges nothing. Calls `GET
   * /v1/me`, `GET /v1/logs`, `GET /v1/server`, `GET /v1/server/{servername}/memo` and `GET
   * /v1/server/{servername}/signup-status` and `GET /v1/server/plans` (scope: read, and the new-order permission).
   *
   * @throws {ConfigError} `plan_id` or `period` if it is not on offer; `again` if the server was ordered before and its contract no longer exists; `journal` if the
   *   client has none; `apiKey` if the key has no right to list the hosting servers or to read the log
   * @throws {OrderOutcomeUnknownError} if the outcome of an order of the name is unknown, or for log entries that no
   *   record in the journal explains
   * @throws {ApiError} `FORBIDDEN` if the key has no new-order permission
   * @throws {JournalError} if the journal cannot be read or written
   * @example const found = await hosting.orders.find({ server_id: 'shop', plan_id: 'standard', period: 12 })
   */
  find(
    order: HostingOrder,
    input?: FindInput,
    options?: CallOptions,
  ): Promise<Ensured<HostingOrder, HostingOrderServer> | undefined>
  /**
   * Reads today's price and sends the order as a dry run (`dry_run`), which charges nothing. `ensure` includes this
   * step. Calls `GET /v1/server/plans`, `GET` and `POST /v1/server`, and `GET /v1/logs` (scope: write, and the
   * new-order permission).
   *
   * @throws {ConfigError} for a plan or period that is not on offer, or a price above the client's `maxTotalPrice`.
   *   Nothing was charged
   * @throws {JournalError} if the journal cannot be read or written
   * @throws {ApiError} `SERVER_ID_TAKEN`, `PAYMENT_REQUIRED`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`, `FORBIDDEN`
   * @throws {OrderOutcomeUnknownError} if the API's response does not say that the order was a dry run, so that it may
   *   have been executed, or if another process is ordering the same; the error's `reconcile`, if it has one, finds out
   */
  quote(order: HostingOrder, options?: QuoteOptions): Promise<Quote<HostingOrder>>
  /**
   * Places the order: **the price is taken from the prepaid balance and does not come back**. Calls `GET /v1/logs`, for
   * a quote that another process has made also `GET /v1/server`, and `POST /v1/server` (scope: write, and the new-order
   * permission) with the quote's price and Idempotency-Key: once, unless the API rejects it for a rate limit or the
   * option `resend` allows another attempt. A quote that was placed before, and whose response is in the journal,
   * returns its server and charges nothing more: for two servers, make two quotes. The call can take up to 2 minutes by
   * default.
   *
   * @throws {ConfigError} `quote` if it was modified, belongs to another product, sandbox or API key, is not in the
   *   journal, or was settled without a response of the API; `maxTotalPrice` if the price is higher. Nothing was sent
   * @throws {PriceMismatch} if the price has changed since the quote; nothing was charged, and `requote` reads today's
   *   price
   * @throws {ApiError} `PAYMENT_REQUIRED`, `SERVER_ID_TAKEN`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`, `FORBIDDEN`.
   *   Nothing was charged, and the quote can be placed again
   * @throws {OrderOutcomeUnknownError} if nothing proves whether the order was executed, or the log has an entry that
   *   may be this order; the error's `reconcile` finds out
   * @throws {JournalError} if the journal cannot be read or written. Nothing was sent
   */
  place(
    quote: Quote<HostingOrder>,
    input: HostingPlaceInput,
    options?: PlaceOptions,
  ): Promise<HostingOrderServer>
  /**
   * Finds out whether an order was executed, in any process, and records the outcome in the journal. Charges nothing.
   * Calls `GET /v1/me`, `GET /v1/logs` and `GET /v1/server` (scope: read), and `GET /v1/server/{servername}/memo` for a
   * server that is no longer listed. Without a rejection, `not-executed` takes 15 minutes (`horizonMs`). With
   * `unknown`, the result says why, what would decide the outcome, and when to call again; do not order again before
   * that.
   *
   * @throws {ConfigError} `quote` if it was modified or belongs to another product or sandbox; `contract` if it cannot
   *   be the contract of this order
   * @throws {JournalError} if the journal cannot be read or written
   */
  reconcile(quote: Quote<object>, options?: ReconcileOptions): Promise<Reconciliation>
  /**
   * Calls {@link HostingOrders.reconcile} every minute until the outcome is known, for at most half an hour.
   *
   * @throws {WaitError} `failed` if only a person can decide the outcome: see the option `contract` of `reconcile`;
   *   `deadline` after half an hour
   */
  waitUntilSettled(quote: Quote<object>, options?: WaitOptions<Reconciliation>): Promise<Reconciliation>
  /**
   * Lists the orders in the journal whose outcome is unknown, and the quotes of the last day that were not placed.
   * Makes no request, except `GET /v1/me` with a sandbox's key.
   *
   * @throws {JournalError} if the journal cannot be read
   */
  pending(): Promise<PendingOrder<HostingOrder>[]>
  /**
   * Reads the set-up status of an order. `servername` is the one that `place` returned. Calls `GET
   * /v1/server/{servername}/signup-status` (scope: read, and the new-order permission).
   *
   * @throws {ApiError} `NOT_FOUND`, `FORBIDDEN`
   */
  status(servername: string, options?: CallOptions): Promise<HostingSignupStatus>
  /**
   * Waits until the server of an order can be used. Calls `GET /v1/server/{servername}/signup-status` (scope: read, and
   * the new-order permission) every 30 seconds, for at most an hour.
   *
   * @throws {WaitError} `failed` if two reads in a row show the contract as `suspended`, `deadline`
   * @throws {ApiError} `NOT_FOUND`, `FORBIDDEN`
   */
  waitUntilActive(servername: string, options?: WaitOptions<HostingSignupStatus>): Promise<ActiveHosting>
}

const intervalMs = 30_000
const deadlineMs = 3_600_000

/** Creates the order methods of a client. The code for ordering is loaded at the first call. */
export function createOrders(client: Client): HostingOrders {
  const late = loadOrders(async () => (await import('./hosting-product.ts')).createHostingOrders(client))
  const orders: HostingOrders = {
    ...late,
    quote: (order, options) => late.quote(order, {}, options),
    async status(servername, options) {
      const { data } = await portsOf(client).api.GET('/v1/server/{servername}/signup-status', {
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
