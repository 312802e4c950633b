import { HostwrightError, OrderOutcomeUnknownError } from '@hostwright/common'
import type { Applied, ChangedSince, HalfMade } from './apply-options.ts'
import type { Allowance } from '../resource/change.ts'

/**
 * A change failed or was aborted, and no further change was started; those in progress were finished. Apply the same plan again:
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
  /** The changes of several requests that failed in between, each with its address. */
  declare readonly halfMade: readonly HalfMade[]

  constructor(address: string, applied: Applied, cause: unknown, halfMade: readonly HalfMade[] = []) {
    const { done, writes } = applied
    // The message counts writes and finished changes, because a change can fail after its write: a colleague may stop a
    // VPS while it is being started.
    // An order whose outcome is unknown is not counted, although it may have been sent.
    const other = cause instanceof OrderOutcomeUnknownError ? ' other' : ''
    const sent = `${writes}${other} ${writes === 1 ? 'write was' : 'writes were'} sent`
    const progress = `${sent}, ${toChanges(done)} finished`
    const reason = cause instanceof Error ? cause.message : String(cause)
    const half = halfMade.map(describeHalf).join('')
    super('ApplyError', `${address} failed (${progress}${half}): ${reason}`, {
      address,
      done,
      applied,
      halfMade,
      cause,
    })
  }
}

function toChanges({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? 'change' : 'changes'}`
}

function describeHalf({ address, missing, isPutBack }: HalfMade): string {
  return isPutBack
    ? `; the former state was put back: ${address}`
    : `; half made, without ${missing.join(' and ')}: ${address}`
}

/** Reason why a change may not be made. */
export interface Rejection {
  /** The address of the change, or of the section that would lose many entries. */
  readonly address: string
  /**
   * The missing allowance: `many` for a section that loses many entries, `spend` for orders. `obstacle`: no allowance
   * helps, the change cannot be made.
   */
  readonly needs: Allowance | 'many' | 'spend' | 'obstacle'
  /** Description of the problem, such as `it removes data for good`, mostly with advice. */
  readonly message: string
}

/**
 * A plan has changes without their allowance, contains no change that can be made, or has deletions or interruptions
 * while other changes of it were made already and the journal does not show by whom. No change was sent.
 */
export class NotAllowedError extends HostwrightError {
  /** One entry for each missing allowance or, if no change can be made, for each obstacle. */
  declare readonly rejections: readonly Rejection[]

  constructor(rejections: readonly Rejection[]) {
    const lines = rejections.slice(0, 5).map(({ address, message }) => `${address}: ${message}`)
    const more = rejections.length > lines.length ? [`and ${rejections.length - lines.length} more`] : []
    super(
      'NotAllowedError',
      `The plan was not applied, and nothing was sent. ${[...lines, ...more].join('; ').replaceAll('.; ', '; ')}`,
      { rejections },
    )
  }
}

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
    const sent = writes === 0 ? 'nothing was sent' : `it stopped with ${toChanges(done)} made`
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
