import {
  type CallOptions,
  type Client,
  ConfigError,
  findOffer,
  findOffered,
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
import type { PlanPeriod, VpsOrderRequest, VpsPlanList, VpsSignupServer, VpsUuid } from '@hostwright/types'
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

/** Ordering a VPS from the prepaid balance. */
export interface Orders {
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

const url = '/v1/vps/servers'
const intervalMs = 10_000
const deadlineMs = 3_600_000

export function createOrders(client: Client): Orders {
  const { api } = client
  const ordering: Ordering<VpsOrder, VpsSignupServer> = {
    client,
    path: url,
    secrets: ['root_password'],
    mark: { field: 'name', toValue: (hash) => `hw-${hash.slice(0, 20)}` },
    quotedAt: new Map(),
    lastSent: new Map(),
    async listContracts(options) {
      const { data } = await api.GET(url, toInit(options))
      return data.servers.map(({ uuid, name }) => ({ id: uuid, mark: name }))
    },
    async findPrice(order, options) {
      const { data } = await api.GET('/v1/vps/plans', toInit(options))
      return findPrice(data, order)
    },
    async send(order, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      // `place` and `quote` have put the password beside the order.
      const body = order as VpsOrderRequest
      const { data } = await api.POST(url, { params: { header }, body, ...toInit(options) })
      return data
    },
    idOf: ({ id, uuid = null }) => (Number.isInteger(id) ? uuid : undefined),
  }
  const orders: Orders = {
    quote: ({ root_password = createPassword(), ...order }, options) =>
      quoteOrder(ordering, order, { root_password }, options),
    place: (quote, input, options) => placeOrder(ordering, quote, input, options),
    reconcile: (quote, options) => reconcileOrder(ordering, quote, options),
    waitUntilSettled: (quote, options) => client.waitUntil(toSettling(ordering, quote), options),
    pending: () => listPending(ordering),
    async status(id, options) {
      const { data } = await api.GET('/v1/vps/signup-status/{id}', {
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

function findPrice({ plans, os_images }: VpsPlanList, order: VpsOrder): PlanPeriod {
  const { plan, price } = findOffer(plans, order.plan_id, order.period)
  const image = findOffered('image_id', os_images, order.image_id, ({ image_id }) => image_id)
  if (image.minimum_memory_mb <= plan.memory_mb) return price
  const problem = `needs ${image.minimum_memory_mb} MB of memory and ${plan.plan_id} has ${plan.memory_mb}`
  throw new ConfigError('image_id', `${image.image_id} ${problem}: choose a larger plan`)
}
