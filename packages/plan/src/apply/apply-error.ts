import { HostwrightError } from '@hostwright/common'

/** A change failed, and nothing was begun after it. Plan the same file and apply that: what is done is not repeated. */
export class ApplyError extends HostwrightError {
  /** The change that failed. */
  declare readonly address: string
  /** The changes that were made. */
  declare readonly done: readonly string[]

  constructor(address: string, done: readonly string[], cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super('ApplyError', `${address} failed, with ${done.length} of the changes made: ${reason}`, {
      address,
      done,
      cause,
    })
  }
}
