import { HostwrightError } from './hostwright-error.ts'

/** What an {@link UnexpectedResponseError} is made from. */
export interface UnexpectedResponseInit {
  readonly operation: string
  readonly status: number
  readonly contentType: string | null
  readonly problem: string
  /** The beginning of the body, where it tells something. */
  readonly snippet?: string
  readonly retryAfterMs?: number | undefined
}

/**
 * An answer came that is not in the API's language: HTML from a proxy, broken JSON, a redirect, an
 * error status without the API's error body, or more than `maxResponseBytes`.
 */
export class UnexpectedResponseError extends HostwrightError {
  /** The HTTP status; 0 when the runtime hides it (a redirect in a browser). */
  readonly status: number
  /** The `Content-Type` of the answer, at most 100 characters, secrets removed. */
  readonly contentType: string | null
  /** The beginning of the body, at most 120 characters, secrets removed. */
  readonly snippet: string
  /** How long the answer asked to wait before the next attempt, in milliseconds (`Retry-After`). */
  readonly retryAfterMs: number | undefined
  declare readonly operation: string

  constructor(init: UnexpectedResponseInit) {
    const { snippet = '' } = init
    const shown = snippet && `: ${JSON.stringify(snippet)}`
    super('UnexpectedResponseError', `${init.problem}${shown} (${init.operation}, ${init.status})`, init)
    this.status = init.status
    this.contentType = init.contentType
    this.snippet = snippet
    this.retryAfterMs = init.retryAfterMs
  }
}
