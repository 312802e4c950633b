import { isDeepStrictEqual } from 'node:util'
import type { Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

/** Every operation names its security itself: the one scheme, with the scope that `x-scope` gives. */
export const securityOnEveryOperation: Rule<{ scheme?: string }> = ({ scheme = 'apiKey' }) =>
  visitOperations((operation, { method, path }, { report, location }) => {
    const scope = operation['x-scope']
    if (scope !== 'read' && scope !== 'write') {
      return report({
        message: `x-scope of ${method} ${path} must be read or write.`,
        location: location.child('x-scope'),
      })
    }
    if (isDeepStrictEqual(operation.security, [{ [scheme]: [scope] }])) return
    report({
      message: `security of ${method} ${path} must be [{ ${scheme}: [${scope}] }], as x-scope says.`,
      location: location.child('security'),
    })
  })
