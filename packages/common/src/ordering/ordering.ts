import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallContext, CallOptions } from '../call-options.ts'
import type { Client } from '../client.ts'
import type { LogMark } from './order-log.ts'

/** What every order says beside what is ordered. */
export interface Terms {
  readonly expected_total_price: number
  readonly agree_to_terms: true
  readonly dry_run: boolean
}

/** How a product is ordered: the part of the flow that differs between VPSs and hosting. */
export interface Ordering<Order, Secrets, Server> {
  readonly client: Client
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** Today's price of an order; a `ConfigError` for what is not on offer. */
  readonly findPrice: (order: Order, options: CallOptions) => Promise<PlanPeriod>
  /** The identifiers of the contracts that the account has. */
  readonly listContracts: (options: CallOptions) => Promise<string[]>
  /** Sends an order or a dry run. */
  readonly send: (
    body: Order & Secrets & Terms,
    idempotencyKey: string,
    options: CallOptions & CallContext,
  ) => Promise<{ server: Server } | OrderDryRunResult>
}

/**
 * An order that the API would accept, and its price: one intent, which is placed once. It is plain
 * data without a secret, so it can be stored; placed again it carries the same Idempotency-Key.
 */
export interface Quote<Order> {
  /** What will be ordered, all but secrets and consent. */
  readonly order: Readonly<Order>
  /** The first payment in yen, tax included. `place` pins it: at another price the order is refused. */
  readonly total_price: number
  /** The same before a campaign, in yen. */
  readonly regular_total_price: number
  /** Whether `total_price` is that of a campaign. */
  readonly campaign_applied: boolean
  /** The Idempotency-Key of this intent. */
  readonly idempotencyKey: string
  /** Binds the key to the order and its price: `place` refuses a quote that was changed. */
  readonly fingerprint: string
  /**
   * The contracts that there were, to tell a new one from if no answer tells whether it was ordered;
   * `undefined` when the key may not list them.
   */
  readonly contracts: readonly string[] | undefined
  /** Where the execution log of orders stood, for the same purpose. */
  readonly logged: LogMark
}
