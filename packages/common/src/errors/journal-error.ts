import { HostwrightError } from './hostwright-error.ts'

/**
 * The order journal cannot be read or written. The order was not sent, because an order without a record could be sent
 * twice; reads and its dry run may have been. The message says what to do; `cause` has the reason.
 */
export class JournalError extends HostwrightError {
  constructor(problem: string, cause?: unknown) {
    super('JournalError', problem, { cause })
  }
}
