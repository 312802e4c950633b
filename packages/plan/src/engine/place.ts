import { factsOf } from '../kinds/table.ts'
import type { Place } from '../resource/change.ts'
import { isFields, listAlong, pickWritten, toPlace } from '../resource/place.ts'
import type { Target } from '../resource/resource.ts'
import type { Where } from '../resource/where.ts'

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

/**
 * Returns the state of the resource of `target` after `other`, an earlier change of the same plan. `place` is its state
 * before `other`.
 */
export function afterOther(target: Target, place: Place, other: Target): Place {
  const next = factsOf(target).afterOther(place, other, target)
  const along = listAlong(next)
  if (!isFields(next) || along.length === 0 || other.action !== 'delete') return next
  const gone = new Set([other.address, ...listAlong(other.before)])
  return { ...next, with: along.filter((address) => !gone.has(address)) }
}
