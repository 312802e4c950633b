interface Operation {
  readonly operationId?: string
  readonly 'x-retry'?: string
}

// What HTTP itself says of its methods; the table holds only what differs, which keeps bundles small.
const usual: Readonly<Record<string, string>> = { post: 'never', put: 'idempotent', delete: 'idempotent' }

/** The source text of the table of writes whose retry class is not that of their HTTP method. */
export function toRetryClasses(description: string): string {
  const { paths } = JSON.parse(description) as { paths: Record<string, Record<string, Operation>> }
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const retry = operation['x-retry']
      return retry === undefined || retry === usual[method]
        ? []
        : [`  '${method.toUpperCase()} ${path}': '${retry}',\n`]
    }),
  )
  return `// Generated from the description by tools/generate. Do not edit.

/** The writes whose retry class is not that of their method: never for POST, idempotent for PUT and DELETE. */
export const unusualRetryClasses: Readonly<Record<string, 'idempotent' | 'idempotency-key' | 'never'>> = {
${rows.join('')}}
`
}
