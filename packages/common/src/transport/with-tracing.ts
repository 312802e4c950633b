import { errorName } from '../errors/hostwright-error.ts'
import { isApiError } from '../errors/api-error.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'

/**
 * Told when an attempt begins; gives a function that is told how it ended. The attributes have the
 * names of OpenTelemetry's conventions for HTTP clients, so a span can take them as they are. The
 * address is the route's template: no identifier is in it.
 */
export type Trace = (name: string, attributes: TraceAttributes) => (attributes: TraceAttributes) => void

/** Attributes of a span. */
export type TraceAttributes = Readonly<Record<string, string | number>>

/** Lets a tracer see each attempt. */
export function withTracing({ operation }: Call, trace: Trace): Layer {
  const [method = '', template = ''] = operation.split(' ')
  return (next) => async (request) => {
    const { hostname } = new URL(request.url)
    const end = trace(operation, {
      'http.request.method': method,
      'url.template': template,
      'server.address': hostname,
    })
    try {
      const response = await next(request)
      end({ 'http.response.status_code': response.status })
      return response
    } catch (error) {
      const type = isApiError(error) ? error.code : (errorName(error) ?? 'aborted')
      const status = (error as { status?: number } | undefined)?.status
      end({ 'error.type': type, ...(status === undefined ? {} : { 'http.response.status_code': status }) })
      throw error
    }
  }
}
