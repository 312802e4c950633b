import type { Fetch } from '../platform/fetch.ts'
import type { Limits } from '../pacing/limits.ts'
import type { PacingStore } from '../pacing/pacing-store.ts'
import type { Platform } from '../platform/platform.ts'
import type { Logger } from './logger.ts'
import type { RetryPolicy } from './retry-decision.ts'
import type { Trace } from './with-tracing.ts'

/** Checked options of a transport, with the defaults filled in. */
export interface TransportConfig {
  /** The address of the API, without a slash at its end. */
  readonly baseUrl: string
  /** Returns the API key for one attempt, after checking it. */
  readonly apiKey: () => string | Promise<string>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /**
   * The `fetch` of the options; `undefined` for the global `fetch`, for which the `Content-Length` of a response is
   * reliable.
   */
  readonly ownFetch: Fetch | undefined
  readonly maxResponseBytes: number
  readonly timeoutMs: number
  readonly deadlineMs: number
  readonly retry: RetryPolicy
  readonly pacing: false | { readonly store: PacingStore; readonly limits: Limits }
  /** Whether every call other than a GET is rejected before it is sent. */
  readonly readOnly?: boolean | undefined
  readonly trace?: Trace | undefined
  readonly logger?: Logger | undefined
  readonly userAgent: string
  readonly platform: Platform
}
