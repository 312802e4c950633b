import type { Logger } from '../transport/logger.ts'
import type { Fetch } from '../platform/fetch.ts'
import type { Limits } from '../pacing/limits.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { PacingStore } from '../pacing/pacing-store.ts'
import type { RetryPolicy } from '../transport/retry-decision.ts'
import type { Trace } from '../transport/with-tracing.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * An API key, or a function that returns the key. The function is called before each attempt, and by orders to identify
 * the key, for a key that comes from a vault or is rotated.
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
  /**
   * Sends the requests. To reject a request that it has not sent, it throws a `ConfigError`: the call then fails with
   * one and is not repeated, unless it is an order. @default the global `fetch`, looked up at each call
   */
  readonly fetch?: Fetch | undefined
  /**
   * Timeout of one attempt, including its body, in milliseconds. It does not apply to the request that orders: that has
   * 120000, unless the call of `place` or `ensure` gives a `timeoutMs`. @default 30000
   */
  readonly timeoutMs?: number | undefined
  /**
   * Deadline of a call with all its attempts, in milliseconds. `orders.place` has a default of its own, 120000.
   * @default 90000
   */
  readonly deadlineMs?: number | undefined
  /**
   * Largest response body, unpacked, in bytes: a larger one is not read to its end and fails.
   * @default 16777216 (16 MB)
   */
  readonly maxResponseBytes?: number | undefined
  /** How calls are retried after temporary failures; `false` disables retries. @default 3 attempts */
  readonly retry?: false | Partial<RetryPolicy> | undefined
  /**
   * Keeps the account within its rate limits: a call waits for a free slot instead of being rejected by the API. The
   * client begins with the documented limits and adopts the limits that response headers state. It counts only its own
   * calls, unless several processes share a `store`. `false` disables the waiting.
   */
  readonly pacing?: false | PacingOptions | undefined
  /**
   * The journal that records the orders, so that no order is sent twice and a later run can find out what an earlier
   * run sent. All programs that order for one account share one journal, whatever their keys; two accounts never share
   * one. Give `createFolderJournal`, `createRedisJournal`, or your own. `'memory'` keeps the records only as long as
   * this process runs. `orders.ensure` and `orders.find` require this option.
   * @default the memory of this process, which is enough for `orders.quote` and `orders.place`
   */
  readonly journal?: OrderJournal | 'memory' | undefined
  /**
   * Largest total of an order in yen: a more expensive order is rejected before it is sent. Applies to
   * the methods of `orders`, not to orders through `client.api` or `client.fetch`.
   * @default no limit
   */
  readonly maxTotalPrice?: number | undefined
  /** Rejects every call other than a GET before it is sent, including dry runs of orders, and a publish. @default false */
  readonly readOnly?: boolean | undefined
  /**
   * Receives each attempt as a span with OpenTelemetry's attribute names. If this function throws, the call goes on.
   * @default no tracing
   */
  readonly trace?: Trace | undefined
  /**
   * Receives a line for each attempt: operation, status, code and duration. If the logger throws, the call goes on.
   * @default no logging
   */
  readonly logger?: Logger | undefined
  /** Name of your application, such as `my-shop/1.0`. It is put before the client's own `User-Agent`. */
  readonly userAgent?: string | undefined
  /**
   * Allows an `http://` address on another machine, and a sandbox key for any address on another machine. For tests in
   * a private network only. @default false
   */
  readonly allowInsecure?: boolean | undefined
}

/**
 * The rate limits to begin with, if they differ from the documented ones, and the store that counts requests. The
 * limits apply to VPSs and to hosting separately, until response headers state other values; no header states `perDay`.
 */
export interface PacingOptions extends Partial<Limits> {
  /** The store that counts the requests. @default a counter in memory, for this client alone */
  readonly store?: PacingStore | undefined
}
