import { HostwrightError } from './hostwright-error.ts'

/**
 * No complete response arrived: the connection failed or broke. If `sent` is true, whether the API executed the call is
 * unknown.
 */
export class ConnectionError extends HostwrightError {
  /** The operation that was called, such as `GET /v1/vps/servers`. */
  declare readonly operation: string
  /**
   * Whether the request may have been sent. `false` only for an order or a dry run of which nothing has left this
   * machine, because no connection could be made.
   */
  declare readonly sent: boolean

  constructor(operation: string, cause: unknown, sent = true) {
    const problem = sent ? 'The connection failed before a response was complete' : 'Not sent: no connection'
    super('ConnectionError', `${problem}: ${toReason(cause).replace(/\.$/, '')} (${operation})`, {
      operation,
      cause,
      sent,
    })
  }
}

/**
 * Returns the message of the deepest cause that has one: the error of Node's `fetch` says only "fetch failed", and its
 * cause says "connect ECONNREFUSED …". An error of OpenSSL is described by its code, because its message, such as
 * "0A00010B:SSL routines:…", is a place in the source code.
 */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, errors, message, code, name } = error as Wrapper
  const inner = cause ?? errors?.[0]
  return (inner ? toReason(inner) : !/:SSL/.test(message) && message) || code || name
}

interface Wrapper extends Error {
  readonly errors?: readonly unknown[]
  readonly code?: string
}
