import type { Attempt } from '../wire/record-wire.ts'
import { lengthRequired } from '../wire/to-safe-init.ts'

/** Says why the attempts of a call do not tell whether its order was executed. */
export function toReason(attempts: readonly Attempt[], { arrival }: Attempt, failure: unknown): string {
  const isRepeated = attempts.some((attempt) => attempt.isRepeated)
  const again = isRepeated
    ? ', and fetch sent the order more than once: turn off its retries, if it has any'
    : ''
  if (arrival) {
    const hint = arrival.status === 411 ? `, and a ${lengthRequired}` : ''
    return `the response (${arrival.status}) does not tell${hint}${again}`
  }
  // A `fetch` of the caller's own can throw an error for the response.
  const { name, message } = Object((failure as Error | undefined)?.cause) as Error
  return `no response arrived${name === 'ConfigError' ? `: ${message}` : ''}${again}`
}
