import { type Description, generatedHeader, listOperations } from './description.ts'

/**
 * The source text of what the client has to know of `x-retry`: where it differs from what the method says. The
 * description does not say of a POST that it is idempotent, so the client has no place for that.
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
