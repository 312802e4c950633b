import type { Client } from '@hostwright/common'

/**
 * The acceptance of an operation by the API. It tells whether a state that was read is from after the operation or from
 * before.
 */
export interface Acceptance {
  /** Time of the acceptance, in milliseconds since the epoch. */
  readonly at: number
  /** Called when a read has shown the operation in progress. */
  seeInProgress(): void
  /**
   * Whether a state that is read now belongs to the operation: a read has shown it in progress, or the 3 minutes have
   * passed within which the API shows an operation. An earlier state may be from before the operation.
   */
  isReflected(): boolean
}

/** Time within which the API shows an accepted operation, in milliseconds. */
const reflectionMs = 180_000

type Clocks = Pick<Client, 'now' | 'monotonic'>

/**
 * Reads the time of acceptance from the `Date` header of a response. This time is on the API's clock, like the dates of
 * states. Without a valid header, the client's clock gives the time.
 */
export function readAcceptance(clocks: Clocks, { headers }: Response): Acceptance {
  const at = Date.parse(headers.get('Date') ?? '')
  return createAcceptance(clocks, Number.isNaN(at) ? clocks.now() : at, 0)
}

/**
 * Restores the acceptance of an operation that was stored as JSON. Without a stored time, the acceptance counts from
 * now.
 */
export function restoreAcceptance(clocks: Clocks, at: number = clocks.now()): Acceptance {
  return createAcceptance(clocks, at, Math.max(0, clocks.now() - at))
}

function createAcceptance({ monotonic }: Clocks, at: number, ageMs: number): Acceptance {
  const reflectedAt = monotonic() - ageMs + reflectionMs
  let isInProgress = false
  return {
    at,
    seeInProgress: () => void (isInProgress = true),
    isReflected: () => isInProgress || monotonic() >= reflectedAt,
  }
}
