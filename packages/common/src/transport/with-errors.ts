import { ConnectionError } from '../errors/connection-error.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'
import { toError } from './to-error.ts'
import { createRedactor } from './secrets.ts'
import type { World } from './world.ts'

/**
 * Reads the whole answer and lets only a success in the API's language through. Everything else
 * becomes one of the SDK's errors, with the secrets of the request taken out.
 */
export function withErrors(world: World, call: Call): Layer {
  return (next) => async (request) => {
    const sent = request.body === null ? undefined : request.clone()
    let response: Response
    let text: string
    try {
      response = await next(request)
      text = await response.text()
    } catch (cause) {
      if (request.signal.aborted) throw request.signal.reason
      throw new ConnectionError(call.operation, cause)
    }
    const body = parseSuccess(response, text)
    if (body !== undefined) return withBody(response, text, body.value)
    const redact = createRedactor(request.headers.get('Authorization'), (await sent?.text()) ?? '')
    throw toError({ response, text, operation: call.operation, now: world.now(), redact })
  }
}

/** The value of a success's body, or nothing when the answer is no success as the API gives it. */
function parseSuccess(response: Response, text: string): { readonly value: unknown } | undefined {
  if (!response.ok) return undefined
  if (response.status === 202 || response.status === 204)
    return text === '' ? { value: undefined } : undefined
  return isJson(response) ? parse(text) : undefined
}

function isJson({ headers }: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** The same answer, whose body has been read and is given from memory, as often as it is asked for. */
function withBody(response: Response, text: string, value: unknown): Response {
  return Object.defineProperties(response, {
    text: { value: async () => text },
    json: { value: async () => value },
  })
}
