import { isObject, type JsonObject } from '../json.ts'

/** Copies a description without unused schemas, such as the branches of a flattened choice. */
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
