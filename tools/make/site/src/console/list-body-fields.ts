import type MarkdownIt from 'markdown-it'
import type { Body, Follow, Operation, Schema } from '../reference/description.ts'
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
  const forms = schema.oneOf?.map((form) => follow<Schema>(form)) ?? [schema]
  const properties = Object.assign({}, ...forms.map((form) => form.properties ?? {})) as NonNullable<
    Schema['properties']
  >
  return Object.entries(properties).map(([name, property]) => {
    const {
      type,
      description = '',
      enum: only,
      'x-extensible-enum': known,
      const: constant,
    } = follow(property)
    const choices = only ?? known
    const isText = typeof constant === 'string' || choices !== undefined || type === undefined
    return {
      name,
      kind: isText ? 'text' : toKind(type),
      isRequired: forms.every(({ required = [] }) => required.includes(name)),
      description: markdown.renderInline(toFirstSentence(description)),
      ...(choices !== undefined && { choices: choices.map(String) }),
    }
  })
}

function toKind(type: NonNullable<Schema['type']>): ConsoleField['kind'] {
  const types = typeof type === 'string' ? [type] : type
  if (types.includes('object') || types.includes('array')) return 'json'
  if (types.includes('boolean')) return 'boolean'
  return types.includes('integer') || types.includes('number') ? 'number' : 'text'
}

/** The rest is in the reference. */
function toFirstSentence(text: string): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text
}
