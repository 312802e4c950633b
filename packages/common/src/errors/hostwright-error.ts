import type { Attempt } from './attempt.ts'
import { withoutUndefined } from './without-undefined.ts'

// The symbol is registered globally, so that the type guards also recognize errors of another installed copy of this
// package.
const marker: unique symbol = Symbol.for('@hostwright/error') as never

// No other client's error has this property, so a plain object with it was an error of this SDK.
const mark = '@hostwright/error'

/** Properties of an error besides its message. */
export interface ErrorFields {
  /** Method and route template of the call; absent if the error belongs to no call. */
  readonly operation?: string | undefined
  /** The error that caused this one, without secrets. */
  readonly cause?: unknown
  readonly [field: string]: unknown
}

/**
 * The base class of all errors of this SDK. A call rejects with another value only if the value is the caller's: the
 * reason of an aborted signal, or an error of a function such as `apiKey` or `confirm`.
 */
export class HostwrightError extends Error {
  /** The name of the class. It stays the same when a bundler shortens class names. */
  declare readonly name: string
  /**
   * The operation that was called, such as `POST /v1/vps/servers/{uuid}/power/stop`; `undefined` if the error belongs
   * to no call.
   */
  declare readonly operation: string | undefined
  constructor(name: string, message: string, { cause, ...fields }: ErrorFields = {}) {
    super(message, cause === undefined ? undefined : { cause })
    Object.assign(this, withoutUndefined(fields), { name, message })
    Object.defineProperty(this, marker, { value: name })
  }

  /** The attempts of the call, oldest first, including a last one that was not sent; empty if there was none. */
  get attempts(): readonly Attempt[] {
    return []
  }

  /**
   * The path parameters of the call, such as `{ uuid }`, as strings of at most 100 characters. Not enumerable, so that
   * programs that log whole errors do not log them.
   */
  get params(): Readonly<Record<string, string>> {
    return {}
  }

  /**
   * Returns the error as a plain object, for `JSON.stringify`, `postMessage` and IPC, including the message, which
   * `JSON.stringify` leaves out of other errors. It has no stack, cause, `params` or functions. The guards, such as
   * {@link isHostwrightError}, recognize it.
   */
  toJSON(): object {
    const fields = Object.entries(this).filter(([, value]) => typeof value !== 'function')
    return { attempts: this.attempts, ...Object.fromEntries(fields), message: this.message, [mark]: true }
  }
}

/**
 * Returns the class name of an SDK error; `undefined` for other values. Recognizes errors of another installed copy of
 * this package, for which `instanceof` fails.
 */
export function errorName(error: unknown): string | undefined {
  return (Object(error) as { readonly [marker]?: string })[marker]
}

/** Returns the HTTP status of an SDK error; 0 for other values, and for errors without a status. */
export function errorStatus(error: unknown): number {
  return (errorName(error) !== undefined && (error as { readonly status?: number }).status) || 0
}

/**
 * Whether `error` is an error of this SDK, or the plain object that its `toJSON` returned, also after it went through
 * `postMessage`, IPC or JSON.
 */
export function isHostwrightError(error: unknown): error is HostwrightError {
  if (errorName(error) !== undefined) return true
  const { name, message, [mark]: isMarked } = Object(error) as Record<string, unknown>
  return isMarked === true && typeof name === 'string' && typeof message === 'string'
}
