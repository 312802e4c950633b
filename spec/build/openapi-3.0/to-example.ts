import type { JsonObject } from '../json.ts'

/** Makes the first of a schema's `examples` its `example`. */
export function toExample(schema: JsonObject): JsonObject {
  const { examples, ...rest } = schema
  if (!Array.isArray(examples)) return schema
  const [first] = examples
  return 'example' in rest || first === undefined ? rest : { ...rest, example: first }
}
