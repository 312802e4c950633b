import { HostwrightError } from '@hostwright/common'

/** Why a change may not be made. */
export interface Rejection {
  /** The change. */
  readonly address: string
  /** What it takes: `delete` for what is destructive, `spend` for what costs money, `obstacle` for anything else. */
  readonly needs: 'delete' | 'spend' | 'obstacle'
  /** What to do about it. */
  readonly message: string
}

/** A plan has changes that were not allowed, or cannot be made. Nothing was sent. */
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
