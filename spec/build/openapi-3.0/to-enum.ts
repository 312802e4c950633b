import type { JsonObject } from '../json.ts'

/** An enumeration of one value instead of `const`; nothing for a boolean, whose one-valued enumerations break generators. */
export function toEnum(schema: JsonObject): JsonObject {
  if (!('const' in schema)) return schema
  const { const: value, ...rest } = schema
  if (typeof value === 'boolean') return { ...rest, type: 'boolean' }
  return { ...rest, enum: [value] }
}
