import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3, type SchemaObject } from 'openapi-typescript'
import { toOpenEnum } from './to-open-enum.ts'
import { withProvenanceNotes } from './with-provenance-notes.ts'

/** The source text of the types of a description: its paths, its operations and one alias per schema. */
export async function toTypes(description: string): Promise<string> {
  const noted = withProvenanceNotes(JSON.parse(description)) as unknown as OpenAPI3
  const nodes = await openapiTS(noted, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A default is what the API assumes, so the field may be left out of a request.
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => toOpenEnum(schema),
  })
  return `${COMMENT_HEADER}${astToString(nodes)}`
}
