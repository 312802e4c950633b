import { type Description, type OperationObject, resolve } from './description.ts'

/** What a response holds: its only property, where it has no other. */
export function readResult(
  description: Description,
  { responses }: OperationObject,
): { readonly unwrap?: string } {
  const response = responses['200'] && resolve(description, responses['200'])
  const schema = response?.content?.['application/json']?.schema
  const { properties = {} } = schema ? resolve(description, schema) : {}
  const [name, ...others] = Object.keys(properties)
  return name === undefined || others.length > 0 ? {} : { unwrap: name }
}
