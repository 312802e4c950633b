import type { Logger } from './logger.ts'
import type { Fetch } from './transport/fetch.ts'
import type { RetryPolicy } from './transport/with-retry.ts'
import type { World } from './transport/world.ts'

/** An API key, or a function that is asked for the key before each attempt (a vault, a rotated secret). */
export type ApiKey = string | (() => string | Promise<string>)

/** Options of `createClient`. */
export interface ClientOptions extends Partial<World> {
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
  /** When a call is sent again; `false` turns it off. Orders are never sent again by themselves. */
  readonly retry?: false | Partial<RetryPolicy> | undefined
  /** Where each attempt is reported: operation, status, code and time. @default nowhere */
  readonly logger?: Logger | undefined
  /** Put in front of the client's own `User-Agent`, so that your application can be told apart. */
  readonly userAgent?: string | undefined
  /** Allows http:// to another machine, and a sandbox key there. For tests in a private network only. @default false */
  readonly allowInsecure?: boolean | undefined
}
