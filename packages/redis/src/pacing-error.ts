import { HostwrightError } from '@hostwright/common'

/**
 * The error of a call for which Redis gave no slot: it was not reached, did not respond in time, or rejected the
 * command, for example because it is out of memory or a replica. The attempt was not sent and the call is not retried,
 * because an attempt that is not counted could exceed the rate limits. An earlier attempt of the same call may have
 * been sent: see `attempts`. `cause` has the reason.
 */
export class PacingError extends HostwrightError {
  constructor(group: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('PacingError', `Redis gave no slot in the limit group ${group}, so nothing was sent: ${reason}`, {
      cause,
    })
  }
}
