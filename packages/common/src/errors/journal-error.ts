import { HostwrightError } from './hostwright-error.ts'

/**
 * The order journal cannot be read or written. No order was sent, because an order without a record could be sent
 * twice. Reads and a dry run may have been sent. The message says what to do; `cause` has the reason.
 */
export class JournalError extends HostwrightError {
  constructor(problem: string, cause?: unknown) {
    super('JournalError', problem, { cause })
  }
}
