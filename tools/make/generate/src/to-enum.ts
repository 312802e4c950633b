import ts from 'typescript'

/** Schema of the description, reduced to the keywords that this file reads. */
interface EnumSchema {
  readonly 'x-enum'?: readonly string[]
  readonly 'x-extensible-enum'?: readonly string[]
}

/**
 * Returns the type of a string with known values. A set that may grow includes `Unlisted`, so that writing an unknown
 * value needs a cast. Returns `undefined` for any other schema, which keeps its usual type.
 */
export function toEnum(schema: object): ts.TypeNode | undefined {
  const { 'x-enum': closed, 'x-extensible-enum': open } = schema as EnumSchema
  const known = closed ?? open
  if (known === undefined) return undefined
  const { factory } = ts
  const literals = known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)))
  return factory.createUnionTypeNode(
    open ? [...literals, factory.createTypeReferenceNode('Unlisted')] : literals,
  )
}
