interface Operation {
  readonly operationId?: string
  readonly 'x-retry'?: string
}

/**
 * The source text of the table of writes that may be sent again after a failure that leaves open
 * whether they were executed. What is not in it may not; reads always may.
 */
export function toRetryClasses(description: string): string {
  const { paths } = JSON.parse(description) as { paths: Record<string, Record<string, Operation>> }
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const retry = operation['x-retry']
      return retry === undefined || retry === 'never'
        ? []
        : [`  '${method.toUpperCase()} ${path}': '${retry}',\n`]
    }),
  )
  return `// Generated from the description by tools/generate. Do not edit.

/** The writes that may be sent again, by operation: as they are, or with the same Idempotency-Key only. */
export const retryClasses: Readonly<Record<string, 'idempotent' | 'idempotency-key'>> = {
${rows.join('')}}
`
}
