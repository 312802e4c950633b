import { isOfKey } from './obstacles.ts'
import type { Change, ChangeAction, CreateOnly } from '../resource/change.ts'

/** Returns a summary of changes in one line. */
export function summarise(changes: readonly Change[]): string {
  const count = (action: ChangeAction): number => changes.filter((change) => change.action === action).length
  const orders = count('order')
  const yen = changes.reduce((sum, { price }) => sum + (price ?? 0), 0)
  const isUnknown = changes.some(({ price }) => price === null)
  return [
    `${count('create')} to add`,
    `${count('update')} to change`,
    `${count('delete')} to delete`,
    ...(orders > 0 ? [`${orders} to order`] : []),
    isUnknown ? `${yen} yen and unknown prices` : `${yen} yen`,
  ].join(', ')
}

/**
 * Returns the allowances that the changes without obstacles need: entries of the option `allow`, and `spend:YEN`. An
 * obstacle about the key does not count: a plan of a key that may only read is applied with another key.
 */
export function listNeeds(changes: readonly Change[]): string[] {
  const makeable = changes.filter(({ obstacles }) => obstacles.every(isOfKey))
  const allowed = makeable.flatMap(({ needs, address }) => needs.map((need) => `${need}:${address}`))
  const orders = makeable.filter(({ action }) => action === 'order')
  const yen = orders.reduce((sum, { price, maxPrice = 0 }) => sum + (price ?? maxPrice), 0)
  return [...allowed, ...(orders.length > 0 ? [`spend:${yen}`] : [])]
}

// Largest number of addresses that a note lists. Further addresses are only counted.
const named = 3

/**
 * Describes the properties of the file that have no effect, because a plan sets them only at creation: one entry for
 * each property.
 */
export function listNotes(createOnly: readonly CreateOnly[], changes: readonly Change[]): string[] {
  if (createOnly.length === 0) return []
  const written = new Set(
    changes.flatMap(({ address, after }) => Object.keys(Object(after)).map((name) => `${address} ${name}`)),
  )
  const ignored = createOnly.filter(({ address, property }) => !written.has(`${address} ${property}`))
  return [...Map.groupBy(ignored, ({ property }) => property)].map(([property, all]) => {
    const shown = all.slice(0, named).map(({ address }) => address)
    const more = all.length > named ? ` and ${all.length - named} more` : ''
    const advice = property === 'password' ? ' To change a password, rotate its address.' : ''
    return `${property} has no effect on what exists already (${shown.join(', ')}${more}).${advice}`
  })
}
