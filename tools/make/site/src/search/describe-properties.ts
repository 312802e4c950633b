import type { Schema } from '@hostwright/generate/description'
import type { Follow, Linked } from '../reference/description.ts'
import { unwrapNull } from '../reference/describe-type.ts'
import type { DescribedOperation } from '../reference/list-operations.ts'

/**
 * Returns the names of an operation's parameters and properties as text for the search: those of a request with their
 * descriptions, those of a response without.
 */
export function describeProperties({ operation, parameters }: DescribedOperation, follow: Follow): string {
  const sent = parameters
    .map((part) => follow(part))
    .map(({ name, description = '' }) => `${name} ${description}`)
  const body = follow(operation.requestBody ?? {}).content?.['application/json']?.schema
  const responses = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const received = responses.map(([, part]) => follow(part).content?.['application/json']?.schema)
  const texts = [
    ...sent,
    ...listProperties(body, follow).map(({ name, description }) => `${name} ${description}`),
    ...received.flatMap((schema) => listProperties(schema, follow).map(({ name }) => name)),
  ]
  return [...new Set(texts)].join(' ')
}

interface Property {
  readonly name: string
  readonly description: string
}

function listProperties(part: Linked<Schema> | undefined, follow: Follow): Property[] {
  if (part === undefined) return []
  const { schema } = unwrapNull(part, follow)
  const { items, oneOf = [], properties = {} } = schema
  const own = Object.entries(properties).flatMap(([name, inner]) => [
    { name, description: follow(inner).description ?? '' },
    ...listProperties(inner, follow),
  ])
  return [
    ...own,
    ...[...(items === undefined ? [] : [items]), ...oneOf].flatMap((one) => listProperties(one, follow)),
  ]
}
