import { HostwrightError } from './hostwright-error.ts'

/**
 * No answer came: the connection could not be made, or it broke before the answer was complete.
 * Whether the API executed the call is unknown.
 */
export class ConnectionError extends HostwrightError {
  declare readonly operation: string

  constructor(operation: string, cause: unknown) {
    super(
      'ConnectionError',
      `The connection failed before an answer was complete: ${reason(cause)} (${operation})`,
      {
        operation,
        cause,
      },
    )
  }
}

/** Runtimes wrap the interesting part: undici's "fetch failed" carries "connect ECONNREFUSED …" as its cause. */
function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const {
    cause: inner,
    errors,
    code,
  } = cause as { cause?: unknown; errors?: readonly unknown[]; code?: string }
  const deeper = inner ?? errors?.[0]
  return (deeper instanceof Error && reason(deeper)) || cause.message || (code ?? cause.name)
}
