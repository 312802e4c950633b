import { HostwrightError } from './hostwright-error.ts'

/** Properties of an {@link UnexpectedResponseError}. */
export interface UnexpectedResponseInit {
  /** Method and path template of the call. */
  readonly operation: string
  /** The HTTP status; 0 if the runtime hides it, as a browser does for a redirect. */
  readonly status: number
  /** The `Content-Type` of the response; null if the response has none. */
  readonly contentType: string | null
  /** Fault of the response. It becomes the first sentence of the message. */
  readonly problem: string
  /** The beginning of the response body; empty if the body was not read or has no text. */
  readonly snippet?: string
  /** Pause before the next attempt that the response asked for (`Retry-After`), in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/**
 * A response that does not fit the description, often from a proxy: an HTML page, broken JSON, a redirect, an error
 * status without the API's error body, a body larger than `maxResponseBytes`, or a success that does not fit the
 * request.
 */
export class UnexpectedResponseError extends HostwrightError {
  /** The HTTP status; 0 if the runtime hides it, as a browser does for a redirect. */
  declare readonly status: number
  /** The `Content-Type` of the response, at most 100 characters, secrets removed. */
  declare readonly contentType: string | null
  /** The beginning of the body, at most 120 characters, secrets removed. */
  declare readonly snippet: string
  /** Pause before the next attempt that the response asked for (`Retry-After`), in milliseconds. */
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
