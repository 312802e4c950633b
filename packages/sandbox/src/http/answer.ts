import { ApiFailure } from './api-failure.ts'
import { statusOf } from '../description/error-statuses.ts'

/** Responds to a request that came from an address. */
export type Serve = (request: Request, address: string) => Promise<Response>

/** Any response, before it becomes a `Response`. */
export interface PlainResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The error response for whatever was thrown. Anything but an `ApiFailure` is a fault of the sandbox, and says so. */
export function toErrorResponse(error: unknown): PlainResponse {
  if (!(error instanceof ApiFailure))
    return toFaultResponse(error instanceof Error ? error.message : String(error))
  const { code, message, errors } = error
  return {
    status: statusOf(code),
    body: { error: { code, message, ...(errors && { errors }) } },
  }
}

/** A 500 that says what is wrong with the sandbox itself. */
export function toFaultResponse(reason: string): PlainResponse {
  return {
    status: 500,
    body: { error: { code: 'INTERNAL_ERROR', message: `Fault of the sandbox: ${reason}` } },
  }
}

const textOfBody = Symbol('text of the body')

/** The response as a `Response`. Its text stands beside it, so that an adapter need not read it back out of a stream. */
export function toResponse({ status, headers = {}, body }: PlainResponse): Response {
  const text = body === undefined ? null : JSON.stringify(body)
  const own = text === null ? { 'Content-Length': '0' } : { 'Content-Type': 'application/json' }
  const response = new Response(text, { status, headers: { ...headers, ...own } })
  return Object.defineProperty(response, textOfBody, { value: text ?? '' })
}

/** The text of a `Response` that `toResponse` has made and nobody has replaced; `undefined` for any other. */
export function readText(response: Response): string | undefined {
  return (response as { readonly [textOfBody]?: string })[textOfBody]
}
