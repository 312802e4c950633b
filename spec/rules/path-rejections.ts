import type { Parameter, Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

/**
 * An operation that takes its input from the path alone marks a 422 as inferred: the documentation gives the status for
 * invalid input, and does not say whether a malformed value in the path is one. Path items share path parameters only.
 */
export const pathRejections: Rule = () =>
  visitOperations((operation, { method, path }, { report, resolve, location }) => {
    const { parameters = [], requestBody, responses = {} } = operation
    if (responses['422'] === undefined || requestBody !== undefined) return
    if (parameters.some((parameter) => resolve<Parameter>(parameter).node.in === 'query')) return
    if (operation['x-statusProvenance']?.['422'] === 'inferred') return
    const message = `The 422 of ${method} ${path} must be marked: x-statusProvenance with '422': inferred.`
    report({ message, location: location.child(['responses', '422']) })
  })
