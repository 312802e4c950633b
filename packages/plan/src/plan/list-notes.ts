import type { Change, CreateOnly } from '../changes/change.ts'

// More addresses than these are counted.
const named = 3

/**
 * Says which properties of the file have no effect, because the API takes them only when a thing is created: one sentence
 * for each property.
 */
export function listNotes(createOnly: readonly CreateOnly[], changes: readonly Change[]): string[] {
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
