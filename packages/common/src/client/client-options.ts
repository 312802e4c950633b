import type { Logger } from '../transport/logger.ts'
import type { Fetch } from '../platform/fetch.ts'
import type { Limits } from '../pacing/limits.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { PacingStore } from '../pacing/pacing-store.ts'
import type { RetryPolicy } from '../transport/retry-decision.ts'
import type { Trace } from '../transport/with-tracing.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * An API key, or a function that returns it and is called before each attempt, for a vault or a key that
 * rotates.
 */
export type ApiKey = string | (() => string | Promise<string>)

/** Options of `createClient`. */
export interface ClientOptions extends Partial<Platform> {
  /** The address of the API, without `/v1`. @default the environment variable `HOSTWRIGHT_BASE_URL` */
  readonly baseUrl?: string | undefined
  /**
   * The API key. No property, error or log contains it.
   * @default the environment variable `HOSTWRIGHT_API_KEY`
   */
  readonly apiKey?: ApiKey | undefined
  /** Sends the requests. @default the global `fetch`, looked up at each call */
  readonly fetch?: Fetch | undefined
  /** Timeout of one attempt, including its body, in milliseconds. @default 30000 */
  readonly timeoutMs?: number | undefined
  /** Deadline of a call with all its attempts, in milliseconds. @default 90000 */
  readonly deadlineMs?: number | undefined
  /**
   * Largest response body, unpacked, in bytes: a larger one is not read to its end and fails.
   * @default 16777216 (16 MB)
   */
  readonly maxResponseBytes?: number | undefined
  /** How calls are retried after temporary failures; `false` disables retries. */
  readonly retry?: false | Partial<RetryPolicy> | undefined
  /**
   * Keeps the account within its rate limits: calls wait for a slot instead of being rejected. The client
   * begins with the documented limits and reads newer ones from response headers. A client counts its own
   * calls; several processes count together if they share a `store`. `false` disables pacing.
   */
  readonly pacing?: false | PacingOptions | undefined
  /**
   * Where orders are recorded, so that none is sent twice and a later run knows what an earlier one sent. All programs
   * that order with one API key share one journal: `createFolderJournal`, `createRedisJournal`, or your own. `'memory'`
   * is the memory of this process, which is lost with it. `orders.ensure` requires this option.
   * @default the memory of this process, which `orders.quote` and `orders.place` accept
   */
  readonly journal?: OrderJournal | 'memory' | undefined
  /**
   * Names the account of the orders: needed if two customers have accounts at one `baseUrl`. Use the same
   * text in every run, and no secret. Orders are looked up, and names are unique, within one account. A value
   * that is not a string is ignored, because a sandbox that is spread into the options has a property of this
   * name. @default `baseUrl`
   */
  readonly account?: string | object | undefined
  /**
   * Largest total of an order in yen, tax included: a more expensive order is rejected before it is sent.
   * @default no limit
   */
  readonly maxTotalPrice?: number | undefined
  /** Rejects every call other than a GET before it is sent, including dry runs of orders. @default false */
  readonly readOnly?: boolean | undefined
  /**
   * Receives each attempt as a span with OpenTelemetry's attribute names. An error that it throws does not
   * change the call. @default no tracing
   */
  readonly trace?: Trace | undefined
  /**
   * Receives a line for each attempt: operation, status, code and duration. An error that it throws does not
   * change the call. @default no logging
   */
  readonly logger?: Logger | undefined
  /** Text in front of the client's own `User-Agent`, to identify your application. */
  readonly userAgent?: string | undefined
  /**
   * Allows `http://` to another machine, and a sandbox key there. For tests in a private network only.
   * @default false
   */
  readonly allowInsecure?: boolean | undefined
}

/**
 * Initial rate limits if they differ from the documented ones, and where requests are counted. They apply to
 * VPSs and to hosting separately, until response headers state others; no header states `perDay`.
 */
export interface PacingOptions extends Partial<Limits> {
  /** Counts the requests. @default a counter in the memory of this process */
  readonly store?: PacingStore | undefined
}
