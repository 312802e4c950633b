import { createQuerySerializer } from 'openapi-fetch'
import type { Answer, Api } from './api.ts'
import type { CallInit } from './call-options.ts'
import { type ClientConfig, parseHeader, parseMilliseconds } from './client-config.ts'
import { ConfigError } from './errors/config-error.ts'
import { toPath } from './path.ts'
import type { Outgoing, Send } from './transport/call.ts'

/** What every method of {@link Api} takes, whatever its operation. */
interface AnyInit extends CallInit {
  params?: {
    path?: Readonly<Record<string, unknown>>
    query?: Readonly<Record<string, unknown>>
    header?: Readonly<Record<string, string>>
  }
  body?: unknown
}

// The lists that the description has in queries are separated by commas.
const toQuery = createQuerySerializer<Readonly<Record<string, unknown>>>({
  array: { style: 'form', explode: false },
})

/** Every operation of the description over a transport, in the form of an openapi-fetch client. */
export function createApi(config: ClientConfig, send: Send): Api {
  const { now } = config.world

  function toMethod(method: string) {
    return async (template: string, init: AnyInit = {}): Promise<Answer<unknown>> => {
      const operation = `${method} ${template}`
      if (config.readOnly && method !== 'GET') {
        throw new ConfigError('readOnly', `is set, so ${operation} was not sent`)
      }
      const { timeoutMs, deadlineMs, priority = 'call', resend = false, onAttempt } = init.context ?? {}
      return send({
        operation,
        request: toOutgoing(config, method, template, init),
        signal: init.signal,
        timeoutMs: parseMilliseconds('timeoutMs', timeoutMs ?? config.timeoutMs),
        deadlineAt: now() + parseMilliseconds('deadlineMs', deadlineMs ?? config.deadlineMs),
        priority,
        resend,
        onAttempt,
      })
    }
  }
  return {
    GET: toMethod('GET'),
    POST: toMethod('POST'),
    PUT: toMethod('PUT'),
    DELETE: toMethod('DELETE'),
  } as Api
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
  for (const given of [headers, header]) {
    for (const name in given) {
      outgoing.headers[name.toLowerCase()] = parseHeader(`headers.${name}`, given[name] as string)
    }
  }
  if (body === undefined) return outgoing
  outgoing.headers['content-type'] = 'application/json'
  return { ...outgoing, body: JSON.stringify(body) }
}
