import { HostwrightError } from '@hostwright/common'

/**
 * The error of a call for which Redis gave no slot: it was not reached, did not respond in time, or rejected the
 * command, for example because it is out of memory or a replica. The attempt was not sent and the call is not retried,
 * because an attempt that is not counted could exceed the rate limits. If the API may have executed an earlier attempt
 * of a write, the call fails with the error of that attempt instead. `cause` has the reason.
 */
export class PacingError extends HostwrightError {
  /** False: the attempt was not sent. */
  declare readonly sent: false

  constructor(group: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('PacingError', `Not sent: Redis gave no slot in the limit group ${group}: ${reason}`, {
      sent: false,
      cause,
    })
  }
}
