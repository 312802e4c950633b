import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallContext, CallOptions } from '../call-options.ts'
import type { Client } from '../client.ts'
import type { LogBefore } from './order-log.ts'
import type { Mark } from './mark.ts'

/** What every order says beside what is ordered. */
export interface Terms {
  readonly expected_total_price: number
  readonly agree_to_terms: true
  readonly dry_run: boolean
}

/** How a product is ordered: the part of the flow that differs between VPSs and hosting. */
export interface Ordering<Order extends object, Server extends object> {
  readonly client: Client
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** What `place` is given beside the consent. It is sent, and kept nowhere. */
  readonly secrets: readonly string[]
  readonly mark: MarkForm<Order>
  /** Today's price of an order; a `ConfigError` for what is not on offer. */
  readonly findPrice: (order: Order, options: CallOptions) => Promise<PlanPeriod>
  /** The contracts that the account has. */
  readonly listContracts: (options: CallOptions) => Promise<Contract[]>
  /** Sends an order under its key, or a dry run without one. */
  readonly send: (
    body: Order & Terms,
    idempotencyKey: string | undefined,
    options: CallOptions & CallContext,
  ) => Promise<{ server: Server } | OrderDryRunResult>
  /** The identifier of an ordered server: null while it has none, `undefined` for what is no server. */
  readonly idOf: (server: Partial<Server>) => string | null | undefined
  /** When orders of this client were quoted and last sent, by the monotonic clock and the ids of their quotes. */
  readonly quotedAt: Map<string, number>
  readonly lastSent: Map<string, number>
}

/** How an order of a product is marked. */
export interface MarkForm<Order> {
  /** The field of the order, which the list of contracts has too. */
  readonly field: keyof Order & string
  /** Makes a value from 64 hexadecimal digits. */
  readonly toValue: (hash: string) => string
}

/** A contract as the account lists it. */
export interface Contract {
  readonly id: string
  /** What it has in the field of marks. */
  readonly mark: string
}

/**
 * An order that the API would accept, and its price: one intent, which is executed at most once. It is plain
 * data without a secret, so it can be stored, and placed or reconciled by another process.
 */
export interface Quote<Order> {
  /** Tells this intent from all others; the journal has it under this id. */
  readonly id: string
  /** The address of the API, and the path of the order. */
  readonly account: string
  readonly path: string
  /** What will be ordered, the mark included: all but secrets and consent. */
  readonly order: Readonly<Order>
  /** The first payment in yen, tax included. `place` pins it: at another price the order is refused. */
  readonly total_price: number
  /** The same before a campaign, in yen. */
  readonly regular_total_price: number
  /** Whether `total_price` is that of a campaign. */
  readonly campaign_applied: boolean
  /** The Idempotency-Key of this intent. */
  readonly idempotencyKey: string
  /**
   * What only this order has, by which its contract is known again: the `name` of a VPS, the `server_id` of a
   * hosting server. null when it has none; then `unmarked` says why, and a lost answer may stay `unknown`.
   */
  readonly mark: Mark | null
  readonly unmarked?: string
  /** Tells API keys apart; nothing of the key can be learned from it. */
  readonly keyId: string
  /** The contracts that there were; null when the key may not list them. */
  readonly contracts: readonly string[] | null
  /** When it was made: by the clock of its process, and by what the API said of the time; in milliseconds. */
  readonly at: number
  readonly apiAt: number | null
  /** What the execution log had of orders; null when the key may not read it. */
  readonly logged: LogBefore | null
  /** Binds all of this together: a quote that was changed is refused. */
  readonly fingerprint: string
}
