import ts from 'typescript'

/** What this file needs of a schema object of the description. */
export interface ExtensibleSchema {
  'x-extensible-enum'?: readonly string[]
}

/**
 * The type of a string whose known values may grow: the known ones complete in an editor, any other
 * string still type-checks. `undefined` for every other schema, which keeps its usual type.
 */
export function toOpenEnum(schema: object): ts.TypeNode | undefined {
  const known = (schema as ExtensibleSchema)['x-extensible-enum']
  if (known === undefined) return undefined
  const { factory } = ts
  const literals = known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)))
  const anyString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyString)])
}
