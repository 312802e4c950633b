import { errorName } from '../errors/hostwright-error.ts'
import { isApiError } from '../errors/api-error.ts'
import type { Layer } from './call.ts'
import type { Observe } from './observe.ts'

/**
 * Told when an attempt begins; gives a function that is told how it ended. The attributes have the
 * names of OpenTelemetry's conventions for HTTP clients, so a span can take them as they are. The
 * address is the route's template: no identifier is in it.
 */
export type Trace = (name: string, attributes: TraceAttributes) => (attributes: TraceAttributes) => void

/** Attributes of a span. */
export type TraceAttributes = Readonly<Record<string, string | number>>

/** Lets a tracer see each attempt. */
export function withTracing(trace: Trace, observe: Observe): Layer {
  return (next) => async (call) => {
    const { operation, request } = call
    let end: unknown
    const begin = (): unknown =>
      (end = trace(operation, {
        'http.request.method': request.method,
        'url.template': operation.slice(operation.indexOf(' ') + 1),
        'server.address': new URL(request.url).hostname,
      }))
    const tellEnd = (attributes: TraceAttributes): void =>
      observe('trace', () => typeof end === 'function' && end(attributes), request)
    observe('trace', begin, request)
    try {
      const answer = await next(call)
      tellEnd({ 'http.response.status_code': answer.response.status })
      return answer
    } catch (error) {
      const type = isApiError(error) ? error.code : (errorName(error) ?? 'aborted')
      const status = (error as { status?: number } | undefined)?.status
      tellEnd({
        'error.type': type,
        ...(status === undefined ? {} : { 'http.response.status_code': status }),
      })
      throw error
    }
  }
}
