import type { Client } from '@hostwright/common'

/** An operation that the API has accepted. */
export interface Acceptance {
  /** When it was accepted, in milliseconds since the epoch. */
  readonly at: number
  /** To be called when the operation has been seen in progress. */
  seeInProgress(): void
  /**
   * Whether a state that is read now belongs to the operation: the operation has been seen in progress, or
   * the time within which the API shows it has passed. An earlier state may be from before the operation.
   */
  isReflected(): boolean
}

/** The API shows operations within about 3 minutes. */
const reflectionMs = 180_000

type Clocks = Pick<Client, 'now' | 'monotonic'>

/** Returns the acceptance of a response. Its `Date` is on the API's clock, like the dates of states. */
export function readAcceptance(clocks: Clocks, { headers }: Response): Acceptance {
  const at = Date.parse(headers.get('Date') ?? '')
  return createAcceptance(clocks, Number.isNaN(at) ? clocks.now() : at, 0)
}

/** Returns the acceptance of a stored operation; without a stored time it counts from now. */
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
