import type MarkdownIt from 'markdown-it'
import type { Schema } from '@hostwright/generate/description'
import type { Body, Follow, Linked, Operation } from '../reference/description.ts'
import type { ConsoleField } from './console-operation.ts'

/** Returns the properties of an operation's body as inputs of the form. Those of several forms are one list, required where all are. */
export function listBodyFields(
  { requestBody }: Operation,
  follow: Follow,
  markdown: MarkdownIt,
): ConsoleField[] {
  const linked = requestBody && follow<Body>(requestBody).content?.['application/json']?.schema
  if (linked === undefined) return []
  const schema = follow<Schema>(linked)
  return listProperties(schema.oneOf?.map((form) => follow<Schema>(form)) ?? [schema], [])

  function listProperties(forms: readonly Schema[], within: readonly Kind[]): ConsoleField[] {
    const properties = Object.assign({}, ...forms.map((form) => form.properties ?? {})) as NonNullable<
      Schema['properties']
    >
    return Object.entries(properties).map(([name, property]) => {
      const isRequired = forms.every(({ required = [] }) => required.includes(name))
      return toField(name, property, isRequired, within)
    })
  }

  function toField(
    name: string,
    property: Linked<Schema>,
    isRequired: boolean,
    within: readonly Kind[],
  ): ConsoleField {
    const own = follow(property)
    const { description = '', enum: only, 'x-extensible-enum': known, items } = own
    const kind = toKind(own, within)
    const choices = only ?? known
    const inside = [...within, kind]
    return {
      name,
      kind,
      isRequired,
      description: markdown.renderInline(toFirstSentence(description)),
      ...(own.writeOnly && { isSecret: true }),
      ...(choices !== undefined && { choices: choices.map(String) }),
      ...(kind === 'object' && { fields: listProperties([own], inside) }),
      ...(kind === 'list' && { fields: [toField('', items!, true, inside)] }),
    }
  }
}

type Kind = ConsoleField['kind']

/** Returns the kind of an input. Objects and lists have inputs of their own one level deep, and objects as the items of a list. */
function toKind(
  { type, const: constant, enum: only, 'x-extensible-enum': known, properties, items }: Schema,
  within: readonly Kind[],
): Kind {
  const isChoice = typeof constant === 'string' || (only ?? known) !== undefined
  if (isChoice || type === undefined) return 'text'
  const types = typeof type === 'string' ? [type] : type
  if (types.includes('object'))
    return properties !== undefined && !within.includes('object') ? 'object' : 'json'
  if (types.includes('array')) return items !== undefined && within.length === 0 ? 'list' : 'json'
  if (types.includes('boolean')) return 'boolean'
  return types.includes('integer') || types.includes('number') ? 'number' : 'text'
}

/** The rest is in the reference. */
function toFirstSentence(text: string): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text
}
