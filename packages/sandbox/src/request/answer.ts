import { ApiFailure } from '../api-failure.ts'
import { statusOf } from '../description/error-statuses.ts'

/** Any answer, before it becomes a `Response`. */
export interface PlainAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The error answer for whatever was thrown. Anything but an `ApiFailure` is a fault of the sandbox, and says so. */
export function toErrorAnswer(error: unknown): PlainAnswer {
  if (!(error instanceof ApiFailure))
    return toFaultAnswer(error instanceof Error ? error.message : String(error))
  const { code, message, errors } = error
  return {
    status: statusOf(code),
    body: { error: { code, message, ...(errors && { errors }) } },
  }
}

/** A 500 that says what is wrong with the sandbox itself. */
export function toFaultAnswer(reason: string): PlainAnswer {
  return {
    status: 500,
    body: { error: { code: 'INTERNAL_ERROR', message: `Fault of the sandbox: ${reason}` } },
  }
}

export function toResponse({ status, headers = {}, body }: PlainAnswer): Response {
  return body === undefined
    ? new Response(null, { status, headers: { ...headers, 'Content-Length': '0' } })
    : Response.json(body, { status, headers })
}
