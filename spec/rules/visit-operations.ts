import type { Context, Operation, Visitor } from './redocly.ts'

export interface Call {
  method: string
  path: string
}

/** Creates a visitor that calls `visit` with each operation, its method and its path. */
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
