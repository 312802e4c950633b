import type { Quote } from './quote.ts'

/** What a journal knows of one intent to order. Plain data without a secret. */
export interface OrderRecord {
  /** The form of this record; another one is rejected. */
  readonly version: 1
  /** The `id` of the quote: 36 hexadecimal digits and hyphens. */
  readonly id: string
  /** 1 when it is written first, 1 more with each change. */
  readonly revision: number
  /** Tells the writer of this revision from others who write the same at the same moment: of these, one may win. */
  readonly writer: string
  /** Whose order it is: the address of the API. */
  readonly account: string
  /**
   * `planned`: quoted, and no order of it may have been executed. `sending`: an order has been sent or is about
   * to be, and nobody knows yet what became of it. `settled`: the outcome is known.
   */
  readonly state: 'planned' | 'sending' | 'settled'
  /** The Idempotency-Key that the order is sent with. */
  readonly idempotencyKey: string
  /** `undefined` while the dry run of it is in progress. */
  readonly quote?: Quote<object> | undefined
  /** What has been sent for it, oldest first. */
  readonly requests: readonly SentRequest[]
  /** When the order was last sent; `undefined` while it is `planned`. */
  readonly sent?: LastSent | undefined
  /** What became of it; `undefined` until it is `settled`. */
  readonly outcome?: Outcome | undefined
}

/** A request to the path of orders. Each leaves an entry in the execution log of the key that sent it. */
export interface SentRequest {
  /** Whether it tried the order (`dry-run`) or placed it. */
  readonly kind: 'dry-run' | 'order'
  /** Tells API keys apart; nothing of the key can be learned from it. */
  readonly keyId: string
  /** The status that the API responded with; null while none is known. */
  readonly status: number | null
  /** When it was sent, at the earliest, in the API's own time; null where nobody knows. */
  readonly from: number | null
  /** When it got a response, at the latest, in the API's own time; null where nobody knows. */
  readonly to: number | null
  /** The statuses from 500 with which the API itself has responded attempts of it: one entry of the log each. */
  readonly failures?: readonly number[] | undefined
  /** Whether it may have been sent more than once: each attempt that was carried out has a success in the log. */
  readonly resend?: boolean | undefined
}

/** When an order may have left for the last time. */
export interface LastSent {
  /** By the clock of the process that sent it, in milliseconds since the epoch. */
  readonly at: number
  /** In the API's own time, at the latest; null where nobody knows. */
  readonly apiAt: number | null
  /** For how long after that it may still have left. */
  readonly withinMs: number
}

/** What became of an intent. */
export interface Outcome {
  /** Whether the order was executed, and so charged. */
  readonly executed: boolean
  /** What the API returned for the order; `undefined` where no response arrived. */
  readonly server?: object | undefined
  /** The contracts that were found to be the order's, where no response arrived. */
  readonly contracts?: readonly string[] | undefined
}
