import type { Context, Operation, Parameter, Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

const classes = ['idempotent', 'idempotency-key', 'never']

/** Every operation that changes something says whether it may be retried, and the key goes with its header. */
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
    if ((retry === 'idempotency-key') !== takesIdempotencyKey(operation, context)) {
      const message = `x-retry is idempotency-key exactly when the operation takes the Idempotency-Key header.`
      report({ message, location: location.child('x-retry') })
    }
  })

function takesIdempotencyKey(operation: Operation, { resolve }: Context): boolean {
  return (operation.parameters ?? []).some((parameter) => {
    const { node } = resolve<Parameter>(parameter)
    return node?.in === 'header' && node.name?.toLowerCase() === 'idempotency-key'
  })
}
