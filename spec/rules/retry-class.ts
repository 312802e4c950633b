import type { Context, Operation, Parameter, Resolved, Rule, Schema } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

const classes = ['idempotent', 'idempotency-key', 'never']

/**
 * Every operation that changes something says whether it may be retried, and the key goes with its header. The key has no
 * example: a page that fills in examples would send the same key with each order.
 */
export const retryClass: Rule = () =>
  visitOperations((operation, { method, path }, context) => {
    const { report, location } = context
    const retry = operation['x-retry']
    if (method === 'GET') {
      if (retry)
        report({ message: `x-retry is for operations other than GET.`, location: location.child('x-retry') })
      return
    }
    if (!retry || !classes.includes(retry)) {
      const message = `x-retry of ${method} ${path} must be one of ${classes.join(', ')}.`
      return report({ message, location: location.child('x-retry') })
    }
    const key = findIdempotencyKey(operation, context)
    if ((retry === 'idempotency-key') !== (key !== undefined)) {
      const message = `x-retry is idempotency-key exactly when the operation takes the Idempotency-Key header.`
      report({ message, location: location.child('x-retry') })
    }
    if (key && hasExample(key, context)) {
      report({ message: `The Idempotency-Key must have no example.`, location: location.child('parameters') })
    }
  })

function findIdempotencyKey(
  { parameters = [] }: Operation,
  { resolve }: Context,
): Resolved<Parameter> | undefined {
  return parameters
    .map((parameter) => resolve<Parameter>(parameter))
    .find(({ node }) => node?.in === 'header' && node.name?.toLowerCase() === 'idempotency-key')
}

function hasExample({ node, location }: Resolved<Parameter>, { resolve }: Context): boolean {
  const schema = node.schema && resolve<Schema>(node.schema, location?.source.absoluteRef).node
  return [node, schema].some((place) => place && ('example' in place || 'examples' in place))
}
