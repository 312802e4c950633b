import type { Place } from '../changes/change.ts'
import { isSecretReference } from '../desired/secret.ts'
import { isAsWanted, isBetween, isFields, isSamePlace, pickWritten, toPlace } from '../changes/place.ts'
import type { PlannedOperation } from '../changes/planned-operation.ts'
import { hostingKinds, vpsKinds } from './kinds.ts'
import type { HostingWhere, PlaceKind, Target, VpsWhere } from './place-kind.ts'

/** The server whose places are read: a hosting server or a VPS. */
export type Where = HostingWhere | VpsWhere

/** Returns the functions that read and write the place of a change, by the kind of its resource. */
export function kindOf({ at }: Pick<Target, 'at'>): PlaceKind<Where> {
  return (hostingKinds[at.kind] ?? vpsKinds[at.kind]) as PlaceKind<Where>
}

/**
 * Reads the place of a change: for an update the properties that it writes, otherwise the whole resource with the
 * addresses of everything that is deleted with it.
 */
export async function readPlace(where: Where, target: Target): Promise<Place> {
  return toPlaceOf(target, await kindOf(target).read(where, target))
}

/** Returns the place of a change from the whole resource, which was read or predicted. */
export function toPlaceOf(target: Target, resource: unknown): Place {
  const place = toPlace(resource)
  return target.action !== 'update' || kindOf(target).isWhole ? place : pickWritten(place, target.after)
}

/** Builds the requests that turn the current place into the planned place of a change. */
export async function toRequests(where: Where, target: Target, now: Place): Promise<PlannedOperation[]> {
  return kindOf(target).toRequests(where, target, now)
}

/**
 * Returns the state of the resource of `target` after `other`, an earlier change of the same plan. `place` is its state
 * before `other`.
 */
export function afterOther(target: Target, place: Place, other: Target): Place {
  const changed = kindOf(target).afterOther?.(place, other) ?? null
  const next = kindOf(target).afterOther === undefined ? place : changed
  const along = listAlong(next)
  if (!isFields(next) || along.length === 0 || other.action !== 'delete') return next
  const gone = new Set([other.address, ...listAlong(other.before)])
  return { ...next, with: along.filter((address) => !gone.has(address)) }
}

/** Lists the addresses of the resources that a place says are deleted together with it. */
export function listAlong(place: Place): readonly string[] {
  const along = isFields(place) ? place['with'] : undefined
  return Array.isArray(along) ? along.map(String) : []
}

/**
 * State of a place with respect to its change: not begun (`before`), partly made (`between`), made (`after`), or
 * changed by another program (`changed`).
 */
export type Standing = 'before' | 'between' | 'after' | 'changed'

export function compareToPlan(target: Target, now: Place): Standing {
  const kind = kindOf(target)
  const plain = (place: Place): Place => kind.toComparable?.(place, target) ?? place
  const [is, was, wanted] = [now, target.before, target.after].map(plain) as [Place, Place, Place]
  if (isSamePlace(is, was)) return 'before'
  if (isAsWanted(is, wanted)) return isRotation(target) ? 'between' : 'after'
  const isStep = kind.isStep?.(now, target) ?? isBetween(is, was, wanted)
  return isStep ? 'between' : 'changed'
}

/** Whether a change sets a new password. No place shows a password, so no place shows that the change was made. */
function isRotation({ action, after }: Target): boolean {
  return action === 'update' && isFields(after) && Object.values(after).some(isSecretReference)
}
