import type { CallOptions } from '../call/call-options.ts'

/**
 * An order that the API would accept, and its price: one intent, which is executed at most once. It is plain
 * data without a secret, so it can be stored, and placed or reconciled by another process.
 */
export interface Quote<Order> {
  /** Tells this intent from all others; the journal has it under this id. */
  readonly id: string
  /** Whose order it is: the address of the API or the client's `account`, and the world of a sandbox. */
  readonly account: string
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** What will be ordered, the mark included: all but secrets and consent. */
  readonly order: Readonly<Order>
  /** The first payment in yen, tax included. `place` pins it: at another price the order is rejected. */
  readonly total_price: number
  /** The same before a campaign, in yen. */
  readonly regular_total_price: number
  /** Whether `total_price` is that of a campaign. */
  readonly campaign_applied: boolean
  /** The Idempotency-Key of this intent. */
  readonly idempotencyKey: string
  /**
   * What only this order has, by which its contract is identified: the `name` of a VPS, the `server_id` of a
   * hosting server. null when it has none; then `unmarked` says why, and a lost response may stay `unknown`.
   */
  readonly mark: Mark | null
  /** Why it has no mark. */
  readonly unmarked?: string
  /** Tells API keys apart; nothing of the key can be learned from it. */
  readonly keyId: string
  /** The contracts that there were; null when the key may not list them. */
  readonly contracts: readonly string[] | null
  /** When it was made, by the clock of its process, in milliseconds since the epoch. */
  readonly at: number
  /** When it was made, at the earliest, in the API's own time, in milliseconds since the epoch; null where not known. */
  readonly apiAt: number | null
  /** The same at the latest. */
  readonly apiBy: number | null
  /** What the execution log had of orders; null when the key may not read it. */
  readonly logged: LogBefore | null
  /** Binds all of this together: a quote that was changed is rejected. */
  readonly fingerprint: string
}

/** What an order carries so that its contract is identified. */
export interface Mark {
  /** The property of the order that has it: `name` or `server_id`. */
  readonly field: string
  /** What the property holds. */
  readonly value: string
  /** Whether it was derived from the Idempotency-Key, so that nobody else can have it. */
  readonly isUnique: boolean
}

/** What the execution log had of the orders and dry runs of a product, in the minutes before its newest entry. */
export interface LogBefore {
  /** Where these minutes begin, in the API's time; null where the log was empty. */
  readonly from: string | null
  /** Time and status of each entry. */
  readonly known: readonly string[]
}

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /**
   * The Idempotency-Key of the order: 8 to 64 letters, digits, hyphens or underscores. A key whose order was sent is
   * rejected. @default a new UUID
   */
  readonly idempotencyKey?: string | undefined
  /**
   * `false` adds no name to an order that has none. If the response to such an order is lost, it stays `unknown` until
   * its contract is named. @default true
   */
  readonly mark?: boolean | undefined
}
