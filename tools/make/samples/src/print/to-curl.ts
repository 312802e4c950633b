import type { SentRequest } from '../record-requests.ts'

/**
 * Prints a request as one or more lines for the shell. The address is the first word: an import of Postman takes the
 * word after a flag that it does not know, such as `--fail-with-body`, for the value of the flag.
 */
export function toCurl({ method, target, body, idempotencyKey }: SentRequest): string {
  const words = [`curl "$HOSTWRIGHT_BASE_URL${target}" --fail-with-body`]
  if (method !== 'GET') words.push(`--request ${method}`)
  words.push('--header "Authorization: Bearer $HOSTWRIGHT_API_KEY"')
  if (idempotencyKey !== undefined) words.push(`--header ${quote(`Idempotency-Key: ${idempotencyKey}`)}`)
  if (body !== undefined) {
    words.push("--header 'Content-Type: application/json'")
    words.push(`--data ${quote(JSON.stringify(body, null, 2))}`)
  }
  return words.join(' \\\n  ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
