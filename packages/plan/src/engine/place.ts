import { factsOf } from '../kinds/table.ts'
import type { Place } from '../resource/change.ts'
import { isAsWanted, isFields, isSamePlace, listAlong, pickWritten, toPlace } from '../resource/place.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'
import type { Target, Where } from '../resource/resource.ts'
import { isSecretReference } from '../resource/secrets.ts'

/**
 * Reads the place of a change: for an update the properties that it writes, otherwise the whole resource with the
 * addresses of everything that is deleted with it.
 */
export async function readPlace(where: Where, target: Target): Promise<Place> {
  return toPlaceOf(target, await factsOf(target).read(where, target))
}

/** Returns the place of a change from the whole resource, which was read or predicted. */
export function toPlaceOf(target: Target, resource: unknown): Place {
  const place = toPlace(resource)
  return target.action !== 'update' || factsOf(target).compared === 'whole'
    ? place
    : pickWritten(place, target.after)
}

/** Builds the requests that turn the current place into the planned place of a change. */
export async function toRequests(where: Where, target: Target, now: Place): Promise<PlannedOperation[]> {
  return factsOf(target).requests(where, target, now)
}

/**
 * Returns the state of the resource of `target` after `other`, an earlier change of the same plan. `place` is its state
 * before `other`.
 */
export function afterOther(target: Target, place: Place, other: Target): Place {
  const next = factsOf(target).afterOther(place, other)
  const along = listAlong(next)
  if (!isFields(next) || along.length === 0 || other.action !== 'delete') return next
  const gone = new Set([other.address, ...listAlong(other.before)])
  return { ...next, with: along.filter((address) => !gone.has(address)) }
}

/**
 * State of a place with respect to its change: not begun (`before`), partly made (`between`), made (`after`), or
 * changed by another program (`changed`).
 */
export type Standing = 'before' | 'between' | 'after' | 'changed'

export function compareToPlan(target: Target, now: Place): Standing {
  const { normal, isStep } = factsOf(target)
  const [is, before, after] = [now, target.before, target.after].map((place) => normal(place, target)) as [
    Place,
    Place,
    Place,
  ]
  if (isSamePlace(is, before)) return 'before'
  if (isAsWanted(is, after)) return isRotation(target) ? 'between' : 'after'
  return isStep(is, { ...target, before, after }) ? 'between' : 'changed'
}

/** Whether a change sets a new password. No place shows a password, so no place shows that the change was made. */
function isRotation({ action, after }: Target): boolean {
  return action === 'update' && isFields(after) && Object.values(after).some(isSecretReference)
}
