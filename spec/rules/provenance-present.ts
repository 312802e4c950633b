import type { Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

const sources = ['requirements', 'public-reference', 'inferred']

/** Every operation says where its description comes from; a schema may say so, with the same words. */
export const provenancePresent: Rule = () => ({
  ...visitOperations((operation, { method, path }, { report, location }) => {
    if (sources.includes(operation['x-provenance'] ?? '')) return
    report({
      message: `x-provenance of ${method} ${path} must be one of ${sources.join(', ')}.`,
      location: location.child('x-provenance'),
    })
  }),
  Schema(schema, { report, location }) {
    const provenance = schema['x-provenance']
    if (provenance === undefined || sources.some((source) => source === provenance)) return
    report({
      message: `x-provenance must be one of ${sources.join(', ')}.`,
      location: location.child('x-provenance'),
    })
  },
})
