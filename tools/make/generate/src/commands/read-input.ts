import {
  type Description,
  type Parameter,
  type Reference,
  type RequestBody,
  resolve,
  type Schema,
} from '../description.ts'

/** Parameter, or property of a request body, that a command takes. */
export interface Input {
  readonly name: string
  readonly in?: 'path' | 'query' | 'header'
  readonly type: 'string' | 'integer' | 'boolean' | 'strings' | 'json'
  readonly brief: string
  readonly required?: true
  readonly secret?: true
  readonly values?: readonly unknown[]
  readonly known?: readonly string[]
  readonly example?: unknown
}

export function readParameter(description: Description, given: Parameter | Reference): Input {
  const parameter = resolve(description, given)
  const input = readSchema(description, parameter.name, parameter.schema, parameter.required === true)
  return {
    ...input,
    in: parameter.in,
    brief: toBrief(parameter.description ?? input.brief),
    ...(parameter.example !== undefined && { example: parameter.example }),
  }
}

/**
 * Returns the properties of a request body. A body with alternatives has the properties of all of them; a property is
 * required if every alternative requires it. The text comes from an alternative that requires the property: for
 * `generate`, that text says what `true` does, and the others only say that it may be absent.
 */
export function readBody(description: Description, { content }: RequestBody): readonly Input[] {
  const alternatives = flatten(description, content['application/json']!.schema)
  const inputs = new Map<string, Input>()
  for (const { properties = {}, required = [] } of alternatives) {
    for (const [name, schema] of Object.entries(properties)) {
      const input = readSchema(description, name, schema, required.includes(name))
      inputs.set(name, merge(inputs.get(name), input))
    }
  }
  return [...inputs.values()].map((input) => {
    const { required: _, ...rest } = input
    const isRequired = alternatives.every(({ required }) => required?.includes(input.name))
    return isRequired ? { ...rest, required: true } : rest
  })
}

function flatten(description: Description, given: Schema): readonly Schema[] {
  const schema = resolve(description, given)
  return schema.oneOf ? schema.oneOf.flatMap((one) => flatten(description, one)) : [schema]
}

function merge(before: Input | undefined, input: Input): Input {
  if (before === undefined) return input
  const values = [...new Set([...(before.values ?? []), ...(input.values ?? [])])]
  const told = input.required && !before.required ? input : before
  return { ...told, ...(values.length > 0 && { values }) }
}

function readSchema(description: Description, name: string, given: Schema, required: boolean): Input {
  const schema = resolve(description, given)
  const known = schema['x-extensible-enum']
  const values = schema.enum ?? (typeof schema.const === 'string' ? [schema.const] : undefined)
  const { default: preset } = schema
  const example = toSample(description, schema)
  return {
    name,
    type: readType(description, schema),
    brief: toBrief(schema.description ?? name, schema['x-provenance']),
    ...(required && { required }),
    ...((schema.writeOnly || schema.format === 'password') && { secret: true }),
    ...(values && { values }),
    ...(known && { known }),
    ...(preset !== undefined && { default: preset }),
    ...(example !== undefined && { example }),
  }
}

function readType(description: Description, { type, items, properties }: Schema): Input['type'] {
  if (type === 'integer' || type === 'boolean') return type
  if (type === 'array' && items && resolve(description, items).type === 'string') return 'strings'
  return properties || type === 'array' || type === 'object' ? 'json' : 'string'
}

/** Returns the first two sentences; the rest does not fit beside a flag, and is in the reference. */
function toBrief(text: string, source?: string): string {
  const [first = text, second] = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('**', '')
    .trim()
    .split(/(?<=\.) /)
  const brief = second !== undefined && first.length + second.length < 110 ? `${first} ${second}` : first
  return source === 'inferred' ? `${brief} (inferred)` : brief
}

/** Builds a value that a schema allows from the examples in it. */
function toSample(description: Description, given: Schema): unknown {
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
