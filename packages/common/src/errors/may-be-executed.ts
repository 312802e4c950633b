import { isApiError } from './api-error.ts'
import { isHostwrightError } from './hostwright-error.ts'

// A server or a proxy sends these statuses when it no longer waits for a request that may still be executed.
const givenUp = new Set([408, 499])

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
  if (!isHostwrightError(error)) return true
  if (['ConfigError', 'JournalError'].includes(error.name)) return false
  if ((error as { readonly sent?: unknown }).sent === false) return false
  return !isApiError(error) || error.status >= 500 || givenUp.has(error.status)
}
