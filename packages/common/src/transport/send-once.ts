import { toKeyId } from '../call/key-id.ts'
import type { Answer } from '../call/answer.ts'
import type { TransportConfig } from './transport-config.ts'
import { ConfigError } from '../errors/config-error.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import type { Send } from '../call/call.ts'
import { copyCause } from './copy-cause.ts'
import { explainThrown } from './explain-thrown.ts'
import { knowsNoRequest, takesNoRequest } from './knows-no-request.ts'
import { readText } from './read-text.ts'
import { createRedactor } from './redact.ts'
import type { SeenLimits } from './seen-limits.ts'
import { throwIfTooLate } from './throw-if-too-late.ts'
import { toError } from './to-error.ts'

/**
 * Sends one attempt, reads the whole response and returns it if it is a success of the API. Any other result is thrown
 * as an error of this SDK, without the secrets of the request. An abort throws the signal's reason.
 */
export function sendOnce(config: TransportConfig, seen: SeenLimits): Send {
  const { fetch, ownFetch, maxResponseBytes, platform } = config
  // A client that has sent a write, or has a response, does not say that its calls are not sent.
  let hasOnlyReads = true
  let hasOnlyFailed = true
  // Sentry shows local variables at the caller if both functions have no name: these have the API key and passwords.
  return async function attempt(call) {
    const { operation, request, signal = null, parse = parseSuccess, wire } = call
    const { url, method, headers, body = null } = request
    let response: Response | undefined
    let text: string | undefined
    let misread: ConfigError | undefined
    if (wire) await wire.beforeLeaving(await toKeyId(headers['authorization']!.slice('Bearer '.length)))
    // The attempt may have timed out while the API key was fetched or the journal was written. It is then not sent.
    signal?.throwIfAborted()
    throwIfTooLate(call, platform)
    call.onSend?.()
    const init: RequestInit = { method, headers, body, redirect: 'manual', signal }
    const departure = wire?.onLeaving({ url, init, fetch: ownFetch })
    if (method !== 'GET') hasOnlyReads = false
    try {
      response = await fetch(url, departure?.init ?? init)
      hasOnlyFailed = false
      if (!isResponse(response)) throw (misread = new ConfigError('fetch', noResponse))
      seen.see(operation, response.headers)
      if (response.bodyUsed) throw (misread = new ConfigError('fetch', readBefore))
      call.onArrival?.()
      call.onResponse?.(response)
      text = await readText(response, maxResponseBytes, !ownFetch, call.onArrival)
    } catch (cause) {
      const isSent = !departure?.neverLeft(response ? undefined : cause)
      signal?.throwIfAborted()
      const thrown = misread ? undefined : explainThrown(cause)
      if (thrown) misread = new ConfigError('fetch', thrown.problem)
      // A 429 and a 5xx are temporary, so a read is retried; a 401 that is repeated blocks the address.
      if (misread && hasOnlyReads && !(thrown && thrown.status >= 429)) throw misread
      if (ownFetch && hasOnlyReads && hasOnlyFailed && knowsNoRequest(cause))
        throw new ConfigError('fetch', takesNoRequest)
      const copy = copyCause(misread ?? cause, createRedactor(request))
      // A `fetch` can have rules of its own. An order, which has a `wire`, is unsent only if that proves it.
      if (!wire && !response && !misread && cause instanceof ConfigError)
        throw new ConfigError('fetch', `rejected the request: ${copy.message}`, copy)
      throw new ConnectionError(operation, copy, isSent)
    }
    const success = text === undefined ? undefined : parse(response, text)
    const error = success === undefined ? toError(call, response, text, config) : undefined
    departure?.onArrival({ status: response.status, headers: response.headers, data: success?.data, error })
    if (success === undefined) throw error
    return success
  }
}

// The function reads the body to log it, or a mock returns one response for several requests.
const readBefore =
  'returned a response that was read before: return a new one each time, or read response.clone()'

// The function returns the parsed body, as that of ofetch, or an object with it, as axios.
const noResponse = 'returned no Response: return one, as ofetch.native does'

/** Whether a `fetch` returned a response; the class may be that of another version of undici. */
function isResponse(value: unknown): boolean {
  return typeof (value as Partial<Response> | undefined)?.headers?.get === 'function'
}

/**
 * Returns the response with its parsed body; `undefined` if it is not a success of the API. A success has the status
 * 202 or 204 and no body, or another status from 200 to 299 and a JSON object or list.
 */
export function parseSuccess(response: Response, text: string): Answer<unknown> | undefined {
  const { ok, status } = response
  const hasNoBody = status === 202 || status === 204
  try {
    const data: unknown = hasNoBody ? undefined : JSON.parse(text)
    const isAsDescribed = hasNoBody ? text === '' : Object(data) === data
    return ok && isAsDescribed ? { data, response } : undefined
  } catch {
    return undefined
  }
}
