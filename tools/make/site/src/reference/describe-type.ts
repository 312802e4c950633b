import type { Schema } from '@hostwright/generate/description'
import type { Follow, Linked } from './description.ts'

const plain = new Set(['int32', 'int64'])

/** A schema without what only says that the value may be null. */
export interface Unwrapped {
  readonly schema: Schema
  readonly isNullable: boolean
}

/** Takes apart "this or null", which a schema says in one of two ways. */
export function unwrapNull(part: Linked<Schema>, follow: Follow): Unwrapped {
  const schema = follow(part)
  const { oneOf, ...rest } = schema
  const others = oneOf?.filter((one) => follow(one).type !== 'null') ?? []
  if (oneOf !== undefined && others.length === 1 && others.length < oneOf.length)
    return { schema: { ...follow(others[0]!), ...rest }, isNullable: true }
  if (typeof schema.type !== 'object') return { schema, isNullable: false }
  const type = schema.type.find((one) => one !== 'null')
  return {
    schema: { ...schema, ...(type !== undefined && { type }) },
    isNullable: schema.type.includes('null'),
  }
}

/** The type of a value, as TypeScript would say it: `string (date)`, `object[]`, `integer | null`. */
export function describeType(part: Linked<Schema>, follow: Follow): string {
  const { schema, isNullable } = unwrapNull(part, follow)
  return isNullable ? `${nameType(schema, follow)} | null` : nameType(schema, follow)
}

function nameType({ type, format, items, oneOf }: Schema, follow: Follow): string {
  if (items !== undefined) return `${describeType(items, follow)}[]`
  if (oneOf !== undefined) return 'object'
  const name = typeof type === 'string' ? type : 'object'
  return format === undefined || plain.has(format) ? name : `${name} (${format})`
}
