import { componentAt } from './component-at.ts'
import type { Body, Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

/** Every error response is a shared one, and says ApiErrorResponse in JSON. */
export const sharedErrorsOnly: Rule = () =>
  visitOperations((operation, _call, { report, resolve, location }) => {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (!/^(4|5|default)/.test(status)) continue
      const place = location.child(['responses', status])
      const target = '$ref' in response ? resolve<Body>(response) : undefined
      if (!target?.location || componentAt(target.location)?.kind !== 'responses') {
        report({ message: `${status} must refer to a response in components/responses.`, location: place })
        continue
      }
      const types = Object.entries(target.node.content ?? {})
      if (types.map(([type]) => type).join() !== 'application/json') {
        report({
          message: `An error response has application/json content and no other.`,
          location: target.location,
        })
      }
      for (const [type, { schema }] of types) {
        const error = schema?.$ref
          ? resolve({ $ref: schema.$ref }, target.location.source.absoluteRef)
          : undefined
        if (error?.location && componentAt(error.location)?.name === 'ApiErrorResponse') continue
        report({
          message: `The schema of an error response must refer to ApiErrorResponse.`,
          location: target.location.child(['content', type, 'schema']),
        })
      }
    }
  })
