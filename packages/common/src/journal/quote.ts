import type { CallOptions } from '../call/call-options.ts'

/**
 * An order that the API would accept, and its price: one intent, which is executed at most once. It is plain data without
 * a secret. Any process that shares its journal can place and reconcile it.
 */
export interface Quote<Order> {
  /** The id of the quote; the journal has its record under this id. */
  readonly id: string
  /** Whose order it is: the address of the API or the client's `account`, and the world of a sandbox. */
  readonly account: string
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** What will be ordered, a derived name included: everything except secrets and consent. */
  readonly order: Readonly<Order>
  /** The first payment in yen, tax included. `place` pins it: at another price the order is rejected. */
  readonly total_price: number
  /** The regular total in yen: what the order would cost without a campaign. */
  readonly regular_total_price: number
  /** Whether `total_price` is that of a campaign. */
  readonly campaign_applied: boolean
  /** The Idempotency-Key with which the order is sent. */
  readonly idempotencyKey: string
  /**
   * The name by which the order's contract is identified: the `name` of a VPS, the `server_id` of a hosting server.
   * null if it has none; `unmarked` then says why, and after a lost response a person decides which contract it is.
   */
  readonly mark: Mark | null
  /** Why `mark` is null, for instance that a contract has the name already. */
  readonly unmarked?: string
  /** Identifies the API key without revealing it. Only this key can place the quote: its log shows the order. */
  readonly keyId: string
  /** The ids of the contracts that existed before; null if the key may not list them. */
  readonly contracts: readonly string[] | null
  /** When it was made, by the clock of its process, in milliseconds since the epoch. */
  readonly at: number
  /** Earliest time at which it was made, in the API's own time, in milliseconds since the epoch; null if not known. */
  readonly apiAt: number | null
  /** Latest time at which it was made, in the API's own time, in milliseconds since the epoch; null if not known. */
  readonly apiBy: number | null
  /** The orders and dry runs that the execution log had before; null if the key may not read it. */
  readonly logged: LogBefore | null
  /** A hash of everything else: a quote that was changed is rejected. */
  readonly fingerprint: string
}

/** The name by which an order's contract is identified. */
export interface Mark {
  /** The property of the order that has the name: `name` or `server_id`. */
  readonly field: string
  /** The name itself. */
  readonly value: string
  /** Whether it was derived from the Idempotency-Key. A contract with it is then proven to be the order's. */
  readonly isUnique: boolean
}

/** The orders and dry runs of a product in the execution log, in the minutes before its newest entry. */
export interface LogBefore {
  /** Where these minutes begin, as the log writes times; null if the log was empty. */
  readonly from: string | null
  /** Time and status of each log entry. */
  readonly known: readonly string[]
}

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /**
   * The Idempotency-Key of the order: 8 to 64 letters, digits, hyphens or underscores. A key with which another order in
   * the journal was sent is rejected; other journals are not asked. @default a new UUID
   */
  readonly idempotencyKey?: string | undefined
  /**
   * `false` adds no name to an order that has none. If no response to such an order arrives, a person decides which
   * contract is its own. @default true
   */
  readonly mark?: boolean | undefined
}
