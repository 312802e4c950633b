import type { Quote } from './quote.ts'

/** The journal's record of one order, from its quote to its outcome. Plain data without secrets. */
export interface OrderRecord {
  /** The version of the record's format. Records of other versions are rejected. */
  readonly version: 1
  /**
   * Id of 36 hexadecimal digits and hyphens: random for `quote`, a hash of world, product, word and number for
   * `ensure`, and only zeros for the record of the journal itself.
   */
  readonly id: string
  /** Revision of the record: 1 for the first write, 1 more with each change. */
  readonly revision: number
  /**
   * Random id that each write gets: if two processes write the same revision at the same time, it makes their records
   * differ.
   */
  readonly writer: string
  /** Random id of the process that wrote this revision. */
  readonly process?: string | undefined
  /** The id of the sandbox's current run; empty for the real API. An order counts only in its own world. */
  readonly world: string
  /** The path of the order, such as `/v1/vps/servers`; `journal` in the record of the journal itself. */
  readonly path: string
  /** Time at which the record was created, by the clock of its process, in milliseconds since the epoch. */
  readonly at: number
  /**
   * State of the order. `planned`: the order was not sent, apart from dry runs, or the API rejected it and its quote
   * can be placed again. `sending`: the order is about to be sent, was sent or may have been, and its outcome is
   * unknown. `settled`: the outcome is known.
   */
  readonly state: 'planned' | 'sending' | 'settled'
  /**
   * The Idempotency-Key that the order is sent with. In the record of the journal itself, a random number from which
   * the keys of `ensure` are derived, so that two accounts that order the same word have two keys.
   */
  readonly idempotencyKey: string
  /** The word and number of an order of `ensure`; `undefined` for an order of `quote` and `place`. */
  readonly intent?: Intent | undefined
  /** The quote of the order; `undefined` until the first dry run has succeeded. */
  readonly quote?: Quote<object> | undefined
  /** The dry runs and orders that are about to be sent, were sent or may have been, oldest first. */
  readonly requests: readonly SentRequest[]
  /**
   * The ids of the contracts in the first complete list that was read after the horizon. A contract that is listed
   * later cannot belong to this order.
   */
  readonly listed?: readonly string[] | undefined
  /**
   * The ids of contracts that were listed since the quote, and that may belong to this order. One that a later list lacks
   * may still belong to it.
   */
  readonly candidates?: readonly string[] | undefined
  /** Addresses of the API at which the account of the journal was seen; only in the record of the journal itself. */
  readonly addresses?: readonly string[] | undefined
  /**
   * The ids of API keys that have ordered for the account of the journal, as far as the journal has noted them; only in
   * the record of the journal itself.
   */
  readonly keyIds?: readonly string[] | undefined
  /** The outcome of the order; `undefined` until its state is `settled`. */
  readonly outcome?: Outcome | undefined
}

/** The word and number that identify an order of `ensure` in every run and process. */
export interface Intent {
  /** The word: the name of the VPS, the `server_id` of the hosting server or the caller's `intent`, in NFC. */
  readonly name: string
  /** Number of this order among the orders of this word, from 1. */
  readonly number: number
}

/**
 * An order or a dry run that is about to be sent, was sent or may have been. If the API received it, the execution log
 * of its API key gets an entry.
 */
export interface SentRequest {
  /** Random id of the request. */
  readonly id: string
  /**
   * Whether the request was a dry run (`dry-run`) or the order itself. A dry run whose response does not say that it was
   * one counts as an order.
   */
  readonly kind: 'dry-run' | 'order'
  /** Identifies the API key of the request, without revealing the key. */
  readonly keyId: string
  /** Earliest time at which the request can have been sent, on the API's clock; null if not known. */
  readonly from: number | null
  /** Latest time at which the request can have been sent, on the API's clock; null if not known. */
  readonly leftBy: number | null
  /**
   * Latest time at which the response can have arrived, on the API's clock; null without a response, or if the time is
   * not known.
   */
  readonly to: number | null
  /**
   * Latest time that the log entry of a dry run can have while its result is not known, on the API's clock; null if not
   * known.
   */
  readonly endsBy?: number | null | undefined
  /** The status of the response; null without a response. */
  readonly status: number | null
  /** The error code in the response to an order; not kept for a dry run. */
  readonly code?: string | undefined
  /**
   * `executed`: the response confirms the order or the dry run. `rejected`: the response proves that the order was not
   * executed; for a dry run, the API's own error body had a 4xx other than 408 and 499, or it was not sent. null: the
   * result is not known; the request may still be executed.
   */
  readonly result: 'executed' | 'rejected' | null
}

/** The outcome of an order. */
export interface Outcome {
  /** Whether the order was executed and charged. */
  readonly executed: boolean
  /**
   * The server in the API's response to the order, without secrets; `undefined` if no response confirmed the order. If
   * the response lacked the contract's id, the sign-up status replaces it once it has the id.
   */
  readonly server?: object | undefined
  /**
   * The ids of the contracts that were later proven to belong to the order, or that a person has named; needed if no
   * response to the order contained an id.
   */
  readonly contracts?: readonly string[] | undefined
  /**
   * Whether a person stated the outcome. If the person said that there is no contract, and one is proven later, the
   * outcome changes, and is not the person's any more.
   */
  readonly isWord?: boolean | undefined
}
