import { isObject, type JsonObject } from '../json.ts'

/** A copy without the schemas that nothing refers to any more, as the branches of a flattened choice. */
export function withoutUnusedSchemas(description: JsonObject): JsonObject {
  const { components } = description
  const schemas = isObject(components) ? components['schemas'] : undefined
  if (!isObject(components) || !isObject(schemas)) return description
  const text = JSON.stringify(description)
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  if (used.length === Object.keys(schemas).length) return description
  return withoutUnusedSchemas({
    ...description,
    components: { ...components, schemas: Object.fromEntries(used) },
  })
}
