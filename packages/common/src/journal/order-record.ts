import type { Quote } from './quote.ts'

/** What a journal knows about one intent to order. Plain data without a secret. */
export interface OrderRecord {
  /** The version of the record's format; a record of another version is rejected. */
  readonly version: 1
  /** 36 hexadecimal digits and hyphens: random for a quote, a hash of account, product, name and number for `ensure`. */
  readonly id: string
  /** 1 for the first write, 1 more with each change. */
  readonly revision: number
  /** Random for each write, so that two processes that write the same revision at the same moment differ. */
  readonly writer: string
  /** Whose order it is: the address of the API or the client's `account`, and the world of a sandbox. */
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
  /** What `ensure` was asked for; `undefined` for a quote. */
  readonly intent?: Intent | undefined
  /** `undefined` until the first dry run has succeeded. */
  readonly quote?: Quote<object> | undefined
  /** The requests that were sent for the order, oldest first. */
  readonly requests: readonly SentRequest[]
  /** The ids of the contracts that the first complete list after the horizon had: later ones are not this order's. */
  readonly listed?: readonly string[] | undefined
  /** `undefined` until it is `settled`. */
  readonly outcome?: Outcome | undefined
}

/** What `ensure` is asked for. */
export interface Intent {
  /** The name of the VPS, the `server_id` of the hosting server, or the caller's `intent`. */
  readonly name: string
  /** Counts the orders of this name, from 1. */
  readonly number: number
}

/** A request to the path of orders. Each leaves an entry in the execution log of the key that sent it. */
export interface SentRequest {
  /** Random. */
  readonly id: string
  /** Whether the request was a dry run (`dry-run`) or the order itself. */
  readonly kind: 'dry-run' | 'order'
  /** Identifies the API key that sent the request, without revealing the key. */
  readonly keyId: string
  /** Earliest time at which it left, in the API's own time; null where that is not known. */
  readonly from: number | null
  /** Latest time at which it left, in the API's own time; null where that is not known. */
  readonly leftBy: number | null
  /** Latest time at which its response arrived, in the API's own time; null without a response. */
  readonly to: number | null
  /** The status of the response that arrived; null without one. */
  readonly status: number | null
  /** The error code of that response. */
  readonly code?: string | undefined
  /**
   * `executed`: the response confirms the order, or the dry run. `rejected`: the response proves that it was not
   * executed. null: it is open; it may have been executed, or may still be.
   */
  readonly result: 'executed' | 'rejected' | null
}

/** How an intent ended. */
export interface Outcome {
  /** Whether the order was executed, and so charged. */
  readonly executed: boolean
  /** The API's response to the order; `undefined` where none arrived. */
  readonly server?: object | undefined
  /** The ids of the contracts that are proven to be the order's, if no response named one. */
  readonly contracts?: readonly string[] | undefined
  /** Whether a person has decided the outcome. It is then final. */
  readonly isWord?: boolean | undefined
}
