import { type Description, generatedHeader, listOperations } from './description.ts'

/**
 * Returns the source text of the operations whose `x-retry` differs from the default of their method. No POST is
 * described as idempotent, so the client has no list of those.
 */
export function toRetryClasses(description: Description): string {
  const withKey: string[] = []
  const never: string[] = []
  for (const { method, path, operation } of listOperations(description)) {
    const { 'x-retry': retry } = operation
    const name = `${method} ${path}`
    if (retry === 'idempotency-key') withKey.push(name)
    else if (retry === 'never' && method !== 'POST') never.push(name)
    else if (retry === 'idempotent' && method === 'POST') throw new Error(`${name} is idempotent`)
  }
  return `${generatedHeader}
/** The operations that order: the only POST requests that may be retried after a lost response, with their Idempotency-Key. */
export const orderOperations: readonly string[] = [
${toLines(withKey)}]

/** The operations other than POST that must not be retried after a lost response. */
export const neverRepeated: readonly string[] = [
${toLines(never)}]
`
}

const toLines = (operations: readonly string[]): string =>
  operations
    .toSorted()
    .map((operation) => `  '${operation}',\n`)
    .join('')
