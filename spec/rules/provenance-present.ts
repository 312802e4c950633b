import type { Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

const sources = ['requirements', 'public-reference', 'inferred']

/**
 * Every operation says where its description comes from; a schema may say so, with the same words, and also of single
 * values of its enumeration and of its default.
 */
export const provenancePresent: Rule = () => ({
  ...visitOperations((operation, { method, path }, { report, location }) => {
    if (sources.includes(operation['x-provenance'] ?? '')) return
    report({
      message: `x-provenance of ${method} ${path} must be one of ${sources.join(', ')}.`,
      location: location.child('x-provenance'),
    })
  }),
  Schema(schema, { report, location }) {
    for (const key of ['x-provenance', 'x-defaultProvenance']) {
      const provenance = schema[key]
      if (provenance === undefined || sources.some((source) => source === provenance)) continue
      report({ message: `${key} must be one of ${sources.join(', ')}.`, location: location.child(key) })
    }
    const known = new Set([schema.enum, schema['x-extensible-enum']].flat())
    for (const [value, source] of Object.entries(schema['x-enumProvenance'] ?? {})) {
      if (known.has(value) && sources.includes(String(source))) continue
      report({
        message: `x-enumProvenance gives an enum value one of ${sources.join(', ')}.`,
        location: location.child(['x-enumProvenance', value]),
      })
    }
  },
})
