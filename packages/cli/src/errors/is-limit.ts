import { isHostwrightError } from '@hostwright/common'
import type { Failure } from './failure.ts'

/** Whether a limit of the API stopped a call: it was rejected with 429, or not sent because there was no room for it. */
export function isLimit(error: unknown): boolean {
  if (!isHostwrightError(error)) return false
  const { name, status, sent, message }: Failure = error
  return status === 429 || (name === 'TimeoutError' && sent === false && /\bslot\b/.test(message))
}
