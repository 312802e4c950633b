import type { Location, Rule, Schema } from './redocly.ts'

/** Every object with named properties in a request body rejects other properties, so a misspelt property is an error. */
export const closedRequestBodies: Rule = () => ({
  RequestBody(body, { location, resolve, report }) {
    const seen = new Set<string>()

    const check = (schema: Schema, place: Location): void => {
      if (schema.$ref) {
        const target = resolve<Schema>({ $ref: schema.$ref }, place.source.absoluteRef)
        return target.location && check(target.node, target.location)
      }
      if (seen.has(place.absolutePointer)) return
      seen.add(place.absolutePointer)
      if (schema.properties && schema.additionalProperties !== false) {
        report({ message: `An object in a request body needs additionalProperties: false.`, location: place })
      }
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        check(property, place.child(['properties', name]))
      if (schema.items) check(schema.items, place.child('items'))
      for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
        schema[keyword]?.forEach((branch, index) => check(branch, place.child([keyword, index])))
      }
    }

    for (const [type, { schema }] of Object.entries(body.content ?? {})) {
      if (schema) check(schema, location.child(['content', type, 'schema']))
    }
  },
})
