import type { TransportConfig } from '../transport/transport-config.ts'
import type { toCall } from './to-call.ts'
import type { ConfigError } from '../errors/config-error.ts'
import type { errorStatus } from '../errors/hostwright-error.ts'
import { createOperationFinder } from './find-operation.ts'
import type { ParseResponse, Send } from '../call/call.ts'

/** The type of `client.fetch`. */
export type ClientFetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/**
 * Parts of the client that `createFetch` uses. They are passed in, not imported: a bundler would otherwise move the
 * shared code into a separate file that every program has to load.
 */
export interface FetchParts {
  readonly config: TransportConfig
  readonly send: Send
  readonly toCall: typeof toCall
  readonly parseSuccess: ParseResponse
  readonly errorStatus: typeof errorStatus
  readonly ConfigError: typeof ConfigError
}

/** Creates `client.fetch`, with which a caller uses the client's transport like the global `fetch`. */
export function createFetch(parts: FetchParts): ClientFetch {
  const { config, send } = parts
  const { baseUrl } = config
  const findOperation = createOperationFinder()
  return async (input, init) => {
    const isRequest = typeof input === 'object' && 'url' in input
    const address = isRequest ? input.url : input.toString()
    const url = parseAddress(address, baseUrl)
    if (url === undefined) {
      const problem = `is not an address of this API: give one that begins with ${baseUrl}/`
      throw new parts.ConfigError('input', problem)
    }
    const given = new Request(isRequest ? input : url, init)
    const { method } = given
    const headers = Object.fromEntries(given.headers)
    const body = (await given.text()) || undefined
    const { operation, isKnown } = findOperation(method, url.slice(baseUrl.length))
    // The caller's own abort signal is used, not the one of the copied `Request`: a runtime can garbage-collect the
    // copy's signal, and the caller's abort would then have no effect.
    const signal = isRequest && init?.signal === undefined ? input.signal : init?.signal

    // The newest response of each status. After a retry, the error that is thrown can be that of an earlier attempt,
    // and the response with its status is then the one to return.
    const responses = new Map<number, Response | undefined>()
    const parse: ParseResponse = (response, text) => {
      const copy = toUnread(response, text)
      responses.set(response.status, copy)
      const isSuccess = isKnown ? parts.parseSuccess(response, text) : response.ok
      return isSuccess ? { data: copy, response } : undefined
    }
    try {
      const request = { method, url, headers, body }
      const call = parts.toCall(config, operation, request, { signal })
      return (await send({ ...call, parse })).data as Response
    } catch (error) {
      const status = parts.errorStatus(error)
      const response = status >= 400 ? responses.get(status) : undefined
      if (response !== undefined) return response
      throw error
    }
  }
}

/**
 * Returns the full address, or `undefined` for an invalid address and for one outside of this API: a request there
 * would give the API key to another host.
 */
function parseAddress(text: string, baseUrl: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(text)
  const url = URL.parse(isPath ? baseUrl + text : text, `${baseUrl}/`)?.href
  return url?.startsWith(`${baseUrl}/`) ? url : undefined
}

/**
 * Returns a copy of a response whose body was already read, so that the caller can read the body again; `undefined` for
 * a status that a `Response` cannot have, such as that of a hidden redirect.
 */
function toUnread(response: Response, text: string): Response | undefined {
  if (response.status < 200 || response.status > 599) return undefined
  // The body is passed as bytes, because the `Response` constructor would add a Content-Type header for a string.
  return new Response(text ? new TextEncoder().encode(text) : null, response)
}
