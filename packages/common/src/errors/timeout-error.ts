import { HostwrightError } from './hostwright-error.ts'

/**
 * One attempt took longer than `timeoutMs`, its body included, or the call as a whole took longer
 * than `deadlineMs`. Whether the API executed the call is unknown.
 */
export class TimeoutError extends HostwrightError {
  /** The limit that was exceeded, in milliseconds. */
  readonly timeoutMs: number
  declare readonly operation: string

  constructor(operation: string, timeoutMs: number) {
    super('TimeoutError', `No complete answer within ${timeoutMs} ms (${operation})`, { operation })
    this.timeoutMs = timeoutMs
  }
}
