import type { JsonObject } from '../json.ts'

/**
 * Replaces `const` by an enumeration of one value. A boolean constant is dropped: one-valued boolean enumerations break
 * generators.
 */
export function toEnum(schema: JsonObject): JsonObject {
  if (!('const' in schema)) return schema
  const { const: value, ...rest } = schema
  if (typeof value === 'boolean') return { ...rest, type: 'boolean' }
  return { ...rest, enum: [value] }
}
