import { serializePrimitiveParam } from 'openapi-fetch'
import type { Answer } from '../call/answer.ts'
import type { Api } from './api.ts'
import type { CallInit } from '../call/call-options.ts'
import type { TransportConfig } from '../transport/transport-config.ts'
import { parseHeader } from '../call/parse-header.ts'
import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { ConfigError } from '../errors/config-error.ts'
import { showCaller } from '../errors/show-caller.ts'
import { parseSignal } from '../call/parse-signal.ts'
import { toPath } from '../call/path.ts'
import type { Call, Outgoing, Send } from '../call/call.ts'

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Options that every method of {@link Api} accepts, for every operation. */
interface AnyInit extends CallInit {
  params?: {
    path?: Readonly<Record<string, unknown>>
    query?: Query
    header?: Readonly<Record<string, string>>
  }
  body?: unknown
}

/** Creates the typed methods of {@link Api}, in the form of an openapi-fetch client. Each call is sent with `send`. */
export function createApi(config: TransportConfig, send: Send): Api {
  const toMethod =
    (method: string) =>
    async (template: string, init: AnyInit = {}): Promise<Answer<unknown>> => {
      const { params: { path, query, header } = {}, headers: given, body } = init
      const headers: Record<string, string> = {}
      const all = { ...given, ...header }
      for (const name in all)
        headers[name.toLowerCase()] = parseHeader(`headers.${name}`, all[name] as string)
      if (body !== undefined) headers['content-type'] = 'application/json'
      const url = config.baseUrl + toPath(template, path) + (query ? toSearch(query) : '')
      const request = { method, url, headers, body: JSON.stringify(body) }
      try {
        return await send({ ...toCall(config, `${method} ${template}`, request, init), params: path })
      } catch (error) {
        showCaller(error)
        throw error
      }
    }
  return {
    GET: toMethod('GET'),
    POST: toMethod('POST'),
    PUT: toMethod('PUT'),
    DELETE: toMethod('DELETE'),
  } as Api
}

/**
 * Converts the options of one call to a `Call` of the transport: adds the client's timeouts, and the default request
 * headers, which headers of the caller replace. Throws a `ConfigError` if `readOnly` does not allow the call.
 */
export function toCall(
  config: TransportConfig,
  operation: string,
  request: Outgoing,
  { context = {}, signal }: Pick<AnyInit, 'context'> & { readonly signal?: AbortSignal | null | undefined },
): Call {
  if (config.readOnly && request.method !== 'GET') {
    throw new ConfigError('readOnly', `is set, so ${operation} was not sent`)
  }
  const deadlineMs = parseMilliseconds('deadlineMs', context.deadlineMs ?? config.deadlineMs)
  return {
    ...context,
    operation,
    request: {
      ...request,
      headers: { accept: 'application/json', 'user-agent': config.userAgent, ...request.headers },
    },
    signal: parseSignal(signal),
    timeoutMs: parseMilliseconds('timeoutMs', context.timeoutMs ?? config.timeoutMs),
    deadlineAt: config.platform.monotonic() + deadlineMs,
  }
}

function toSearch(query: Query): string {
  const params = Object.entries(query).map(([name, value]) => toParam(name, value))
  const text = params.filter(Boolean).join('&')
  return text && `?${text}`
}

/** Converts a query value to text: the API expects a list as one parameter whose values are separated by commas. */
function toParam(name: string, value: Query[string]): string {
  if (!Array.isArray(value)) return serializePrimitiveParam(name, value as string)
  return value.length === 0 ? '' : `${name}=${value.map(encodeURIComponent).join(',')}`
}
