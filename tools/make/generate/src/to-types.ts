import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3, type SchemaObject } from 'openapi-typescript'
import type ts from 'typescript'
import { commentStructure } from './comment-structure.ts'
import { type Description, listOperations } from './description.ts'
import { nameSchemas } from './name-schemas.ts'
import { toEnum } from './to-enum.ts'
import { toErrorCodes } from './to-error-codes.ts'
import { withTexts } from './with-texts.ts'

/**
 * Returns the source text of the types of a description: its paths, its operations, a type per schema, and the error
 * codes.
 */
export async function toTypes(description: Description): Promise<string> {
  const named = await toDeclarations(description)
  const summaries = listOperations(description).map(
    ({ operation: { operationId, summary } }) => [operationId, `${summary}.`] as const,
  )
  commentStructure(named, new Map(summaries))
  // Indented paragraphs are shown as code.
  const types = astToString(named).replaceAll(/^( *\*) {5}/gm, '$1 ')
  return `${COMMENT_HEADER}${types}${toErrorCodes(description)}`
}

/** Returns the declarations of the types of a description, each schema under its own name. */
export async function toDeclarations(description: Description): Promise<ts.Node[]> {
  const nodes = await openapiTS(withTexts(description as never) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // The API fills in a default, so the property may be left out of a request.
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => toEnum(schema),
  })
  return nameSchemas(nodes)
}
