import { HostwrightError } from './hostwright-error.ts'

/**
 * An attempt took longer than `timeoutMs`, including reading the response body, or the call took longer than
 * `deadlineMs`; or a request was not sent because too little time was left.
 */
export class TimeoutError extends HostwrightError {
  /**
   * The limit that was exceeded, in milliseconds. If `sent` is false, a time that the message explains, such as the
   * time that was left.
   */
  declare readonly timeoutMs: number
  /** Whether the request was sent. If it was, the API may have executed it. */
  declare readonly sent: boolean
  /** The operation that was called, such as `GET /v1/vps/servers`. */
  declare readonly operation: string

  constructor(operation: string, timeoutMs: number, waitedFor?: string) {
    const problem = waitedFor ?? `No complete response within ${timeoutMs} ms`
    const fields = { operation, timeoutMs, sent: waitedFor === undefined }
    super('TimeoutError', `${problem} (${operation})`, fields)
  }
}
