import type { Context, Schema } from './redocly.ts'

/** A property of a body. */
export interface Field {
  /** With the names of the properties that hold it, such as `server.uuid`; items of a list are named like the list. */
  readonly name: string
  /** How many properties hold it. */
  readonly depth: number
  /** Its own mark, or that of what holds it. */
  readonly provenance: string
}

/** The properties of a schema at every depth, those of all its alternatives included. */
export function listFields(
  schema: Schema,
  file: string,
  { resolve }: Pick<Context, 'resolve'>,
  usual: string,
): Field[] {
  const visit = (node: Schema, from: string, names: readonly string[], mark: string): Field[] => {
    const own = node['x-provenance']
    const { node: target, location } = resolve<Schema>(node, from)
    const place = node.$ref === undefined ? from : (location?.source.absoluteRef ?? from)
    const held = own ?? (isHolder(target) ? target['x-provenance'] : undefined) ?? mark
    const properties = Object.entries(target.properties ?? {}).flatMap(([name, property]) => {
      const path = [...names, name]
      const provenance = property['x-provenance'] ?? held
      return [
        { name: path.join('.'), depth: names.length, provenance },
        ...visit(property, place, path, provenance),
      ]
    })
    const parts = [...(target.oneOf ?? []), ...(target.items === undefined ? [] : [target.items])]
    return [...properties, ...parts.flatMap((part) => visit(part, place, names, held))]
  }
  return visit(schema, file, [], usual)
}

/** Whether a mark on the schema is about the properties in it; on a text it is about the form of the text. */
function isHolder({ properties, oneOf }: Schema): boolean {
  return properties !== undefined || oneOf !== undefined
}
