import { HostwrightError } from '@hostwright/common'
import type { Change } from '../changes/change.ts'
import type { Plan } from '../plan/plan.ts'

/** Where the account is not as it was when a plan was made. */
export interface StaleChange {
  /** What it is about. */
  readonly address: string
  /** The change in the plan; `undefined` when the plan has none. */
  readonly planned: Change | undefined
  /** The change that it would take now. */
  readonly current: Change
}

/** The account has changed since the plan was made. Nothing was sent. Look at the new plan, and apply that. */
export class StalePlanError extends HostwrightError {
  /** Where the account is not as it was. */
  declare readonly stale: readonly StaleChange[]
  /** The plan for the account as it is now. */
  declare readonly plan: Plan

  constructor(stale: readonly StaleChange[], plan: Plan) {
    const named = stale.slice(0, 5).map(toLine)
    const more = stale.length > named.length ? [`and ${stale.length - named.length} more`] : []
    const lines = [...named, ...more].join('; ')
    super('StalePlanError', `The account has changed since it was planned, so nothing was sent: ${lines}`, {
      stale,
      plan,
    })
  }
}

function toLine({ address, planned, current }: StaleChange): string {
  if (planned === undefined) return `${address} would have to be changed as well`
  const was = JSON.stringify(planned.before)
  const is = JSON.stringify(current.before)
  return was === is ? `${address} would be changed otherwise` : `${address} was ${was} and is ${is}`
}
