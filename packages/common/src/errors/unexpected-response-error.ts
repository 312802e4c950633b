import { HostwrightError } from './hostwright-error.ts'

/** What an {@link UnexpectedResponseError} is made from. */
export interface UnexpectedResponseInit {
  /** Method and path template of the call. */
  readonly operation: string
  /** The HTTP status; 0 when the runtime hides it. */
  readonly status: number
  /** The `Content-Type` of the response; null when it has none. */
  readonly contentType: string | null
  /** What is unexpected, as the message begins. */
  readonly problem: string
  /** The beginning of the body, where it tells something. */
  readonly snippet?: string
  /** How long the response asked to wait before the next attempt, in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/**
 * A response came that is not in the API's language: HTML from a proxy, broken JSON, a redirect, an
 * error status without the API's error body, or more than `maxResponseBytes`.
 */
export class UnexpectedResponseError extends HostwrightError {
  /** The HTTP status; 0 when the runtime hides it (a redirect in a browser). */
  declare readonly status: number
  /** The `Content-Type` of the response, at most 100 characters, secrets removed. */
  declare readonly contentType: string | null
  /** The beginning of the body, at most 120 characters, secrets removed. */
  declare readonly snippet: string
  /** How long the response asked to wait before the next attempt, in milliseconds (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined
  /** The operation that was called, such as `GET /v1/vps/servers`. */
  declare readonly operation: string

  constructor({ problem, snippet = '', ...init }: UnexpectedResponseInit) {
    const shown = snippet && `: ${JSON.stringify(snippet)}`
    super('UnexpectedResponseError', `${problem}${shown} (${init.operation}, ${init.status})`, {
      ...init,
      snippet,
    })
  }
}
