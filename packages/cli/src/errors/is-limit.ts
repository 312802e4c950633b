import { isHostwrightError } from '@hostwright/common'
import type { Failure } from './failure.ts'

/**
 * Whether a rate limit stopped a call: it was rejected with 429, or not sent because no slot was free before its
 * deadline.
 */
export function isLimit(error: unknown): boolean {
  if (!isHostwrightError(error)) return false
  const { name, status, sent, message }: Failure = error
  return status === 429 || (name === 'TimeoutError' && sent === false && /\bslot\b/.test(message))
}
