import type { CallOptions } from '../call/call-options.ts'

/**
 * An order that the API would accept, with its price. It is executed at most once. Plain data without a secret: any
 * process with the same journal can place or reconcile it.
 */
export interface Quote<Order> {
  /** The id of the quote; the journal has its record under this id. */
  readonly id: string
  /** The account of the order: the address of the API or the client's option `account`, and the run of a sandbox. */
  readonly account: string
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** The order that `place` sends, including a derived name, without secrets and consent. */
  readonly order: Readonly<Order>
  /** The first payment in yen, tax included. `place` pins it: at another price the order is rejected. */
  readonly total_price: number
  /** The regular total in yen: what the order would cost without a campaign. */
  readonly regular_total_price: number
  /** Whether `total_price` is a campaign price. */
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
  /** The ids of the contracts that existed before the quote; null if the key may not list contracts. */
  readonly contracts: readonly string[] | null
  /** Time of the quote on this process's clock, in milliseconds since the epoch. */
  readonly at: number
  /** Earliest time of the quote on the API's clock, in milliseconds since the epoch; null if not known. */
  readonly apiAt: number | null
  /** Latest time of the quote on the API's clock, in milliseconds since the epoch; null if not known. */
  readonly apiBy: number | null
  /** The orders and dry runs in the execution log before the quote; null if the key may not read the log. */
  readonly logged: LogBefore | null
  /** A hash of all other properties: `place` rejects a quote that was changed. */
  readonly fingerprint: string
}

/** The name by which an order's contract is identified. */
export interface Mark {
  /** The property of the order that has the name: `name` or `server_id`. */
  readonly field: string
  /** The name itself. */
  readonly value: string
  /**
   * Whether the SDK derived it from the Idempotency-Key. A contract with this name is then proven to belong to the
   * order.
   */
  readonly isUnique: boolean
}

/** Log entries of a product's orders and dry runs in the last minutes before a quote. */
export interface LogBefore {
  /** Start of these minutes, in the log's time format; null if the log was empty. */
  readonly from: string | null
  /** Time and status of each log entry. */
  readonly known: readonly string[]
}

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /**
   * The Idempotency-Key of the order: 8 to 64 letters, digits, hyphens or underscores. A key that another order in the
   * journal was sent with is rejected; other journals are not checked. @default a new UUID
   */
  readonly idempotencyKey?: string | undefined
  /**
   * `false` adds no name to an order that has none. If no response to such an order arrives, a person has to find its
   * contract.
   * @default true
   */
  readonly mark?: boolean | undefined
}
