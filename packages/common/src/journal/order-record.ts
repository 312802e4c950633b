import type { Quote } from './quote.ts'

/** The journal's record of one intended order. Plain data without a secret. */
export interface OrderRecord {
  /** The version of the record's format; a record of another version is rejected. */
  readonly version: 1
  /**
   * 36 hexadecimal digits and hyphens: random for a quote, a hash of account, product, name and number for `ensure`.
   */
  readonly id: string
  /** 1 for the first write, 1 more with each change. */
  readonly revision: number
  /**
   * Random for each write, so that two processes that write the same revision at the same time write different records.
   */
  readonly writer: string
  /** The account of the order: the address of the API or the client's option `account`, and the run of a sandbox. */
  readonly account: string
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** When it was first written, by the clock of its process, in milliseconds since the epoch. */
  readonly at: number
  /**
   * `planned`: quoted; nothing has left, or everything was rejected. `sending`: an attempt has left or is about to, and
   * its outcome is unknown. `settled`: the outcome is known.
   */
  readonly state: 'planned' | 'sending' | 'settled'
  /** The Idempotency-Key that the order is sent with. */
  readonly idempotencyKey: string
  /** The name and number that `ensure` was called with; `undefined` for an order of `quote` and `place`. */
  readonly intent?: Intent | undefined
  /** The quote of the order; `undefined` until the first dry run has succeeded. */
  readonly quote?: Quote<object> | undefined
  /** The requests that were sent for the order, oldest first. */
  readonly requests: readonly SentRequest[]
  /**
   * The ids of the contracts in the first complete list after the horizon: a contract that is listed later is not this
   * order's.
   */
  readonly listed?: readonly string[] | undefined
  /** The outcome of the order; `undefined` until its state is `settled`. */
  readonly outcome?: Outcome | undefined
}

/** Identifies an order of `ensure` between runs and processes. */
export interface Intent {
  /** The name of the VPS, the `server_id` of the hosting server, or the caller's `intent`. */
  readonly name: string
  /** Number of this order among the orders of this name, from 1. */
  readonly number: number
}

/**
 * A request that was sent to create an order or a dry run. Each one leaves an entry in the execution log of its API
 * key.
 */
export interface SentRequest {
  /** Random. */
  readonly id: string
  /** Whether the request was a dry run (`dry-run`) or the order itself. */
  readonly kind: 'dry-run' | 'order'
  /** Identifies the API key that sent the request, without revealing the key. */
  readonly keyId: string
  /** Earliest time at which it was sent, on the API's clock; null if not known. */
  readonly from: number | null
  /** Latest time at which it was sent, on the API's clock; null if not known. */
  readonly leftBy: number | null
  /** Latest time at which its response arrived, on the API's clock; null without a response. */
  readonly to: number | null
  /** The status of the response that arrived; null without one. */
  readonly status: number | null
  /** The error code of that response. */
  readonly code?: string | undefined
  /**
   * `executed`: the response confirms the order or the dry run. `rejected`: the response proves that the request was
   * not executed. null: not known; it may have been executed, or may still be.
   */
  readonly result: 'executed' | 'rejected' | null
}

/** The outcome of an order. */
export interface Outcome {
  /** Whether the order was executed, and so charged. */
  readonly executed: boolean
  /** The API's response to the order; `undefined` where none arrived. */
  readonly server?: object | undefined
  /** The ids of the contracts that are proven to be the order's, if no response contained one. */
  readonly contracts?: readonly string[] | undefined
  /** Whether a person has stated the outcome. It is then final. */
  readonly isWord?: boolean | undefined
}
