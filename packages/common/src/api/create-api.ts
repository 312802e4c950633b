import createOpenapiFetchClient, { createQuerySerializer, type Middleware } from 'openapi-fetch'
import type { Answer } from '../call/answer.ts'
import type { Call, Send } from '../call/call.ts'
import type { CallInit } from '../call/call-options.ts'
import { parseHeader } from '../call/parse-header.ts'
import { toPath } from '../call/path.ts'
import { toCall } from '../call/to-call.ts'
import { showCaller } from '../errors/show-caller.ts'
import { toError } from '../transport/to-error.ts'
import type { TransportConfig } from '../transport/transport-config.ts'
import type { Api } from './api.ts'
import { fromPlainRequest, PlainRequest } from './plain-request.ts'
import { readPlatformRequest, toUnreadResponse } from './platform-request.ts'

/** Options that every method of {@link Api} accepts, for every operation. */
interface AnyInit extends CallInit {
  params?: {
    path?: Readonly<Record<string, unknown>>
    query?: Readonly<Record<string, unknown>>
    header?: Readonly<Record<string, string>>
  }
  body?: unknown
  middleware?: Middleware[]
  parseAs?: string
}

type Method = (path: string, init?: object) => Promise<Answer<unknown> & { readonly error?: unknown }>

type Core = Readonly<Record<string, Method>> & Record<'use' | 'eject', (...middleware: Middleware[]) => void>

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const

/** Key under which a response has its data, which the transport has parsed already. */
const parsed = Symbol('data')

/** Creates an openapi-fetch client. Its calls are sent with `send`. */
export function createApi(config: TransportConfig, send: Send): Api {
  const used: Middleware[] = []
  const core = createOpenapiFetchClient({
    baseUrl: config.baseUrl,
    querySerializer: createQuerySerializer({ array: { style: 'form', explode: false } }),
    pathSerializer: toPath,
    bodySerializer: (body) => JSON.stringify(body),
  }) as unknown as Core

  async function call(method: string, template: string, init: AnyInit = {}): Promise<Answer<unknown>> {
    const { params: { path, query } = {}, body, signal, middleware, parseAs } = init
    const operation = `${method} ${template}`
    const isPlain = used.length === 0 && middleware === undefined && parseAs === undefined
    let thrown: { readonly error: unknown } | undefined
    const fetch = async (request: PlainRequest | Request): Promise<Response> => {
      try {
        const outgoing =
          request instanceof PlainRequest
            ? fromPlainRequest(request)
            : await readPlatformRequest(request, config.baseUrl)
        const answer = await send({ ...toCall(config, operation, outgoing, init), params: path })
        if (!isPlain) return toUnreadResponse(answer)
        return Object.assign(answer.response, { [parsed]: () => answer.data })
      } catch (error) {
        thrown = { error }
        throw error
      }
    }
    try {
      // Only these options are passed on: a `baseUrl` or serializer of a call would send the API key to another host.
      const result = await core[method]!(template, {
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
      const request = { method, url: config.baseUrl, headers: {} }
      throw toError({ operation, request } as Call, result.response, JSON.stringify(result.error), config)
    } catch (error) {
      // openapi-fetch loses an error that is false, 0, null or empty, such as the reason of an abort.
      const shown = thrown !== undefined && !thrown.error ? thrown.error : error
      showCaller(shown)
      throw shown
    }
  }

  return {
    ...Object.fromEntries(
      methods.map((method) => [method, (path: string, init?: AnyInit) => call(method, path, init)]),
    ),
    request: (method: string, path: string, init?: AnyInit) => call(method.toUpperCase(), path, init),
    use(...middleware: Middleware[]) {
      core.use(...middleware)
      used.push(...middleware)
    },
    eject(...middleware: Middleware[]) {
      core.eject(...middleware)
      for (const one of middleware) if (used.includes(one)) used.splice(used.indexOf(one), 1)
    },
  } as unknown as Api
}

/** Returns the headers of a call with names in lower case. Those of `params` replace the others. */
function toHeaders({ params, headers: given, body }: AnyInit): Record<string, string> {
  const headers: Record<string, string> = {}
  const all = { ...given, ...params?.header }
  for (const name in all) headers[name.toLowerCase()] = parseHeader(`headers.${name}`, all[name] as string)
  if (body !== undefined) headers['content-type'] = 'application/json'
  return headers
}
