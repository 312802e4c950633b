interface Operation {
  readonly responses?: object
  readonly 'x-retry'?: 'idempotent' | 'idempotency-key' | 'never'
}

/**
 * The source text of what the client has to know of `x-retry`: where it differs from what the method says. The
 * description does not say of a POST that it is idempotent, so the client has no place for that.
 */
export function toRetryClasses(description: string): string {
  const { paths } = JSON.parse(description) as { paths: Record<string, Record<string, Operation>> }
  const withKey: string[] = []
  const never: string[] = []
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { responses, 'x-retry': retry }] of Object.entries(item)) {
      if (!responses || !retry) continue
      const operation = `${method.toUpperCase()} ${path}`
      if (retry === 'idempotency-key') withKey.push(operation)
      else if (retry === 'never' && method !== 'post') never.push(operation)
      else if (retry === 'idempotent' && method === 'post') throw new Error(`${operation} is idempotent`)
    }
  }
  return `// Generated from the description by tools/make/generate. Do not edit.

/** The orders: a POST may be retried with its Idempotency-Key when its outcome is unknown; no other POST may. */
export const orderOperations: readonly string[] = [
${toLines(withKey)}]

/** What must not be retried when its outcome is unknown, though it is no POST. */
export const neverRepeated: readonly string[] = [
${toLines(never)}]
`
}

const toLines = (operations: readonly string[]): string =>
  operations
    .toSorted()
    .map((operation) => `  '${operation}',\n`)
    .join('')
