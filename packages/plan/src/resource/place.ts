import type { Place } from './change.ts'
import { isSecretReference } from './secrets.ts'

/** Converts a value to plain JSON, which has no undefined properties. */
export function toPlace(value: unknown): Place {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Place)
}

/**
 * Whether two places are equal. As values of a property, null, an empty string and an absent property are equal: the
 * API returns any of them for an empty memo. A place that is null itself, because the resource does not exist, only
 * equals null.
 */
export function isSamePlace(one: Place, other: Place): boolean {
  return (one === null) === (other === null) && toText(one) === toText(other)
}

/**
 * Whether a place is as a change wants it to be. Properties that the change does not set are not compared, and neither
 * are properties that the API does not show, such as a password.
 */
export function isAsWanted(now: Place, after: Place): boolean {
  if (!isFields(now) || !isFields(after)) return isSamePlace(now, after)
  const names = Object.keys(now).filter(
    (name) => after[name] !== undefined && !isSecretReference(after[name]),
  )
  return names.every((name) => toText(now[name]) === toText(after[name]))
}

/**
 * Whether each property of a place has its value from before or from after a change, because some requests of the
 * change were sent.
 */
export function isBetween(now: Place, before: Place, after: Place): boolean {
  if (!isFields(now) || !isFields(before) || !isFields(after)) return false
  return Object.keys(now).every((name) =>
    [before[name], after[name]].some((value) => toText(value) === toText(now[name])),
  )
}

/** Returns the properties of a place that a change writes. */
export function pickWritten(now: Place, after: Place): Place {
  if (!isFields(now) || !isFields(after)) return now
  return Object.fromEntries(Object.entries(now).filter(([name]) => after[name] !== undefined))
}

export function isFields(place: Place): place is { readonly [name: string]: Place | undefined } {
  return typeof place === 'object' && place !== null && !Array.isArray(place)
}

/** Returns a value of a place as text. */
export function toWords(value: Place | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? '', (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const filled = Object.entries(part).filter(([, entry]) => (entry ?? '') !== '')
    return Object.fromEntries(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}

/** Lists the addresses of the resources that a place says are deleted together with it. */
export function listAlong(place: Place): readonly string[] {
  return listOf(isFields(place) ? place['with'] : undefined).map(toWords)
}

/** Returns a property of a place; `undefined` if the place has no properties. */
export function fieldOf(place: Place | undefined, name: string): Place | undefined {
  return place !== undefined && isFields(place) ? place[name] : undefined
}

export function listOf(place: Place | undefined): readonly Place[] {
  return Array.isArray(place) ? (place as readonly Place[]) : []
}

/** Returns the memo that a change writes, as the body of its request. */
export function memoOf(after: Place): { memo: string } {
  return { memo: toWords(fieldOf(after, 'memo') ?? '') }
}

/** Returns a place whose list of texts is in the form in which it is compared, and sorted: its order does not matter. */
export function withSorted(place: Place, name: string, toPlain: (text: string) => string): Place {
  const list = fieldOf(place, name)
  if (!isFields(place) || list === undefined) return place
  return {
    ...place,
    [name]: listOf(list)
      .map((one) => toPlain(toWords(one)))
      .toSorted(),
  }
}
