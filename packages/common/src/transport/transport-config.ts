import type { Limits } from '../pacing/limits.ts'
import type { PacingStore } from '../pacing/pacing-store.ts'
import type { Platform } from '../platform/platform.ts'
import type { Logger } from './logger.ts'
import type { RetryPolicy } from './retry-decision.ts'
import type { Trace } from './with-tracing.ts'

/** Options of a transport, checked and with their defaults. */
export interface TransportConfig {
  /** Without a slash at its end. */
  readonly baseUrl: string
  /** Returns the checked key for one attempt. */
  readonly apiKey: () => string | Promise<string>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Whether the `Content-Length` of a response is reliable, as that of the global `fetch` is. */
  readonly isLengthTrue: boolean
  readonly maxResponseBytes: number
  readonly timeoutMs: number
  readonly deadlineMs: number
  readonly retry: RetryPolicy
  readonly pacing: false | { readonly store: PacingStore; readonly limits: Limits }
  /** Whether every call other than a GET is rejected. */
  readonly readOnly?: boolean | undefined
  readonly trace?: Trace | undefined
  readonly logger?: Logger | undefined
  readonly userAgent: string
  readonly platform: Platform
}
