import { componentAt } from './component-at.ts'
import { createValidator } from './create-validator.ts'
import type { Rule } from './redocly.ts'

/** Every named schema compiles as strict JSON Schema 2020-12: a validator that cannot compile one may skip it silently. */
export const schemasCompile: Rule = () => ({
  Schema(schema, { location, resolve, report }) {
    const component = componentAt(location)
    if (component?.kind !== 'schemas') return
    try {
      createValidator(schema, location, resolve)
    } catch (error) {
      report({
        message: `${component.name} does not compile: ${(error as Error).message}.`,
        location,
      })
    }
  },
})
