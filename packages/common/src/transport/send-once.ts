import type { ClientConfig } from '../client-config.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import type { Send } from './call.ts'
import { createRedactor, redactCause } from './secrets.ts'
import { toError } from './to-error.ts'

/**
 * Sends one attempt, reads the whole answer and lets only a success in the API's language through.
 * Everything else becomes one of the SDK's errors, with the secrets of the request taken out.
 */
export function sendOnce(fetch: ClientConfig['fetch'], now: () => number): Send {
  return async ({ operation, request, signal }) => {
    const { headers, body } = request
    let response: Response
    let text: string
    try {
      response = await fetch(request.url, { ...request, signal: signal ?? null })
      text = await response.text()
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      throw new ConnectionError(operation, redactCause(cause, createRedactor(headers, body)))
    }
    const success = parseSuccess(response, text)
    if (success !== undefined) return { ...success, response }
    throw toError({ response, text, operation, now: now(), redact: createRedactor(headers, body) })
  }
}

/** The value of a success's body, or nothing when the answer is no success as the API gives it. */
function parseSuccess({ ok, status, headers }: Response, text: string): { data: unknown } | undefined {
  if (!ok) return undefined
  if (status === 202 || status === 204) return text === '' ? { data: undefined } : undefined
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')) return undefined
  try {
    return { data: JSON.parse(text) }
  } catch {
    return undefined
  }
}
