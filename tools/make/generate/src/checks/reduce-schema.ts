import type { Schema } from '../description.ts'

export interface ReduceOptions {
  /** Prefix of references into the description. */
  readonly home: string
  /** Whether the explanation of a `pattern` is kept. */
  readonly keepsWords: boolean
  /** Reduces a choice. */
  readonly toChoice: (choice: Schema) => Schema
}

/** Returns a schema without the keywords that only inform people, such as `description`. */
export function reduceSchema(schema: Schema, options: ReduceOptions): Schema {
  const entries = Object.entries(schema)
    .filter(([keyword]) => isNeeded(keyword, schema, options))
    .map(([keyword, value]) => [keyword, reduceValue(keyword, value, options)])
  const reduced = Object.fromEntries(entries) as Schema
  return reduced['oneOf'] === undefined ? reduced : options.toChoice(reduced)
}

function isNeeded(keyword: string, schema: Schema, { keepsWords }: ReduceOptions): boolean {
  if (keyword === 'description') return keepsWords && 'pattern' in schema
  return keyword !== 'example' && keyword !== 'examples' && !keyword.startsWith('x-')
}

const maps = new Set(['properties', 'schemas'])
const plain = new Set(['enum', 'const', 'default', 'discriminator', 'required', 'dependentRequired', 'type'])

function reduceValue(keyword: string, value: unknown, options: ReduceOptions): unknown {
  if (keyword === '$ref') return `${options.home}${String(value)}`
  if (typeof value !== 'object' || value === null || plain.has(keyword)) return value
  if (Array.isArray(value)) return value.map((part: Schema) => reduceSchema(part, options))
  if (!maps.has(keyword)) return reduceSchema(value as Schema, options)
  const entries = Object.entries(value as Readonly<Record<string, Schema>>)
  return Object.fromEntries(entries.map(([name, part]) => [name, reduceSchema(part, options)]))
}
