import { HostwrightError } from './hostwright-error.ts'

/**
 * The order journal cannot be read or written, so nothing was sent: an order that nobody remembers could be
 * sent twice. The message says what is wrong and what to do; the reason is the `cause`.
 */
export class JournalError extends HostwrightError {
  constructor(problem: string, cause?: unknown) {
    super('JournalError', problem, { cause })
  }
}
