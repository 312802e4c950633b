import { HostwrightError } from './hostwright-error.ts'

/** What an {@link UnexpectedResponseError} is made from. */
export interface UnexpectedResponseInit {
  readonly operation: string
  readonly status: number
  readonly contentType: string | null
  readonly problem: string
  /** The beginning of the body, where it tells something. */
  readonly snippet?: string
}

/**
 * An answer came that is not in the API's language: HTML from a proxy, broken JSON, a redirect, or
 * an error status without the API's error body.
 */
export class UnexpectedResponseError extends HostwrightError {
  /** The HTTP status; 0 when the runtime hides it (a redirect in a browser). */
  readonly status: number
  /** The `Content-Type` of the answer. */
  readonly contentType: string | null
  /** The beginning of the body, at most 120 characters, secrets removed. */
  readonly snippet: string
  declare readonly operation: string

  constructor(init: UnexpectedResponseInit) {
    const { snippet = '' } = init
    const shown = snippet && `: ${JSON.stringify(snippet)}`
    super('UnexpectedResponseError', `${init.problem}${shown} (${init.operation}, ${init.status})`, init)
    this.status = init.status
    this.contentType = init.contentType
    this.snippet = snippet
  }
}
