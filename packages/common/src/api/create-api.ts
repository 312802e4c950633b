import createOpenapiFetchClient, { createQuerySerializer, type Middleware } from 'openapi-fetch'
import type { Answer } from '../call/answer.ts'
import type { Send } from '../call/call.ts'
import { toPath } from '../call/path.ts'
import { toJson } from '../call/to-json.ts'
import type { TransportConfig } from '../transport/transport-config.ts'
import type { Api } from './api.ts'
import { type AnyInit, callOperation, type CoreMethod } from './call-operation.ts'

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const

type Core = Record<(typeof methods)[number], CoreMethod> &
  Record<'use' | 'eject', (...middleware: Middleware[]) => void>

/** Creates an openapi-fetch client. Its calls are sent with `send`. */
export function createApi(config: TransportConfig, send: Send): Api {
  const parts = { config, send, mayHaveMiddleware: false }
  let created: Core | undefined
  // openapi-fetch reads the global `Request`, for which Node loads its `fetch`: a program that starts often, such as an
  // MCP server, loads it at the first call.
  const core = (): Core => (created ??= createCore(config))

  const call = (method: string, template: string, init?: AnyInit): Promise<Answer<unknown>> =>
    callOperation(parts, core()[method as keyof Core] as CoreMethod, `${method} ${template}`, init)
  const calls = methods.map((method) => [
    method,
    (template: string, init?: AnyInit) => call(method, template, init),
  ])
  return {
    ...Object.fromEntries(calls),
    request: (method: string, template: string, init?: AnyInit) => call(method.toUpperCase(), template, init),
    use(...middleware: Middleware[]) {
      core().use(...middleware)
      parts.mayHaveMiddleware = true
    },
    eject: (...middleware: Middleware[]) => core().eject(...middleware),
  } as Api
}

function createCore({ baseUrl }: TransportConfig): Core {
  return createOpenapiFetchClient({
    baseUrl,
    querySerializer: createQuerySerializer({ array: { style: 'form', explode: false } }),
    pathSerializer: toPath,
    bodySerializer: toJson,
  }) as unknown as Core
}
