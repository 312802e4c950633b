import type { Location, Rule, Schema } from './redocly.ts'

/**
 * A property of an alternative has no default. Validators that set defaults, such as express-openapi-validator, set it
 * before they know which alternative fits: a preset rule got the `allowed_ip` of a custom one, and was rejected for it.
 */
export const choiceDefaults: Rule = () => ({
  Schema({ oneOf, anyOf }, { location, resolve, report }) {
    for (const [keyword, branches] of Object.entries({ oneOf, anyOf })) {
      branches?.forEach((branch, index) => {
        const place = location.child([keyword, index])
        const target = resolve<Schema>(branch, place.source.absoluteRef)
        for (const name of defaultsOf(target.node, target.location ?? place)) {
          report({
            message: `${name} is a property of an alternative: say its default in the description.`,
            location: place,
          })
        }
      })
    }

    function defaultsOf({ properties = {} }: Schema, place: Location): string[] {
      const hasDefault = (property: Schema): boolean =>
        'default' in property || 'default' in resolve<Schema>(property, place.source.absoluteRef).node
      return Object.keys(properties).filter((name) => hasDefault(properties[name]!))
    }
  },
})
