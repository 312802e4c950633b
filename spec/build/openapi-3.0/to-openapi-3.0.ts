import { isObject, type JsonObject } from '../json.ts'
import { flattenOneOf } from './flatten-one-of.ts'
import { mapSchemas } from './map-schemas.ts'
import { rejectLeftovers } from './reject-leftovers.ts'
import { toBooleanBounds } from './to-boolean-bounds.ts'
import { toDescriptionList } from './to-description-list.ts'
import { toEnum } from './to-enum.ts'
import { toExample } from './to-example.ts'
import { toNullable } from './to-nullable.ts'
import { withoutDependentRequired } from './without-dependent-required.ts'
import { withRuleKinds } from './with-rule-kinds.ts'
import { withShortIntroduction } from './with-short-introduction.ts'
import { withoutEmptyBounds } from './without-empty-bounds.ts'
import { withoutReferenceSiblings } from './without-reference-siblings.ts'
import { withoutScopes } from './without-scopes.ts'
import { withoutUnusedSchemas } from './without-unused-schemas.ts'

/** Copies a bundled 3.1 description in OpenAPI 3.0.3, for tools that support no newer version. */
export function toOpenApi30(description31: JsonObject): JsonObject {
  const description = withRuleKinds(description31)
  const { jsonSchemaDialect: _dialect, ...rest } = description
  const schemas = schemasOf(description)
  const convert = (schema: JsonObject): JsonObject => {
    let result = flattenOneOf(schema, schemas) // 1. while its branches are still references
    result = toNullable(result, schemas) // 2. adds `allOf` around references
    result = toEnum(result)
    result = toDescriptionList(result) // after `toNullable`, which adds null to an enumeration
    result = toExample(result)
    result = toBooleanBounds(result)
    result = withoutEmptyBounds(result)
    result = withoutDependentRequired(result)
    result = withoutReferenceSiblings(result) // 3. after all steps that add siblings
    rejectLeftovers(result)
    return result
  }
  const version30 = withShortIntroduction(withoutScopes({ ...rest, openapi: '3.0.3' }))
  return withoutUnusedSchemas(mapSchemas(version30, convert))
}

function schemasOf(description: JsonObject): JsonObject {
  const components = description['components']
  const schemas = isObject(components) ? components['schemas'] : undefined
  return isObject(schemas) ? schemas : {}
}
