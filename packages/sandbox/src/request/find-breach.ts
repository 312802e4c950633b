import type { Operation } from '../description/operation.ts'
import type { PlainResponse } from '../http/answer.ts'
import { fromText } from './read-request.ts'

/** How a response breaks the description, or `undefined` when it keeps to it. */
export function findBreach(
  operation: Operation,
  { status, headers = {}, body }: PlainResponse,
): string | undefined {
  const check = operation.responseChecks.get(status)
  if (check === undefined) return `the description of ${operation.id} has no status ${status}`
  const message = { headers: readHeaders(headers) }
  if (check(body === undefined ? message : { ...message, body })) return undefined
  const problems = check.errors!.map(({ instancePath, message, params }) => {
    const { missingProperty: name } = params
    const missing = typeof name === 'string' ? `/${name}` : ''
    return `${instancePath}${missing} ${message ?? 'is not valid'}`
  })
  return `the response ${status} of ${operation.id} breaks the description: ${problems.join('; ')}`
}

function readHeaders(headers: Readonly<Record<string, string>>): Record<string, unknown> {
  // Header texts that are numbers stand for numbers: no described header is a text of digits.
  const values: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(headers)) values[name] = fromText(text, 'integer')
  return values
}
