import type { CallOptions } from '../call/call-options.ts'

/**
 * An order that the API has accepted as a dry run, with its price. A quote is executed at most once, unless `place` is
 * called with `resend`. Plain data without secrets: any process with the same journal and API key can place or
 * reconcile it.
 */
export interface Quote<Order> {
  /** The id of the quote. The journal keeps its record of the order under this id. */
  readonly id: string
  /** The id of the sandbox's current run; empty for the real API. */
  readonly world: string
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /**
   * The order that `place` sends, including its derived name if it has one. The secrets and the consent are left out:
   * `place` gets them.
   */
  readonly order: Readonly<Order>
  /**
   * The price to pay for the order in yen. If the price has changed when `place` sends the order, the API
   * rejects it.
   */
  readonly total_price: number
  /** The regular total in yen: what the order would cost without a campaign. */
  readonly regular_total_price: number
  /** Whether `total_price` is a campaign price. */
  readonly campaign_applied: boolean
  /** The Idempotency-Key with which the order is sent. */
  readonly idempotencyKey: string
  /**
   * The name by which the order's contract is recognized: the `name` of a VPS, the `server_id` of a hosting server.
   * Only a derived name is a proof; see `isUnique`. null if the order has no such name: `unmarked` says why, and if no
   * response arrives, a person must find its contract.
   */
  readonly mark: Mark | null
  /** Why `mark` is null, for instance because another contract already has the name. */
  readonly unmarked?: string
  /**
   * Id of the API key that made the quote, which does not reveal the key. Only this key can place the quote: `logged`
   * is compared with the execution log of this key.
   */
  readonly keyId: string
  /**
   * The ids of the contracts that existed before the quote; null if they could not be listed, for instance because the
   * key has no right to.
   */
  readonly contracts: readonly string[] | null
  /**
   * Name and IP address of these contracts, by id, except those that have ended or have no address. A contract that
   * gets a new id during maintenance is recognized by both.
   */
  readonly places: Readonly<Record<string, string>>
  /** Time at which the quote was finished, on the clock of its process, in milliseconds since the epoch. */
  readonly at: number
  /**
   * Earliest time that the API's clock can have shown just before the dry run, in milliseconds since the epoch; null if
   * not known.
   */
  readonly apiAt: number | null
  /**
   * Latest time that the API's clock can have shown just before the dry run, in milliseconds since the epoch; null if
   * not known.
   */
  readonly apiBy: number | null
  /**
   * The newest log entries for orders and dry runs before the quote; null if the log could not be read, for instance
   * because the key has no right to.
   */
  readonly logged: LogBefore | null
  /** A hash of all other properties. `place` and `reconcile` use it to reject a quote that was modified. */
  readonly fingerprint: string
}

/** The name by which an order's contract is recognized. */
export interface Mark {
  /** The property of the order that contains the name: `name` or `server_id`. */
  readonly field: string
  /** The name that the contract gets. */
  readonly value: string
  /**
   * Whether the name was derived from the Idempotency-Key. A contract with a derived name certainly belongs to the
   * order; another name is only a hint, because somebody else may have ordered a contract of the same name.
   */
  readonly isUnique: boolean
}

/**
 * Log entries for orders and dry runs of a product, from two minutes before the newest entry that the log had at a
 * quote.
 */
export interface LogBefore {
  /** Start of these two minutes, in the log's time format; null if the log was empty. */
  readonly from: string | null
  /** Time and HTTP status of each entry of the execution log within these two minutes. */
  readonly known: readonly string[]
}

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /**
   * The Idempotency-Key of the order: 8 to 64 letters, digits, hyphens or underscores. A `ConfigError` rejects a key
   * with which another order of this journal was or may have been executed; other journals are not checked. @default a
   * new UUID
   */
  readonly idempotencyKey?: string | undefined
  /**
   * Whether the quote has a `mark`: the name of the order, or a derived name if it has none. With `false`, a person has
   * to find the contract if no response to the order arrives.
   * @default true
   */
  readonly mark?: boolean | undefined
}
