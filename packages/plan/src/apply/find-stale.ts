import type { Change } from '../changes/change.ts'
import type { StaleChange } from './stale-plan-error.ts'

/**
 * The changes that it takes now and that the plan does not have so. One of the plan that it takes no more is none of
 * these: it was made already.
 */
export function findStale(planned: readonly Change[], current: readonly Change[]): StaleChange[] {
  const known = new Map(planned.map((change) => [change.address, change]))
  return current
    .map((change) => ({ address: change.address, planned: known.get(change.address), current: change }))
    .filter((pair) => pair.planned === undefined || !isSame(pair.planned, pair.current))
}

/** The changes with the prices of the plan, where the key that applies it may not read them. */
export function withPlannedPrices(planned: readonly Change[], current: readonly Change[]): Change[] {
  const known = new Map(planned.map((change) => [change.address, change]))
  return current.map((change) => (change.price === null ? (known.get(change.address) ?? change) : change))
}

// What a key may do differs between those who plan and those who apply; so does whether it reads prices.
function isSame(planned: Change, current: Change): boolean {
  if (planned.price !== null && current.price !== null) return toText(planned) === toText(current)
  const unpriced = { price: null, operations: [] }
  return toText({ ...planned, ...unpriced }) === toText({ ...current, ...unpriced })
}

function toText({ obstacles: _, ...change }: Change): string {
  return JSON.stringify(sort(change))
}

function sort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sort)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, sort(entry)]),
  )
}
