import type { DesiredMailFilter } from '../generated/desired.ts'
import { toPlainAddress } from './mail-address.ts'

/** Returns the form in which mail filters are compared: two filters with the same key do the same. */
export function toFilterKey({ conditions, action }: DesiredMailFilter): string {
  const { type, method, target = '' } = action
  const rules = conditions.map(({ field, match_type, keyword }) => [field, match_type, keyword])
  return JSON.stringify([rules, type, method, toPlainAddress(target)])
}

/**
 * Splits the filters of a domain into those that stay and those that are deleted, so that the desired list results from
 * adding filters at the end. Filters are in the order in which they apply, so an existing one stays only if it is the
 * next one of the desired list. The others are deleted, also if they are then added again.
 */
export function splitFilters<Found extends DesiredMailFilter>(
  found: readonly Found[],
  wanted: readonly DesiredMailFilter[],
): { readonly gone: readonly Found[]; readonly missing: readonly DesiredMailFilter[] } {
  const missing = [...wanted]
  const gone = found.filter((filter) => {
    if (missing[0] === undefined || toFilterKey(missing[0]) !== toFilterKey(filter)) return true
    missing.shift()
    return false
  })
  return { gone, missing }
}

/** Returns the text that names a mail filter in an address, because the API's ids of filters can be positions. */
export function describeFilter({ conditions, action }: DesiredMailFilter): string {
  const rules = conditions.map(({ field, match_type, keyword }) => `${field} ${match_type} ${keyword}`)
  return `${rules.join(' and ')}: ${action.type}`
}
