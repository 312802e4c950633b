import { factsOf } from '../kinds/table.ts'
import type { Change, Place } from '../resource/change.ts'
import { isAsWanted, isFields, isSamePlace } from '../resource/place.ts'
import { isSecretReference } from '../resource/secrets.ts'

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
  const { normal, isStep, initial } = factsOf(change)
  const [is, before, after] = [
    normal(now, change),
    normal(change.before, change),
    normal(change.after, change),
  ]
  if (isSamePlace(is, before)) return 'send'
  const isWanted = isAsWanted(is, after)
  if (isWanted && !isRotation(change)) return 'made'
  const isOwn = isBegun && (isWanted || isStep(is, { ...change, before, after }))
  const isInNew = change.inside !== undefined && change.action !== 'delete'
  return isOwn || (isInNew && (now === null || initial === 'service')) ? 'send' : 'changed'
}

/** Whether a change sets a new password. No place shows a password, so no place shows that the change was made. */
function isRotation({ action, after }: Change): boolean {
  return action === 'update' && isFields(after) && Object.values(after).some(isSecretReference)
}
