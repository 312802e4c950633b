import { isObject, type Json, type JsonObject } from '../json.ts'
import { namedSchema } from './named-schema.ts'

/** Writes `nullable: true` instead of the type null, which is in a list of types or a branch of a choice. */
export function toNullable(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { type } = schema
  if (Array.isArray(type)) {
    const [only, ...others] = type.filter((item) => item !== 'null')
    if (only === undefined || others.length > 0)
      throw new Error(`3.0 has no union of types: ${JSON.stringify(type)}`)
    return type.includes('null') ? { ...schema, type: only, nullable: true } : { ...schema, type: only }
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = schema[keyword]
    if (!Array.isArray(branches) || !branches.some(isNull)) continue
    return withoutNullBranch(schema, keyword, branches, schemas)
  }
  return schema
}

function withoutNullBranch(
  schema: JsonObject,
  keyword: string,
  branches: Json[],
  schemas: JsonObject,
): JsonObject {
  const { [keyword]: _dropped, ...rest } = schema
  const left = branches.filter((branch) => !isNull(branch))
  const [only] = left
  if (left.length > 1 || !isObject(only)) return { ...rest, nullable: true, [keyword]: left }
  const named = namedSchema(only, schemas)
  if (!named) return { ...only, ...rest, nullable: true }
  // `nullable` has no effect beside a reference, and an enumeration must list null itself, so the component is copied.
  const values = Array.isArray(named['enum']) ? { enum: [...named['enum'], null] } : {}
  return { ...named, ...rest, ...values, nullable: true }
}

function isNull(schema: Json): boolean {
  return isObject(schema) && schema['type'] === 'null'
}
