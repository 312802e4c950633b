import { HostwrightError, OrderOutcomeUnknownError } from '@hostwright/common'
import type { Applied } from './apply-options.ts'

/**
 * A change failed, and no further change was started; those in progress were finished. Apply the same plan again:
 * changes that were made are not repeated. If it is unknown whether a reboot, reinstall or reset was executed, plan
 * again instead.
 */
export class ApplyError extends HostwrightError {
  /** The address of the change that failed. */
  declare readonly address: string
  /** The addresses of the changes that were made. */
  declare readonly done: readonly string[]
  /** The result of the apply, including the changes that were in progress at the failure. */
  declare readonly applied: Applied

  constructor(address: string, applied: Applied, cause: unknown) {
    const { done, writes } = applied
    // The message counts writes and finished changes, because a change can fail after its write: a colleague may stop a
    // VPS while it is being started.
    // An order whose outcome is unknown is not counted, although it may have been sent.
    const other = cause instanceof OrderOutcomeUnknownError ? ' other' : ''
    const progress = `${writes}${other} ${writes === 1 ? 'write was' : 'writes were'} sent, ${done.length} changes finished`
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('ApplyError', `${address} failed (${progress}): ${reason}`, {
      address,
      done,
      applied,
      cause,
    })
  }
}
