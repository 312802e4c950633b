import { isObject, type Json, type JsonObject } from '../json.ts'

/** Moves dependent requirements into the object's description: 3.0 cannot express that one property needs another. */
export function withoutDependentRequired(schema: JsonObject): JsonObject {
  const { dependentRequired, description, ...rest } = schema
  if (!isObject(dependentRequired)) return schema
  const notes = Object.entries(dependentRequired).map(
    ([property, needed]) => `\`${property}\` must come together with ${list(needed)}.`,
  )
  const said = typeof description === 'string' ? [description] : []
  return { ...rest, description: [...said, ...notes].join(' ') }
}

function list(names: Json): string {
  return (names as string[]).map((name) => `\`${name}\``).join(' and ')
}
