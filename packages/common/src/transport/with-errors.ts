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
    if (isSuccess(response, text)) {
      const { status, statusText, headers } = response
      return new Response(text === '' ? null : text, { status, statusText, headers })
    }
    const redact = createRedactor(request.headers.get('Authorization'), (await sent?.text()) ?? '')
    throw toError({ response, text, operation: call.operation, now: world.now(), redact })
  }
}

function isSuccess(response: Response, text: string): boolean {
  if (!response.ok) return false
  if (response.status === 202 || response.status === 204) return text === ''
  return isJson(response) && parses(text)
}

function isJson({ headers }: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
