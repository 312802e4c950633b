import { HostwrightError } from '@hostwright/common'
import type { Applied, ChangedSince } from './apply-options.ts'

/**
 * The account has changed since the plan was made, at a place that the plan would change. Plan again, or apply with
 * `onSurprise: 'skip'`.
 */
export class StalePlanError extends HostwrightError {
  /** The places that have changed since the plan. */
  declare readonly changedSince: readonly ChangedSince[]
  /** The addresses of the changes that were made before; empty if the difference was found before the first write. */
  declare readonly done: readonly string[]
  /** The result of the apply, including the changes that were in progress when the difference was found. */
  declare readonly applied: Applied

  constructor(applied: Applied) {
    const { changedSince, done, writes } = applied
    const named = changedSince.slice(0, 5).map(toLine)
    const more = changedSince.length > named.length ? [`and ${changedSince.length - named.length} more`] : []
    const sent = writes === 0 ? 'nothing was sent' : `it stopped with ${done.length} changes made`
    super(
      'StalePlanError',
      `The account has changed since it was planned, so ${sent}: ${[...named, ...more].join('; ')}`,
      {
        changedSince,
        done,
        applied,
      },
    )
  }
}

function toLine({ address, before, now }: ChangedSince): string {
  return `${address} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`
}
