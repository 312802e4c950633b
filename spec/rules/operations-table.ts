import { readFileSync } from 'node:fs'
import type { Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

interface Row {
  method: string
  path: string
  operationId: string
  scope: string
  source: string
}

const file = new URL('../operations.json', import.meta.url)

/**
 * Every operation is in operations.json under the same method, path, id and scope, and does not claim a better
 * source than the table gives. With `complete`, every row of the table must be described too.
 */
export const operationsTable: Rule<{ complete?: boolean }> = ({ complete = true }) => {
  const rows: Row[] = JSON.parse(readFileSync(file, 'utf8'))
  const missing = new Set(rows)
  return {
    ...visitOperations((operation, { method, path }, { report, location }) => {
      const row = rows.find((candidate) => candidate.method === method && candidate.path === path)
      if (!row)
        return report({ message: `${method} ${path} is not in operations.json.`, location: location.key() })
      missing.delete(row)
      const expected = { operationId: row.operationId, 'x-scope': row.scope } as const
      for (const key of ['operationId', 'x-scope'] as const) {
        if (operation[key] === expected[key]) continue
        report({
          message: `${key} of ${method} ${path} must be ${expected[key]}.`,
          location: location.child(key),
        })
      }
      if (operation['x-provenance'] === 'requirements' && row.source !== 'requirements') {
        report({
          message: `${row.operationId} comes from ${row.source}.`,
          location: location.child('x-provenance'),
        })
      }
    }),
    Root: {
      leave(_root, { report, location }) {
        if (!complete) return
        for (const { method, path, operationId } of missing) {
          report({
            message: `${operationId} (${method} ${path}) is not described.`,
            location: location.child('paths'),
          })
        }
      },
    },
  }
}
