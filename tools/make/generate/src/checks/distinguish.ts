import type { Schema } from '../description.ts'

/** Property that distinguishes the alternatives of a choice. */
export interface Distinction {
  /** A property that every alternative requires and enumerates. */
  readonly propertyName: string
  /** The alternatives that take each of its values. */
  readonly alternatives: ReadonlyMap<string, readonly Schema[]>
}

type Schemas = Readonly<Record<string, Schema>>

/**
 * Finds the property that distinguishes alternatives without a discriminator. A discriminator names one schema for a
 * value, but a custom rule of the packet filter has two: one for ports and one for ICMP.
 */
export function distinguish(alternatives: readonly Schema[], schemas: Schemas): Distinction | undefined {
  const targets = alternatives.map((alternative) => follow(alternative, schemas))
  const [first] = targets
  for (const propertyName of first?.required ?? []) {
    const values = targets.map((target) => listValues(target, propertyName, schemas))
    if (values.some((list) => list.length === 0)) continue
    const all = [...new Set(values.flat())]
    const groups = all.map((value): [string, readonly Schema[]] => [
      value,
      alternatives.filter((_, index) => values[index]!.includes(value)),
    ])
    if (groups.some(([, group]) => group.length < alternatives.length)) {
      return { propertyName, alternatives: new Map(groups) }
    }
  }
  return undefined
}

function listValues(target: Schema, name: string, schemas: Schemas): readonly string[] {
  const property = target.required?.includes(name) ? target.properties?.[name] : undefined
  const values = (property && follow(property, schemas).enum) ?? []
  return values.every((value) => typeof value === 'string') ? values : []
}

function follow(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (schemas[name] ?? schema)
}
