import ts from 'typescript'

/** What this file needs of a schema of the description. */
interface EnumSchema {
  readonly 'x-enum'?: readonly string[]
  readonly 'x-extensible-enum'?: readonly string[]
}

/**
 * The type of a string with known values. Where their set may grow, `Unlisted` is one of them: anyone who writes a value
 * that is not known has to cast it. `undefined` for every other schema, which keeps its usual type.
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
