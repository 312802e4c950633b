import type { Client } from '@hostwright/common'

/**
 * The acceptance of an operation by the API. It tells whether a state that was read is from after the operation or from
 * before.
 */
export interface Acceptance {
  /** Time of the acceptance, in milliseconds since the epoch. */
  readonly at: number
  /** Whether `at` is the time of the acceptance; if not, it is the time at which the operation was resumed. */
  readonly isDated: boolean
  /** Whether a read has shown the operation in progress. The reader sets it. */
  wasInProgress: boolean
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
  return createAcceptance(clocks, Date.parse(headers.get('Date') ?? '') || undefined, 0)
}

/** Creates an acceptance from its time and its age. If they are not known, the acceptance counts from now. */
export function createAcceptance({ now, monotonic }: Clocks, at: number = now(), ageMs?: number): Acceptance {
  const reflectedAt = monotonic() - (ageMs ?? 0) + reflectionMs
  const acceptance: Acceptance = {
    at,
    isDated: ageMs !== undefined,
    wasInProgress: false,
    isReflected: () => acceptance.wasInProgress || monotonic() >= reflectedAt,
  }
  return acceptance
}
