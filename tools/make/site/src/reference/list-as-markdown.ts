import { describeLimits, toCode } from './describe-limits.ts'
import { describeType, unwrapNull } from './describe-type.ts'
import type { Schema } from '@hostwright/generate/description'
import type { Follow, Linked } from './description.ts'
import { type Field, listFields } from './render-fields.ts'
import type { Words } from './words.ts'

/** The description's references and the texts in the language of the page. */
export interface Wording {
  readonly follow: Follow
  readonly words: Words
}

/** Returns the properties inside a value as lines of a Markdown list, nested like those of the HTML page. */
export function listInside(part: Linked<Schema>, wording: Wording, depth = 0): readonly string[] {
  const { follow, words } = wording
  const { schema } = unwrapNull(part, follow)
  if (schema.items !== undefined) return listInside(schema.items, wording, depth)
  if (schema.oneOf !== undefined) {
    const choices = schema.oneOf.flatMap((one) => {
      const { description = '' } = follow(one)
      return [toLine(description, depth + 1), ...listInside(one, wording, depth + 2)]
    })
    return [toLine(`${words.oneOf}:`, depth), ...choices]
  }
  return listFields(schema).flatMap((field) => listField(field, wording, depth))
}

/** Returns a value as lines of a Markdown list: name, type, description, limits and values, then what is inside. */
export function listField(field: Field, wording: Wording, depth = 0, place?: string): readonly string[] {
  const { follow, words } = wording
  const { schema } = unwrapNull(field.schema, follow)
  const { description = schema.description ?? '', provenance = schema['x-provenance'] } = field
  const facts = [
    ...(place === undefined ? [] : [place]),
    describeType(field.schema, follow).replaceAll('|', 'or'),
    ...(field.isRequired ? [words.required] : []),
    ...(schema.deprecated === true ? [words.deprecated] : []),
    ...(provenance === undefined || provenance === 'requirements' ? [] : [words.provenance[provenance]]),
    ...describeLimits(schema, words),
  ]
  const text = [`\`${field.name}\` (${facts.join(', ')})`, oneLine(description)].filter(Boolean).join(': ')
  return [
    toLine(text, depth),
    ...listValues(schema, words, depth + 1),
    ...listInside(field.schema, wording, depth + 1),
  ]
}

function listValues(schema: Schema, words: Words, depth: number): readonly string[] {
  const values = schema.enum ?? schema['x-extensible-enum']
  if (values === undefined) return []
  const meanings = schema['x-enumDescriptions'] ?? {}
  const items = values.map((value) => {
    const meaning = meanings[String(value)]
    return toLine(`${toCode(value)}${meaning === undefined ? '' : ` ${oneLine(meaning)}`}`, depth + 1)
  })
  return [toLine(`${schema.enum === undefined ? words.moreValues : words.values}:`, depth), ...items]
}

/** Returns an item of a Markdown list. */
export function toLine(text: string, depth = 0): string {
  return `${'  '.repeat(depth)}- ${oneLine(text)}`
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}
