import type { Context, Operation, Visitor } from './redocly.ts'

export interface Call {
  method: string
  path: string
}

/** A visitor that hands over each operation together with its method and path. */
export function visitOperations(
  check: (operation: Operation, call: Call, context: Context) => void,
): Visitor {
  let path = ''
  return {
    PathItem(_item, { key }) {
      path = String(key)
    },
    Operation(operation, context) {
      check(operation, { method: String(context.key).toUpperCase(), path }, context)
    },
  }
}
