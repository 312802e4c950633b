import { validationFailure } from '../../http/api-failure.ts'

/**
 * The known values of some request properties, for which the description also allows other values, because the API may
 * add values.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  character_set: ['utf8mb4', 'UTF-8', 'EUC-JP', 'SHIFT-JIS', 'Binary'],
  type: ['all', 'web', 'other'],
  field: ['subject', 'from', 'to', 'body', 'header'],
  match_type: ['contain', 'match', 'start_from'],
  'action.type': ['mail_address', 'spam_folder', 'trash', 'delete'],
  'action.method': ['move', 'copy'],
}

/**
 * Rejects an unknown value of a property whose description allows any value. Otherwise a reset with a misspelled type
 * would delete everything.
 */
export function rejectUnknown(values: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.entries(values).filter(
    ([property, value]) => value !== undefined && !listKnown(property).includes(value),
  )
  if (unknown.length === 0) return
  throw validationFailure(
    unknown.map(([property]) => `${property}: must be one of ${listKnown(property).join(', ')}.`),
  )
}

/**
 * Returns the known values of a property. For a property in a list, such as `conditions.0.field`, they are those of
 * `field`.
 */
function listKnown(property: string): readonly string[] {
  return known[property] ?? known[property.replace(/^conditions\.\d+\./, '')] ?? []
}
