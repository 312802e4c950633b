import { mapSubschemas } from './map-subschemas.ts'
import type { Context, Location, Schema } from './redocly.ts'

/** Keywords of OpenAPI that are not JSON Schema; a validator in strict mode would reject them. */
const annotations = new Set(['example', 'discriminator', 'xml', 'externalDocs'])

/** Returns the schema at a location as plain JSON Schema, with everything that it refers to in its own `$defs`. */
export function toStandaloneSchema(schema: Schema, location: Location, resolve: Context['resolve']): Schema {
  const names = new Map<string, string>()
  const $defs: Record<string, Schema> = {}

  const copy = (node: Schema, file: string): Schema => {
    const own = Object.entries(node).filter(([key]) => !annotations.has(key) && !key.startsWith('x-'))
    const plain = mapSubschemas(Object.fromEntries(own), (child) => copy(child, file))
    return node.$ref === undefined ? plain : { ...plain, $ref: define(node.$ref, file) }
  }

  const define = ($ref: string, file: string): string => {
    const target = resolve<Schema>({ $ref }, file)
    if (!target.location) throw new Error(`${$ref} cannot be resolved`)
    const known = names.get(target.location.absolutePointer)
    if (known) return known
    const name = `d${names.size}`
    names.set(target.location.absolutePointer, `#/$defs/${name}`)
    $defs[name] = copy(target.node, target.location.source.absoluteRef)
    return `#/$defs/${name}`
  }

  const root = copy(schema, location.source.absoluteRef)
  return { ...root, $defs }
}
