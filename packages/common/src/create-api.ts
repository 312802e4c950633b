import { serializePrimitiveParam } from 'openapi-fetch'
import type { Answer, Api } from './api.ts'
import type { CallInit } from './call-options.ts'
import { type ClientConfig, parseHeader, parseMilliseconds } from './client-config.ts'
import { ConfigError } from './errors/config-error.ts'
import { parseSignal } from './parse-signal.ts'
import { toPath } from './path.ts'
import type { Call, Outgoing, Send } from './transport/call.ts'

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** What every method of {@link Api} takes, whatever its operation. */
interface AnyInit extends CallInit {
  params?: {
    path?: Readonly<Record<string, unknown>>
    query?: Query
    header?: Readonly<Record<string, string>>
  }
  body?: unknown
}

/** Every operation of the description over a transport, in the form of an openapi-fetch client. */
export function createApi(config: ClientConfig, send: Send): Api {
  function toMethod(method: string) {
    return (template: string, init: AnyInit = {}): Promise<Answer<unknown>> => {
      try {
        const operation = `${method} ${template}`
        return send(toCall(config, operation, toOutgoing(config, method, template, init), init))
      } catch (error) {
        return Promise.reject(error)
      }
    }
  }
  return {
    GET: toMethod('GET'),
    POST: toMethod('POST'),
    PUT: toMethod('PUT'),
    DELETE: toMethod('DELETE'),
  } as Api
}

/** A call with the client's defaults filled in. */
export function toCall(
  config: ClientConfig,
  operation: string,
  request: Outgoing,
  init: Pick<CallInit, 'context'> &
    Pick<AnyInit, 'params'> & { readonly signal?: AbortSignal | null | undefined },
): Call {
  if (config.readOnly && request.method !== 'GET') {
    throw new ConfigError('readOnly', `is set, so ${operation} was not sent`)
  }
  const {
    timeoutMs,
    deadlineMs,
    priority = 'call',
    resend = false,
    onAttempt,
    ...context
  } = init.context ?? {}
  return {
    operation,
    request,
    params: init.params?.path,
    signal: parseSignal(init.signal),
    timeoutMs: toMilliseconds('timeoutMs', timeoutMs, config.timeoutMs),
    deadlineAt: config.world.monotonic() + toMilliseconds('deadlineMs', deadlineMs, config.deadlineMs),
    priority,
    resend,
    onAttempt,
    minimumMs: context.minimumMs ?? 0,
    sendUntil: context.sendUntil,
    onSend: context.onSend,
  }
}

function toMilliseconds(field: string, given: number | undefined, ofClient: number): number {
  return given === undefined ? ofClient : parseMilliseconds(field, given)
}

function toOutgoing(
  { baseUrl, userAgent }: ClientConfig,
  method: string,
  template: string,
  { params: { path, query, header } = {}, headers, body }: AnyInit,
): Outgoing {
  const search = query === undefined ? '' : toQuery(query)
  const outgoing: Outgoing = {
    url: baseUrl + toPath(template, path) + (search && `?${search}`),
    method,
    headers: { accept: 'application/json', 'user-agent': userAgent },
    redirect: 'manual',
  }
  const given = { ...headers, ...header }
  for (const name in given) {
    outgoing.headers[name.toLowerCase()] = parseHeader(`headers.${name}`, given[name] as string)
  }
  if (body === undefined) return outgoing
  outgoing.headers['content-type'] = 'application/json'
  return { ...outgoing, body: JSON.stringify(body) }
}

function toQuery(query: Query): string {
  return Object.entries(query)
    .map(([name, value]) => toParam(name, value))
    .filter((param) => param !== '')
    .join('&')
}

/** The values of a list stand in one parameter, with commas between: so the description has it. */
function toParam(name: string, value: Query[string]): string {
  if (!Array.isArray(value)) return serializePrimitiveParam(name, value as string)
  return value.length === 0 ? '' : `${name}=${value.map(encodeURIComponent).join(',')}`
}
