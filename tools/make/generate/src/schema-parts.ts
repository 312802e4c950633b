import type { Schema } from './description.ts'

/**
 * Takes all or some properties of a schema of the description for use in a hand-written schema. The name `''` takes the
 * schema itself, and `-name` all properties but that one: a property that the description gains is then taken too.
 */
export type Take = (schema: string, ...names: readonly string[]) => Readonly<Record<string, Schema>>

/** Returns the schema of an order: the properties of one product, and those that every order has. */
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

/** Returns the schema of an object with known properties. */
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

/** Returns the schema of an alternative: an object with one property, whose name chooses the alternative. */
export function one(name: string, schema: Schema): Schema {
  return { type: 'object', additionalProperties: false, required: [name], properties: { [name]: schema } }
}

/** Returns the schema of a map from names to parts of one kind. */
export function map(part: string, description: string): Schema {
  return { type: 'object', description, additionalProperties: ref(part) }
}

/** Returns the schema of a list of parts of one kind. */
export function list(part: string, description: string): Schema {
  return { type: 'array', description, items: ref(part) }
}

/** Returns a reference to a part in `$defs`. */
export function ref(part: string, description?: string): Schema {
  return { $ref: `#/$defs/${part}`, ...(description !== undefined && { description }) }
}

/** Returns the schema of the flag that deletes resources that are not in the file. */
export function prune(what: string): Schema {
  return {
    type: 'boolean',
    default: false,
    description: `Whether ${what} that are not listed are **deleted**.`,
  }
}
