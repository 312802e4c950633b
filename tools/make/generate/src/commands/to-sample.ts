import { type Description, resolve, type Schema } from './description.ts'

/** A value that a schema allows, made of the examples in it. */
export function toSample(description: Description, given: Schema): unknown {
  const schema = resolve(description, given)
  const { examples, enum: values, 'x-extensible-enum': known, items, properties, type } = schema
  if (examples) return examples[0]
  if (values ?? known) return (values ?? known)![0]
  if (items) return [toSample(description, items)]
  if (properties) {
    const required = Object.entries(properties).filter(([name]) => schema.required?.includes(name))
    return Object.fromEntries(required.map(([name, property]) => [name, toSample(description, property)]))
  }
  return type === 'boolean' ? true : undefined
}
