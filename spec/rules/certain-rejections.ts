import type { Body, Context, Operation, Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

const conditions = ['always', 'given-name', 'new-key']

/** Every order, and no other operation, lists the documented error codes that prove it was not executed. */
export const certainRejections: Rule = () =>
  visitOperations((operation, { method, path }, context) => {
    const { report } = context
    const location = context.location.child('x-certain-rejections')
    const rejections = operation['x-certain-rejections']
    if ((rejections !== undefined) !== (operation['x-retry'] === 'idempotency-key')) {
      const message = `x-certain-rejections of ${method} ${path} must be there exactly if x-retry is idempotency-key.`
      return report({ message, location })
    }
    const documented = codesOf(operation, context)
    for (const [code, condition] of Object.entries(rejections ?? {})) {
      if (!documented.includes(code)) {
        const message = `${code} must be an example of one of the 4xx responses of ${method} ${path}.`
        report({ message, location: location.child(code) })
      }
      if (!conditions.includes(condition)) {
        const message = `The condition of ${code} must be one of ${conditions.join(', ')}.`
        report({ message, location: location.child(code) })
      }
    }
  })

/** Returns the codes of the operation's 4xx responses. A 5xx says nothing about whether an order was executed. */
function codesOf({ responses = {} }: Operation, { resolve }: Context): string[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    if (!status.startsWith('4')) return []
    const { content = {} } = resolve<Body>(response).node
    return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples))
  })
}
