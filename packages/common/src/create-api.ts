import type { paths } from '@hostwright/types'
import createOpenapiClient from 'openapi-fetch'
import type { Answer, Api } from './api.ts'
import type { CallContext, CallInit } from './call-options.ts'
import { type ClientConfig, parseMilliseconds } from './client-config.ts'
import { ConfigError } from './errors/config-error.ts'
import { toPath } from './path.ts'
import type { Call, Outgoing, Send } from './transport/call.ts'

/** Every operation of the description over a transport. openapi-fetch makes the requests; it neither sends nor reads. */
export function createApi(config: ClientConfig, send: Send): Api {
  const openapi = createOpenapiClient<paths>({
    baseUrl: config.baseUrl.href,
    redirect: 'manual',
    pathSerializer: toPath,
    Request: PlainRequest as never,
  })
  const make = openapi.request as (method: string, template: string, init: object) => Promise<unknown>

  function toMethod(method: string) {
    return async (template: string, { context, ...init }: CallInit = {}): Promise<Answer<unknown>> => {
      const operation = `${method} ${template}`
      if (config.readOnly && method !== 'GET') {
        throw new ConfigError('readOnly', `is set, so ${operation} was not sent`)
      }
      let made!: Outgoing
      const fetch = (outgoing: Outgoing) => ((made = outgoing), unread)
      await make(method, template, { ...init, fetch })
      const request = {
        ...made,
        headers: { accept: 'application/json', 'user-agent': config.userAgent, ...made.headers },
      }
      return send(toCall(config, operation, request, init.signal, context))
    }
  }
  // openapi-fetch's own type has `data` and `error` both optional; here a failure is thrown.
  return {
    GET: toMethod('GET'),
    POST: toMethod('POST'),
    PUT: toMethod('PUT'),
    DELETE: toMethod('DELETE'),
  } as Api
}

/** What openapi-fetch gets for an answer: it reads nothing of a 204. */
const unread = { status: 204, headers: { get: () => null } }

/** What openapi-fetch makes in place of a `Request`, which would have to be copied for each attempt. */
function PlainRequest(url: string, { headers, ...init }: RequestInit & { headers: Headers }): Outgoing {
  return { ...init, url, headers: Object.fromEntries(headers) } as Outgoing
}

function toCall(
  config: ClientConfig,
  operation: string,
  request: Outgoing,
  signal: AbortSignal | undefined,
  { timeoutMs, deadlineMs, priority = 'call', resend = false, onAttempt }: CallContext = {},
): Call {
  return {
    operation,
    request,
    signal,
    timeoutMs: parseMilliseconds('timeoutMs', timeoutMs ?? config.timeoutMs),
    deadlineAt: config.world.now() + parseMilliseconds('deadlineMs', deadlineMs ?? config.deadlineMs),
    priority,
    resend,
    onAttempt,
  }
}
