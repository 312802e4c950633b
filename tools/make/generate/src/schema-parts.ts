import type { Schema } from './description.ts'

/**
 * The properties of a schema of the description, all or some of them, for use in a schema of our own; with the name
 * `''` the schema itself.
 */
export type Take = (schema: string, ...names: readonly string[]) => Readonly<Record<string, Schema>>

/** What is ordered, and what every order has. */
export function order(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  further: Readonly<Record<string, Schema>> = {},
): Schema {
  const max_total_price = {
    type: 'integer',
    minimum: 0,
    description: 'Highest total price of the order, in yen.',
  }
  return object(
    'The order of the server. It is placed **for money** if no server has this name, and only by an apply that may spend.',
    { ...properties, max_total_price, ...further },
    ['plan_id', 'period', 'max_total_price', 'agree_to_terms', ...required],
  )
}

/** A map of known properties. */
export function object(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties,
  }
}

/** A map of one property, by which it is chosen. */
export function one(name: string, schema: Schema): Schema {
  return { type: 'object', additionalProperties: false, required: [name], properties: { [name]: schema } }
}

/** Parts of one kind, by name. */
export function map(part: string, description: string): Schema {
  return { type: 'object', description, additionalProperties: ref(part) }
}

/** A list of parts of one kind. */
export function list(part: string, description: string): Schema {
  return { type: 'array', description, items: ref(part) }
}

/** A part that is defined once. */
export function ref(part: string, description?: string): Schema {
  return { $ref: `#/$defs/${part}`, ...(description !== undefined && { description }) }
}

/** Whether what is not in the file is deleted. */
export function prune(what: string): Schema {
  return {
    type: 'boolean',
    default: false,
    description: `Whether ${what} that are not listed are **deleted**.`,
  }
}
