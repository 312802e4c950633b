import openapiTS, { astToString, COMMENT_HEADER, type SchemaObject } from 'openapi-typescript'
import { toOpenEnum } from './open-enum.ts'

/** The source text of the types of a description: its paths, its operations and one alias per schema. */
export async function toTypes(description: URL): Promise<string> {
  const nodes = await openapiTS(description, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A default is what the API assumes, so the field may be left out of a request.
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => toOpenEnum(schema),
  })
  return `${COMMENT_HEADER}${astToString(nodes)}`
}
