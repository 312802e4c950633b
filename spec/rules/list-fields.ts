import type { Context, Schema } from './redocly.ts'

/** A property of a request or response body. */
export interface Field {
  /** Name with those of the containing properties, such as `server.uuid`. Items of a list have the name of the list. */
  readonly name: string
  /** Number of containing properties. */
  readonly depth: number
  /** Mark of the property itself, or of the schema that contains it. */
  readonly provenance: string
}

/** Lists the properties of a schema at every depth, including those of all its alternatives. */
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

/**
 * Reports whether the mark of a schema covers the properties in it. The mark of a text is about the form of the text.
 */
function isHolder({ properties, oneOf }: Schema): boolean {
  return properties !== undefined || oneOf !== undefined
}
