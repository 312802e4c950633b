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
  declare readonly status: number
  /** The `Content-Type` of the answer, at most 100 characters, secrets removed. */
  declare readonly contentType: string | null
  /** The beginning of the body, at most 120 characters, secrets removed. */
  declare readonly snippet: string
  /** How long the answer asked to wait before the next attempt, in milliseconds (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined
  declare readonly operation: string

  constructor({ problem, snippet = '', ...init }: UnexpectedResponseInit) {
    const shown = snippet && `: ${JSON.stringify(snippet)}`
    super('UnexpectedResponseError', `${problem}${shown} (${init.operation}, ${init.status})`, {
      ...init,
      snippet,
    })
  }
}
