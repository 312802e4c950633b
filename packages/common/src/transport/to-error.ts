import type { ClientConfig } from '../client-config.ts'
import { ApiError } from '../errors/api-error.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import type { Call } from './call.ts'
import { parseErrorBody } from './parse-error-body.ts'
import { parseRateLimit, parseRetryAfter } from './rate-limit.ts'
import { createRedactor } from './redact.ts'

/**
 * The error that stands for an answer that is no success: an {@link ApiError} where the API spoke, else an
 * {@link UnexpectedResponseError}. The body is `undefined` when it was too large to be read.
 */
export function toError(
  { operation, request }: Call,
  response: Response,
  body: string | undefined,
  { maxResponseBytes, world }: Pick<ClientConfig, 'maxResponseBytes' | 'world'>,
): HostwrightError {
  const { status, headers } = response
  const redact = createRedactor(request)
  const now = world.now()
  const told = { operation, status, retryAfterMs: parseRetryAfter(headers, now) }
  const error = status >= 400 ? parseErrorBody(body ?? '', redact) : undefined
  if (error !== undefined) return new ApiError({ ...error, ...told, rateLimit: parseRateLimit(headers, now) })
  const contentType = headers.get('Content-Type')
  return new UnexpectedResponseError({
    ...told,
    contentType: contentType && redact(contentType, 100),
    problem:
      body === undefined
        ? `The answer is larger than ${maxResponseBytes} bytes (maxResponseBytes)`
        : toProblem(response),
    snippet: redact(body ?? '', 120),
  })
}

function toProblem({ status, type }: Response): string {
  if (status >= 400) return 'An error came without the API’s error body'
  if (type === 'opaqueredirect' || status >= 300) {
    return 'A redirect came instead of an answer; it was not followed'
  }
  return 'A success came that is not what the description says'
}
