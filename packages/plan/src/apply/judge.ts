import { factsOf } from '../kinds/table.ts'
import type { Change, Place } from '../resource/change.ts'
import { compareToPlan } from '../engine/place.ts'

/**
 * The decision about a change when a plan is applied: `send` its request, or send nothing because the place was `made`
 * as planned already or `changed` by another program.
 */
export type Judgement = 'send' | 'made' | 'changed'

/**
 * Decides about a change by comparing the current place with the planned one. If the plan creates the resource around
 * the place, an empty place and any setting of the service are accepted too, except before a deletion. A partly changed
 * place counts as this plan's own work only if the plan has begun the change.
 */
export function judge(change: Change, now: Place, isBegun: boolean): Judgement {
  const standing = compareToPlan(change, now)
  if (standing === 'before') return 'send'
  if (standing === 'after') return 'made'
  const isFree =
    change.inside !== undefined &&
    change.action !== 'delete' &&
    (now === null || factsOf(change).initial === 'service')
  if (isFree || (standing === 'between' && isBegun)) return 'send'
  return 'changed'
}
