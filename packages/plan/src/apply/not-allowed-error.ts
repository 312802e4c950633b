import { HostwrightError } from '@hostwright/common'
import type { Allowance } from '../resource/change.ts'

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
