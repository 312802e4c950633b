import { HostwrightError } from '@hostwright/common'

/**
 * Redis gave no slot for a call: it was not reached, did not respond in time, or rejected the command, for example
 * because it is out of memory or a replica. The request was not sent and is not retried, because without the count it
 * could exceed the rate limits. `cause` has the reason.
 */
export class PacingError extends HostwrightError {
  constructor(group: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('PacingError', `Redis gave no slot in the limit group ${group}, so nothing was sent: ${reason}`, {
      cause,
    })
  }
}
