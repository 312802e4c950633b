import type { Logger } from '../transport/logger.ts'
import type { Fetch } from '../platform/fetch.ts'
import type { Limits } from '../pacing/limits.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { PacingStore } from '../pacing/pacing-store.ts'
import type { RetryPolicy } from '../transport/retry-decision.ts'
import type { Trace } from '../transport/with-tracing.ts'
import type { Platform } from '../platform/platform.ts'

/** An API key, or a function that is asked for the key before each attempt (a vault, a rotated secret). */
export type ApiKey = string | (() => string | Promise<string>)

/** Options of `createClient`. */
export interface ClientOptions extends Partial<Platform> {
  /** The API's address, without `/v1`. @default the environment variable `HOSTWRIGHT_BASE_URL` */
  readonly baseUrl?: string | undefined
  /** The API key. It is kept in no property and appears in no error and no log. @default `HOSTWRIGHT_API_KEY` */
  readonly apiKey?: ApiKey | undefined
  /** What carries the requests. @default the platform's `fetch`, looked up at each call */
  readonly fetch?: Fetch | undefined
  /** The time one attempt may take, its body included, in milliseconds. @default 30000 */
  readonly timeoutMs?: number | undefined
  /** The time a call may take with all its attempts, in milliseconds. @default 90000 */
  readonly deadlineMs?: number | undefined
  /** The most that the response body may have, unpacked, in bytes: no more of it is read. @default 16777216 (16 MB) */
  readonly maxResponseBytes?: number | undefined
  /** How often a call is retried after a failure that passes; `false` turns it off. */
  readonly retry?: false | Partial<RetryPolicy> | undefined
  /**
   * Keeps the account within its limits: calls wait for their turn instead of being rejected. It begins
   * with the documented limits and learns others from the responses. One client paces its own calls; with
   * a shared `store`, several processes pace theirs as one. `false` turns it off.
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
   * Whose orders these are, as a text: needed if two customers have accounts at one `baseUrl`. It is the same in every run,
   * and no secret. Orders are looked up, and names are unique, within one account. Anything but a text is ignored: a
   * sandbox that is spread into the options has a property of this name. @default `baseUrl`
   */
  readonly account?: string | object | undefined
  /** Rejects an order above this total, in yen, tax included, before it is sent. @default no limit */
  readonly maxTotalPrice?: number | undefined
  /** Rejects every call that is not a GET before it is sent, dry runs of orders too. @default false */
  readonly readOnly?: boolean | undefined
  /** Told each attempt as a span, in OpenTelemetry's terms. What it throws changes no outcome. @default nobody */
  readonly trace?: Trace | undefined
  /** Where each attempt is reported: operation, status, code and time. What it throws changes no outcome. @default nowhere */
  readonly logger?: Logger | undefined
  /** Put in front of the client's own `User-Agent`, so that your application can be distinguished. */
  readonly userAgent?: string | undefined
  /** Allows http:// to another machine, and a sandbox key there. For tests in a private network only. @default false */
  readonly allowInsecure?: boolean | undefined
}

/**
 * Limits to begin with, where they are not the documented ones, and where requests are counted. They hold
 * for VPSs and for hosting, each counted apart, until a response tells others; no response tells `perDay`.
 */
export interface PacingOptions extends Partial<Limits> {
  /** Where requests are counted. @default this process's memory */
  readonly store?: PacingStore | undefined
}
