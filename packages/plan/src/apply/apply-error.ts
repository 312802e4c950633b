import { HostwrightError } from '@hostwright/common'
import type { Applied } from './apply-options.ts'

/** A change failed, and nothing was begun after it. Apply the same plan again: what is done is not repeated. */
export class ApplyError extends HostwrightError {
  /** The change that failed. */
  declare readonly address: string
  /** The changes that were made. */
  declare readonly done: readonly string[]
  /** Everything that happened. */
  declare readonly applied: Applied

  constructor(address: string, applied: Applied, cause: unknown) {
    const { done } = applied
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('ApplyError', `${address} failed, with ${done.length} of the changes made: ${reason}`, {
      address,
      done,
      applied,
      cause,
    })
  }
}
