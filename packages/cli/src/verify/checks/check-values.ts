import { type Description, follow, type Schema } from '../description.ts'
import type { Finding } from '../finding.ts'
import { toName } from '../to-place.ts'

/** Result of comparing a response with its schema. */
export interface Walked {
  readonly findings: readonly Finding[]
  /** Locations in the response whose statements in the description are inferred. */
  readonly inferred: readonly string[]
}

/**
 * Finds properties that the description does not contain, and unknown values of sets that may grow. Collects the
 * locations whose statements are inferred.
 */
export function checkValues(
  description: Description,
  operation: string,
  body: unknown,
  schema: Schema,
): Walked {
  const findings: Finding[] = []
  const inferred: string[] = []
  const visit = (value: unknown, given: Schema, place: string): void => {
    const resolved = follow(description, given)
    if (resolved['x-provenance'] === 'inferred' && value !== undefined)
      inferred.push(place || '(the whole response)')
    const known = resolved['x-extensible-enum']
    if (known && typeof value === 'string' && !known.includes(value))
      findings.push({
        check: 'value',
        operation,
        at: place,
        message: `is a text of ${value.length} characters, which is not one of the known values ${known.join(', ')}`,
      })
    if (Array.isArray(value) && resolved.items) {
      for (const item of value) visit(item, resolved.items, `${place}.*`.replace(/^\./, ''))
    } else if (typeof value === 'object' && value !== null) {
      visitObject(value as Record<string, unknown>, choose(description, resolved, value), place)
    }
  }
  const visitObject = (value: Record<string, unknown>, schema: Schema, place: string): void => {
    const { properties = {}, additionalProperties } = schema
    for (const [name, part] of Object.entries(value)) {
      const at = place === '' ? toName(name) : `${place}.${toName(name)}`
      const property = properties[name]
      if (property) visit(part, property, at)
      else if (typeof additionalProperties === 'object')
        visit(part, additionalProperties, `${place}.{}`.replace(/^\./, ''))
      else if (schema.properties)
        findings.push({ check: 'property', operation, at, message: 'is not described' })
    }
  }
  visit(body, schema, '')
  return { findings, inferred }
}

/** Returns the alternative of a schema that shares the most properties with a value. */
function choose(description: Description, schema: Schema, value: object): Schema {
  if (!schema.oneOf) return schema
  const options = schema.oneOf.map((one) => follow(description, one))
  const fits = ({ properties = {} }: Schema): number =>
    Object.keys(value).filter((name) => name in properties).length
  return options.toSorted((a, b) => fits(b) - fits(a))[0] ?? schema
}
