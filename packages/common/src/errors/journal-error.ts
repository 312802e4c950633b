import { HostwrightError } from './hostwright-error.ts'

/**
 * The order journal cannot be read or written. The request was not sent: an order without a record could be sent twice.
 * The message says what to do; `cause` has the reason.
 */
export class JournalError extends HostwrightError {
  constructor(problem: string, cause?: unknown) {
    super('JournalError', problem, { cause })
  }
}
