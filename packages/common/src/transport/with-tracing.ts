import type { Layer } from '../call/call.ts'
import type { Observe } from './observe.ts'
import { withReports } from './with-reports.ts'

/**
 * Called when an attempt begins; returns a function that is called when the attempt ends. The attributes have the names
 * of OpenTelemetry's conventions for HTTP clients, so a span can take them unchanged. The name and `url.template` have
 * the route template, without identifiers.
 */
export type Trace = (name: string, attributes: TraceAttributes) => (attributes: TraceAttributes) => void

/** Attributes of a span, such as `http.request.method`. */
export type TraceAttributes = Readonly<Record<string, string | number>>

/** Creates a layer that reports each attempt as a span. */
export function withTracing(trace: Trace, observe: Observe): Layer {
  return withReports(({ operation, request, resends }) => {
    let end: unknown
    const begin = (): unknown =>
      (end = trace(operation, {
        'http.request.method': request.method,
        'url.template': operation.slice(request.method.length + 1),
        'server.address': new URL(request.url).hostname,
        ...(resends && { 'http.request.resend_count': resends }),
      }))
    observe('trace', begin, request)
    return ({ status, code, error }) => {
      const attributes = {
        ...(error && { 'error.type': code ?? error }),
        ...(status && { 'http.response.status_code': status }),
      }
      observe('trace', () => typeof end === 'function' && end(attributes), request)
    }
  })
}
