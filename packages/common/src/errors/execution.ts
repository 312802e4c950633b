import { isApiError } from './api-error.ts'
import { isHostwrightError } from './hostwright-error.ts'

/** Whether the API executed a request, as far as its result proves it. */
export type Execution = 'executed' | 'not-executed' | 'unknown'

/**
 * Returns what an error proves about the execution of its request: `not-executed`, or `unknown`.
 *
 * `not-executed` means that the request was not sent (a `ConfigError`, a `JournalError`, or `sent` is false), or that
 * the API rejected it: a 4xx other than 408 and 499, with the API's error body. `unknown` for everything else, also for
 * the reason of an abort, and for a plain object that no `toJSON` of this SDK returned.
 */
export function executionOf(error: unknown): Exclude<Execution, 'executed'> {
  if (isApiError(error)) return isRejection(error.status) ? 'not-executed' : 'unknown'
  const isUnsent =
    isHostwrightError(error) &&
    (['ConfigError', 'JournalError'].includes(error.name) ||
      (error as { readonly sent?: unknown }).sent === false)
  return isUnsent ? 'not-executed' : 'unknown'
}

/** Returns what a status of the API says about the execution of its request. */
export function executionOfStatus(status: number): Execution {
  if (status >= 200 && status < 300) return 'executed'
  return isRejection(status) ? 'not-executed' : 'unknown'
}

/**
 * Whether a status rejects a request. A server or a proxy sends 408 and 499 when it no longer waits for a request that
 * may still be executed.
 */
function isRejection(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 499
}

/**
 * Whether the API may have executed the call that failed with this error. If so, read the state before you repeat the
 * call or report that nothing was changed.
 *
 * `false` means that the request was not sent (a `ConfigError`, a `JournalError`, or `sent` is false), or that the API
 * rejected it: a 4xx other than 408 and 499, with the API's error body. `true` for everything else, also for the reason
 * of an abort, and for a plain object that no `toJSON` of this SDK returned. A rejection is taken at its word; an order
 * that was rejected without proof fails with an {@link OrderOutcomeUnknownError}.
 *
 * @example if (!mayBeExecuted(error)) console.log('Nothing was changed.')
 */
export function mayBeExecuted(error: unknown): boolean {
  return executionOf(error) !== 'not-executed'
}
