import type { Middleware } from 'openapi-fetch'
import type { Answer } from '../call/answer.ts'
import type { Call, Send } from '../call/call.ts'
import type { CallInit } from '../call/call-options.ts'
import { parseHeader } from '../call/parse-header.ts'
import { ConfigError } from '../errors/config-error.ts'
import { showCaller } from '../errors/show-caller.ts'
import { toError } from '../transport/to-error.ts'
import type { TransportConfig } from '../transport/transport-config.ts'
import { PlainRequest } from './plain-request.ts'
import { toCall } from './to-call.ts'

/** Options that every method of `client.api` accepts, for every operation. */
export interface AnyInit extends CallInit {
  params?: {
    path?: Readonly<Record<string, unknown>>
    query?: Readonly<Record<string, unknown>>
    header?: Readonly<Record<string, string>>
  }
  body?: unknown
  middleware?: Middleware[]
  parseAs?: string
}

/** A method of openapi-fetch. */
export type CoreMethod = (
  path: string,
  init: object,
) => Promise<Answer<unknown> & { readonly error?: unknown }>

/** Parts of a client that all its calls use. */
export interface CallParts {
  readonly config: TransportConfig
  readonly send: Send
  /** Whether the client has or has had middleware. */
  readonly mayHaveMiddleware: boolean
}

/** Key under which a response has its data, which the transport has parsed already. */
const parsed = Symbol('data')

/** Makes one call with a method of openapi-fetch. Throws what the transport has thrown. */
export async function callOperation(
  parts: CallParts,
  core: CoreMethod,
  operation: string,
  init: AnyInit = {},
): Promise<Answer<unknown>> {
  const { params: { path, query } = {}, body, signal, middleware, parseAs } = init
  const template = operation.slice(operation.indexOf(' ') + 1)
  const isPlain = !parts.mayHaveMiddleware && middleware === undefined && parseAs === undefined
  let thrown: { readonly error: unknown } | undefined
  const fetch = async (request: PlainRequest | Request): Promise<Response> => {
    try {
      return await sendRequest(parts, operation, init, request)
    } catch (error) {
      thrown = { error }
      throw error
    }
  }
  try {
    // Only these options are passed on: a `baseUrl` or serializer of a call would send the API key to another host.
    const result = await core(template, {
      params: { query, ...(template.includes('{') && { path: path ?? {} }) },
      headers: toHeaders(init),
      body,
      signal,
      middleware,
      fetch,
      ...(isPlain ? { Request: PlainRequest, parseAs: parsed } : parseAs !== undefined && { parseAs }),
    })
    if (result.response.ok) return result
    // Only middleware returns such a response: the transport throws.
    const request = { method: '', url: parts.config.baseUrl, headers: {} }
    throw toError({ operation, request } as Call, result.response, JSON.stringify(result.error), parts.config)
  } catch (error) {
    // openapi-fetch loses an error that is false, 0, null or empty, such as the reason of an abort.
    const shown = thrown !== undefined && !thrown.error ? thrown.error : error
    showCaller(shown)
    throw shown
  }
}

/** Sends a request that openapi-fetch has built, and returns its response in the form in which openapi-fetch reads it. */
async function sendRequest(
  { config, send }: CallParts,
  operation: string,
  init: AnyInit,
  request: PlainRequest | Request,
): Promise<Response> {
  const { url, method } = request
  const start = `${config.baseUrl}/`
  // Another host would get the API key: middleware can return one, and openapi-fetch makes the path `v1/me`, without its
  // slash, a part of the host, `api.example.comv1`.
  if (!url.startsWith(start)) throw new ConfigError('request.url', `must begin with ${start}`)
  const isPlain = request instanceof PlainRequest
  const headers = Object.fromEntries(request.headers)
  const body = isPlain ? request.body : (await request.text()) || undefined
  const call = toCall(config, operation, { url, method, headers, body }, init)
  const answer = await send({ ...call, params: init.params?.path })
  if (!isPlain) return toUnreadResponse(answer)
  return Object.assign(answer.response, { [parsed]: () => answer.data })
}

/** Returns a response for middleware, whose body can be read again. */
function toUnreadResponse({ data, response }: Answer<unknown>): Response {
  return new Response(data === undefined ? null : JSON.stringify(data), response)
}

/** Returns the headers of a call with names in lower case. Those of `params` replace the others. */
function toHeaders({ params, headers: given, body }: AnyInit): Record<string, string> {
  const headers: Record<string, string> = {}
  const all = { ...given, ...params?.header }
  for (const name in all) headers[name.toLowerCase()] = parseHeader(`headers.${name}`, all[name] as string)
  if (body !== undefined) headers['content-type'] = 'application/json'
  return headers
}
