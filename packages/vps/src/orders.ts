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
import { load, portsOf } from '@hostwright/common/ports'
import type { Ensured, EnsureInput, FindInput, PendingOrder, PlaceOptions } from '@hostwright/orders'
import type { VpsOrderRequest, VpsSignupServer, VpsUuid } from '@hostwright/types'
import type { OrderInput, VpsOrder } from './vps-product.ts'

/** The root password of the new VPS, and your consent to the terms. */
export type VpsPlaceInput = Pick<VpsOrderRequest, 'root_password' | 'agree_to_terms'>

/** The root password of a new VPS, your consent to the terms, the highest total price, and options of `ensure`. */
export type VpsEnsureInput = EnsureInput<VpsOrder> & Pick<VpsOrderRequest, 'root_password'>

/** Methods that order a VPS, paid from the prepaid balance. */
export interface VpsOrders {
  /**
   * Makes sure that a VPS of this name exists, and orders it at most once: call it again after a crash or an error. **A
   * new order is paid from the prepaid balance, and the price does not come back.**
   *
   * The name is `name`, or the option `intent` for an order without a name. A listed VPS of this name is returned as
   * `existing`, no matter who ordered it; so is a VPS that was ordered under this name according to the journal, and is
   * being set up, was renamed or is missing in the list. A word is ordered once, as a name or as an `intent`. The client
   * needs the option `journal`. All programs that order for one account share it, whatever their keys, and two accounts
   * never share one: `ensure` stops if the key's log of the last 75 minutes has an order or dry run that no record in
   * the journal explains.
   *
   * Calls `GET /v1/me`, `GET /v1/logs`, `GET /v1/vps/servers`, `GET /v1/vps/servers/{uuid}`, `GET /v1/vps/plans`, `GET
   * /v1/vps/signup-status/{id}`, and `POST /v1/vps/servers` at most twice, the first time as a dry run (scope: write,
   * and the new-order permission). An order can take up to 2 minutes by default.
   *
   * @throws {ConfigError} `again` if the VPS was ordered before and its contract no longer exists; `name` if several
   *   VPSs have the name; `maxTotalPrice` if the price is higher; `journal` if the client has none, or that of another
   *   account; `apiKey` if the key has no right to list the VPSs, to read the log or to see what the journal has ordered;
   *   `intent` if a listed VPS has this name and was not ordered from here. Nothing was ordered
   * @throws {OrderOutcomeUnknownError} if an order of the name was or may have been sent and its outcome is unknown, or
   *   for log entries that no record in the journal explains; `askAgainMs`, from one minute to five, says when to
   *   call it again, `decidedWithinMs` when its horizon ends; without a time only a person or another key can decide
   * @throws {ApiError} `PRICE_MISMATCH`, `PAYMENT_REQUIRED`, `CAPACITY_UNAVAILABLE`, `PLAN_NOT_AVAILABLE`,
   *   `VALIDATION_ERROR`, `FORBIDDEN`. Nothing was ordered
   * @throws {JournalError} if the journal cannot be read or written. Nothing was ordered by this call
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
   * Finds the VPS of a name as {@link VpsOrders.ensure} does, and orders nothing. `undefined` means that `ensure` would
   * order. If `ensure` would stop, `find` rejects with the same error. Charges nothing. Calls `GET /v1/me`, `GET
   * /v1/logs`, `GET /v1/vps/servers`, `GET /v1/vps/servers/{uuid}`, `GET /v1/vps/plans` and `GET
   * /v1/vps/signup-status/{id}` (scope: read, and the new-order permission).
   *
   * @throws {ConfigError} `plan_id`, `period` or `image_id` if it is not on offer; `again` if the VPS was ordered before and its contract no longer exists; `name` if several
   *   VPSs have the name; `journal` if the client has none; `apiKey` if the key has no right to list the VPSs or to
   *   read the log
   * @throws {OrderOutcomeUnknownError} if the outcome of an order of the name is unknown, or for log entries that no
   *   record in the journal explains
   * @throws {ApiError} `FORBIDDEN` if the key has no new-order permission
   * @throws {JournalError} if the journal cannot be read or written
   * @example const found = await vps.orders.find({ name: 'web-1', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' })
   */
  find(
    order: VpsOrder,
    input?: FindInput,
    options?: CallOptions,
  ): Promise<Ensured<VpsOrder, VpsSignupServer> | undefined>
  /**
   * Reads today's price and sends the order as a dry run (`dry_run`), which charges nothing. `ensure` includes this
   * step. Calls `GET /v1/vps/plans`, `GET` and `POST /v1/vps/servers`, and `GET /v1/logs` (scope: write, and the
   * new-order permission).
   *
   * @throws {ConfigError} for a plan, period or image that is not on offer, or a price above the client's
   *   `maxTotalPrice`. Nothing was charged
   * @throws {JournalError} if the journal cannot be read or written
   * @throws {ApiError} `CAPACITY_UNAVAILABLE`, `PAYMENT_REQUIRED`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`,
   *   `FORBIDDEN`
   * @throws {OrderOutcomeUnknownError} if the API's response does not say that the order was a dry run, so that it may
   *   have been executed, or if another process is ordering the same; the error's `reconcile`, if it has one, finds out
   */
  quote(input: OrderInput, options?: QuoteOptions): Promise<Quote<VpsOrder>>
  /**
   * Places the order: **the price is taken from the prepaid balance and does not come back**. Calls `GET /v1/logs`, for
   * a quote that another process has made also `GET /v1/vps/servers`, and `POST /v1/vps/servers` (scope: write, and the
   * new-order permission) with the quote's price and Idempotency-Key: once, unless the API rejects it for a rate limit
   * or the option `resend` allows another attempt. A quote that was placed before, and whose response is in the
   * journal, returns its VPS and charges nothing more: for two VPSs, make two quotes. The call can take up to 2 minutes
   * by default.
   *
   * @throws {ConfigError} `quote` if it was modified, belongs to another product, sandbox or API key, is not in the
   *   journal, or was settled without a response of the API; `maxTotalPrice` if the price is higher. Nothing was sent
   * @throws {PriceMismatch} if the price has changed since the quote; nothing was charged, and `requote` reads today's
   *   price
   * @throws {ApiError} `PAYMENT_REQUIRED`, `CAPACITY_UNAVAILABLE`, `PLAN_NOT_AVAILABLE`, `VALIDATION_ERROR`,
   *   `FORBIDDEN`. Nothing was charged, and the quote can be placed again
   * @throws {OrderOutcomeUnknownError} if nothing proves whether the order was executed, or the log has an entry that
   *   may be this order; the error's `reconcile` finds out
   * @throws {JournalError} if the journal cannot be read or written. Nothing was sent
   */
  place(quote: Quote<VpsOrder>, input: VpsPlaceInput, options?: PlaceOptions): Promise<VpsSignupServer>
  /**
   * Finds out whether an order was executed, in any process, and records the outcome in the journal. Charges nothing.
   * Calls `GET /v1/me`, `GET /v1/logs` and `GET /v1/vps/servers` (scope: read), and `GET /v1/vps/servers/{uuid}` for a
   * VPS that is no longer listed. Without a rejection, `not-executed` takes 75 minutes (`horizonMs`). With `unknown`,
   * the result says why, what would decide the outcome, and when to call again; do not order again before that.
   *
   * @throws {ConfigError} `quote` if it was modified or belongs to another product or sandbox; `contract` if it cannot
   *   be the contract of this order
   * @throws {JournalError} if the journal cannot be read or written
   */
  reconcile(quote: Quote<object>, options?: ReconcileOptions): Promise<Reconciliation>
  /**
   * Calls {@link VpsOrders.reconcile} every minute until the outcome is known, for at most 90 minutes.
   *
   * @throws {WaitError} `failed` if only a person can decide the outcome: see the option `contract` of `reconcile`;
   *   `deadline` after 90 minutes
   */
  waitUntilSettled(quote: Quote<object>, options?: WaitOptions<Reconciliation>): Promise<Reconciliation>
  /**
   * Lists the orders in the journal whose outcome is unknown, and the quotes of the last day that were not placed.
   * Makes no request, except `GET /v1/me` with a sandbox's key.
   *
   * @throws {JournalError} if the journal cannot be read
   */
  pending(): Promise<PendingOrder<VpsOrder>[]>
  /**
   * Reads the set-up status of an order and its `expiry_date`, the last day of the contract period, which is null until
   * the VPS has been created. `id` is in the result of `place` and `ensure`. Keep it, or the journal, with which `find`
   * returns the same date: no list shows when the contract ends. Whether `expiry_date` changes with a renewal is not
   * documented. Calls `GET /v1/vps/signup-status/{id}` (scope: read, and the new-order permission).
   *
   * @throws {ApiError} `NOT_FOUND`, `FORBIDDEN`
   */
  status(id: number, options?: CallOptions): Promise<VpsSignupServer>
  /**
   * Waits until the VPS of an order can be used, and returns its `uuid` and `expiry_date`. Calls `GET
   * /v1/vps/signup-status/{id}` (scope: read, and the new-order permission) every 10 seconds, for at most an hour.
   *
   * @throws {WaitError} `failed` if two reads in a row show another status than that of a set-up; `deadline`
   * @throws {ApiError} `NOT_FOUND`, `FORBIDDEN`
   */
  waitUntilActive(id: number, options?: WaitOptions<VpsSignupServer>): Promise<ActiveServer>
  /**
   * Waits until the VPS of the contract that `ensure` returned can be used. With a `uuid`, calls `GET
   * /v1/vps/servers/{uuid}` (scope: read). If that uuid is not found, maintenance may have changed it: the result then
   * has the new one, from the sign-up status of the `id`, or without an `id` from `GET /v1/vps/servers`. Without a
   * `uuid`, only the sign-up status is read.
   *
   * @throws {WaitError} `failed` if two reads in a row show another status than that of a set-up; `deadline`
   * @throws {ApiError} `VPS_NOT_FOUND` if no listed VPS has the name of the contract
   * @throws {ConfigError} `contract` if it has neither an `id` nor a `uuid`
   * @example const { uuid } = await vps.orders.waitUntilActive(contract)
   */
  waitUntilActive(
    contract: Partial<VpsSignupServer>,
    options?: WaitOptions<VpsSignupServer>,
  ): Promise<Partial<VpsSignupServer> & Pick<ActiveServer, 'uuid'>>
}

/** A VPS that is set up, with its uuid. */
export type ActiveServer = VpsSignupServer & {
  /** Identifier of the VPS, which every call about the VPS takes. It can change during maintenance. */
  readonly uuid: VpsUuid
  /** The VPS can be used. */
  readonly status: 'active'
}

/** Creates the order methods of a client. The code for ordering is loaded at the first call. */
export function createOrders(client: Client): VpsOrders {
  const late = loadOrders(async () => (await import('./vps-product.ts')).createVpsOrders(client))
  const orders: VpsOrders = {
    ...late,
    quote(given, options) {
      const { root_password = createPassword(), ...order } = { ...given }
      return late.quote(order, { root_password }, options)
    },
    async status(id, options) {
      const { data } = await portsOf(client).api.GET('/v1/vps/signup-status/{id}', {
        params: { path: { id } },
        ...toInit(options),
      })
      return data.server
    },
    async waitUntilActive(order: number | Partial<VpsSignupServer>, options?: WaitOptions<VpsSignupServer>) {
      const contract = typeof order === 'number' ? { id: order } : { ...order }
      const { waitUntilActive } = await load('orders', import('./wait-until-active.ts'))
      return waitUntilActive(client, contract, orders.status, options) as Promise<ActiveServer>
    },
  }
  return orders
}

/** Returns a random password that the API accepts, for a dry run, which requires one and stores none. */
function createPassword(): string {
  return `Dry-run-${crypto.randomUUID()}`
}
