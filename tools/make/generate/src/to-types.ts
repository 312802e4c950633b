import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3, type SchemaObject } from 'openapi-typescript'
import { commentStructure } from './comment-structure.ts'
import { nameSchemas } from './name-schemas.ts'
import { toEnum } from './to-enum.ts'
import { toErrorCodes } from './to-error-codes.ts'
import { withTexts } from './with-texts.ts'

/** The source text of the types of a description: its paths, its operations, a type per schema, and the error codes. */
export async function toTypes(description: string): Promise<string> {
  const nodes = await openapiTS(withTexts(JSON.parse(description)) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A default is what the API assumes, so the property may be left out of a request.
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => toEnum(schema),
  })
  const named = nameSchemas(nodes)
  commentStructure(named, toSummaries(description))
  // Indented paragraphs are shown as code.
  const types = astToString(named).replaceAll(/^( *\*) {5}/gm, '$1 ')
  return `${COMMENT_HEADER}${types}${toErrorCodes(description)}`
}

interface Operation {
  readonly operationId?: string
  readonly summary?: string
}

/** What each operation does, by its operationId. */
function toSummaries(description: string): Map<string, string> {
  const { paths } = JSON.parse(description) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  return new Map(
    operations.map(({ operationId = '', summary = operationId }) => [operationId, `${summary}.`]),
  )
}
