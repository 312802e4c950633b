import { validationFailure } from '../../http/api-failure.ts'

/** The known values of request properties whose sets of values may grow. */
const known: Readonly<Record<string, readonly string[]>> = {
  character_set: ['utf8mb4', 'UTF-8', 'EUC-JP', 'SHIFT-JIS', 'Binary'],
  type: ['all', 'web', 'other'],
  field: ['subject', 'from', 'to', 'body', 'header'],
  match_type: ['contain', 'match', 'start_from'],
  'action.type': ['mail_address', 'spam_folder', 'trash', 'delete'],
  'action.method': ['move', 'copy'],
}

/** Rejects unknown values of such properties. Otherwise a reset with a misspelled type would delete everything. */
export function rejectUnknown(values: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.entries(values).filter(
    ([property, value]) => value !== undefined && !listKnown(property).includes(value),
  )
  if (unknown.length === 0) return
  throw validationFailure(
    unknown.map(([property]) => `${property}: must be one of ${listKnown(property).join(', ')}.`),
  )
}

/** Returns the known values of a property. A property in a list, such as `conditions.0.field`, has those of `field`. */
function listKnown(property: string): readonly string[] {
  return known[property] ?? known[property.replace(/^conditions\.\d+\./, '')] ?? []
}
