import { HostwrightError } from './hostwright-error.ts'

/**
 * No response arrived: the connection could not be made, or it broke before the response was complete.
 * Whether the API executed the call is unknown.
 */
export class ConnectionError extends HostwrightError {
  /** The operation that was called, such as `GET /v1/vps/servers`. */
  declare readonly operation: string

  constructor(operation: string, cause: unknown) {
    const problem = 'The connection failed before a response was complete'
    super('ConnectionError', `${problem}: ${toReason(cause).replace(/\.$/, '')} (${operation})`, {
      operation,
      cause,
    })
  }
}

/** Runtimes wrap the interesting part: undici's "fetch failed" carries "connect ECONNREFUSED …" as its cause. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, errors, message, code, name } = error as Wrapper
  const inner = cause ?? errors?.[0]
  return (inner ? toReason(inner) : '') || message || code || name
}

interface Wrapper extends Error {
  readonly errors?: readonly unknown[]
  readonly code?: string
}
