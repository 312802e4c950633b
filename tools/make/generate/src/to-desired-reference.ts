import type { Schema } from './description.ts'
import { english, type GuideWords } from './guide-words.ts'
import { toTableHead } from './to-table-head.ts'

/** Returns the guide to the file of a desired account: a table for each part of the file. */
export function toDesiredReference(schema: Schema, { desired: words }: GuideWords = english): string {
  const parts = Object.entries((schema['$defs'] ?? {}) as Readonly<Record<string, Schema>>)
  const tables = parts.filter(([name, { properties }]) => !name.startsWith('Api') && properties !== undefined)
  const find = (reference: string): Schema =>
    parts.find(([name]) => `#/$defs/${name}` === reference)?.[1] ?? {}
  return `${words.head}
${toTable(schema, find, words)}
## Secret

${words.secret}

${tables.map(([name, part]) => `## ${name}\n\n${part.description}\n\n${toTable(part, find, words)}`).join('\n')}`
}

type Find = (reference: string) => Schema
type Words = GuideWords['desired']

function toTable(schema: Schema, find: Find, words: Words): string {
  const { required = [] } = schema
  const rows = Object.entries(schema.properties ?? {}).map(([property, value]) => {
    const text = value.description ?? (value.$ref && find(value.$ref).description) ?? ''
    const mark = required.includes(property) ? words.required : ''
    return `| \`${property}\`${mark} | ${toKind(value, find, words)} | ${text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)} |`
  })
  return `${toTableHead(words.columns)}\n${rows.join('\n')}\n`
}

/** Describes the kind of a value in a few words. */
function toKind(schema: Schema, find: Find, words: Words): string {
  const { $ref, type, oneOf, items, additionalProperties: additional } = schema
  const toInner = (inner: Schema): string => toKind(inner, find, words)
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '')
    const isTable = name === 'Secret' || find($ref).properties !== undefined
    return isTable && !name.startsWith('Api') ? `[${name}](#${name.toLowerCase()})` : toInner(find($ref))
  }
  if (oneOf !== undefined) return [...new Set(oneOf.map(toInner))].join(words.or)
  if (type === 'array') return words.list(toInner(items ?? {}))
  if (typeof additional === 'object') return words.map(toInner(additional))
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  const toList = (values: readonly unknown[]): string =>
    values.map((one) => `\`${String(one)}\``).join(words.comma)
  if (choices !== undefined) return toList(choices)
  const known = schema['x-extensible-enum']
  return (words.kinds[String(type)] ?? words.value) + (known === undefined ? '' : words.such(toList(known)))
}
