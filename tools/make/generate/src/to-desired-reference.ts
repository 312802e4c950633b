import type { Schema } from './description.ts'

/** Returns the guide to the file of a desired account: a table for each part of the file. */
export function toDesiredReference(schema: Schema): string {
  const parts = Object.entries((schema['$defs'] ?? {}) as Readonly<Record<string, Schema>>)
  const tables = parts.filter(([name, { properties }]) => !name.startsWith('Api') && properties !== undefined)
  const find = (reference: string): Schema =>
    parts.find(([name]) => `#/$defs/${name}` === reference)?.[1] ?? {}
  return `---
title: The format of the file
summary: Every property of the file of an account, from its JSON Schema.
group: Everyday work
order: 8
---

<!-- Generated from the description by tools/make/generate. Do not edit. -->

# The format of the file

${toTable('The file', schema, find)}
## Secret

Where a secret comes from, in place of its value: \`{ env: NAME }\`, \`{ file: path }\`, or \`{ generate: 24 }\` with a number of characters from 9 to 70.

${tables.map(([name, part]) => `## ${name}\n\n${toTable(name, part, find)}`).join('\n')}`
}

type Find = (reference: string) => Schema

function toTable(name: string, schema: Schema, find: Find): string {
  const { required = [] } = schema
  const rows = Object.entries(schema.properties ?? {}).map(([property, value]) => {
    const text = value.description ?? (value.$ref && find(value.$ref).description) ?? ''
    const mark = required.includes(property) ? ' (required)' : ''
    return `| \`${property}\`${mark} | ${toKind(value, find)} | ${text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)} |`
  })
  const text = name === 'The file' ? '' : `${schema.description}\n\n`
  return `${text}| Property | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}

/** Describes the kind of a value in a few words. */
function toKind(schema: Schema, find: Find): string {
  const { $ref, type, oneOf, items } = schema
  const additional = schema['additionalProperties'] as Schema | boolean | undefined
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '')
    const isTable = name === 'Secret' || find($ref).properties !== undefined
    return isTable && !name.startsWith('Api') ? `[${name}](#${name.toLowerCase()})` : toKind(find($ref), find)
  }
  if (oneOf !== undefined) return [...new Set(oneOf.map((one) => toKind(one, find)))].join(', or ')
  if (type === 'array') return `list of ${toKind(items ?? {}, find)}`
  if (typeof additional === 'object') return `map of ${toKind(additional, find)}`
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (choices !== undefined) return choices.map((one) => `\`${String(one)}\``).join(', ')
  const known = schema['x-extensible-enum']
  const such = known === undefined ? '' : `, such as ${known.map((one) => `\`${one}\``).join(', ')}`
  return (kinds[String(type)] ?? 'value') + such
}

const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
  object: 'map',
  string: 'text',
}
