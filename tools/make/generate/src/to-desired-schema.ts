import { desiredRoot, toDesiredStructure } from './desired-structure.ts'
import type { Description, Schema } from './description.ts'
import type { Take } from './schema-parts.ts'

const prefix = '#/components/schemas/'

/** Returns the JSON Schema of the file of a desired account. Its properties come from the description. */
export function toDesiredSchema({ components, 'x-limits': { packetFilter } }: Description): Schema {
  const { schemas } = components
  const taken = new Map<string, Schema>()

  function convert(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(convert)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([key, entry]) => !isLeftOut(key, entry))
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, key === '$ref' ? rename(entry) : convert(entry)]),
    )
  }

  function rename(reference: string): string {
    const name = reference.replace(prefix, '')
    if (!taken.has(name)) {
      taken.set(name, {})
      taken.set(name, convert(find(name)) as Schema)
    }
    return `#/$defs/Api${name}`
  }

  function find(name: string): Schema {
    const found = schemas[name]
    if (found === undefined) throw new Error(`The description has no schema ${name}.`)
    return found
  }

  const take: Take = (schema, ...names) => {
    if (names[0] === '') return { '': convert({ $ref: prefix + schema }) as Schema }
    const properties = find(schema).properties ?? {}
    const without = names.flatMap((name) => (name.startsWith('-') ? [name.slice(1)] : []))
    const isAll = without.length === names.length
    const wanted = isAll ? Object.keys(properties).filter((name) => !without.includes(name)) : names
    return Object.fromEntries(
      wanted.map((name) => {
        if (properties[name] === undefined) throw new Error(`${schema} has no property ${name}.`)
        return [name, convert(properties[name]) as Schema]
      }),
    )
  }

  const parts = toDesiredStructure(take, packetFilter.rulesPerVps)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'An account of the Hosting and VPS Management API',
    ...desiredRoot,
    $defs: {
      ...parts,
      ...Object.fromEntries(
        [...taken]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, schema]) => [`Api${name}`, schema]),
      ),
    },
  }
}

// Formats of numbers repeat the bounds.
function isLeftOut(key: string, value: unknown): boolean {
  return (
    key === 'discriminator' ||
    (key.startsWith('x-') && key !== 'x-extensible-enum') ||
    (key === 'format' && /^(int|double|password)/.test(String(value)))
  )
}
