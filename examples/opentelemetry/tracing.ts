// Spans for OpenTelemetry: one for your own work, and below it one for each request that the work sends.
import { isHostwrightError, type Trace } from '@hostwright/common'
import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'

/** Creates the option `trace` of `createClient`: every attempt is a span, including each retry. */
export function toTrace(tracer: Tracer): Trace {
  return (name, attributes) => {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
    return (ended) => {
      span.setAttributes(ended)
      if (ended['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
}

/** Runs work inside a new span, the parent of the spans of all its requests. */
export async function inSpan<T>(tracer: Tracer, name: string, run: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await run()
    } catch (error) {
      span.setAttribute('error.type', toType(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

function toType(error: unknown): string {
  if (isHostwrightError(error)) return 'code' in error ? String(error.code) : error.name
  return error instanceof Error ? error.name : typeof error
}
