import { HostwrightError } from '@hostwright/common'
import type { Allowance } from '../changes/change.ts'

/** Why a change may not be made. */
export interface Rejection {
  /** The change, or the section of the guard. */
  readonly address: string
  /** The allowance that is missing: `many` for a section that loses much, `spend` for orders, `obstacle` for anything else. */
  readonly needs: Allowance | 'many' | 'spend' | 'obstacle'
  /** What to do. */
  readonly message: string
}

/** A plan has changes without their allowance, or no change that can be made. Nothing was sent. */
export class NotAllowedError extends HostwrightError {
  /** Every such change. */
  declare readonly rejections: readonly Rejection[]

  constructor(rejections: readonly Rejection[]) {
    const lines = rejections.slice(0, 5).map(({ address, message }) => `${address}: ${message}`)
    const more = rejections.length > lines.length ? [`and ${rejections.length - lines.length} more`] : []
    super(
      'NotAllowedError',
      `The plan was not applied, and nothing was sent. ${[...lines, ...more].join('; ')}`,
      { rejections },
    )
  }
}
