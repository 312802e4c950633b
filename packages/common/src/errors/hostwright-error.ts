import type { Attempt } from './attempt.ts'
import { withoutUndefined } from './without-undefined.ts'

// The marker is registered, not a local symbol, so that the guards recognise an error that another
// copy of this package made.
const marker: unique symbol = Symbol.for('@hostwright/error') as never

/** What an error has beside its message: each becomes a property of it. */
export interface ErrorFields {
  /** Method and path template of the call, when there was one. */
  readonly operation?: string | undefined
  /** What led to it, without secrets. */
  readonly cause?: unknown
  readonly [field: string]: unknown
}

/** The base of every error this SDK makes. A caller's own abort is the one rejection that is not. */
export class HostwrightError extends Error {
  /** The class name, also after minification. */
  declare readonly name: string
  /** The operation that was called, such as `POST /v1/vps/servers/{uuid}/power/stop`, when there was one. */
  declare readonly operation: string | undefined
  constructor(name: string, message: string, { cause, ...fields }: ErrorFields = {}) {
    super(message, cause === undefined ? undefined : { cause })
    Object.assign(this, withoutUndefined(fields), { name, message })
    Object.defineProperty(this, marker, { value: name })
  }

  /** The attempts that were made of the call, oldest first; empty when nothing was sent. */
  get attempts(): readonly Attempt[] {
    return []
  }

  /**
   * The values in the path of the call, such as `{ uuid }`, as texts of at most 100 characters; empty when there
   * are none. Not enumerable, so that a program that logs whole errors keeps them out of its logs.
   */
  get params(): Readonly<Record<string, string>> {
    return {}
  }

  /** For `JSON.stringify`: the message too, which the language leaves out. */
  toJSON(): object {
    return { ...(this as object), message: this.message }
  }
}

/** The class name of an SDK error, `undefined` for anything else. Works across copies of the package. */
export function errorName(error: unknown): string | undefined {
  return (Object(error) as { readonly [marker]?: string })[marker]
}

/** The HTTP status of an SDK error that a response made; 0 for anything else. */
export function errorStatus(error: unknown): number {
  return (isHostwrightError(error) && (error as { readonly status?: number }).status) || 0
}

/** Whether `error` was made by this SDK. */
export function isHostwrightError(error: unknown): error is HostwrightError {
  return errorName(error) !== undefined
}
