import { HostwrightError } from '@hostwright/common'

/**
 * Redis gave no slot for a call: it cannot be reached, did not respond in time, or rejected the command (out
 * of memory, a replica). The call was not sent, and the client does not retry it: without the count, it could
 * exceed the limits. The reason is the `cause`.
 */
export class PacingError extends HostwrightError {
  constructor(group: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('PacingError', `Redis gave no slot in the limit group ${group}, so nothing was sent: ${reason}`, {
      cause,
    })
  }
}
