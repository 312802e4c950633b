import type { Client } from '@hostwright/common'

/** What is known of an operation that the API has accepted. */
export interface Acceptance {
  /** When it was accepted, in milliseconds since the epoch. */
  readonly at: number
  /** To be told when the operation has been seen in progress. */
  seeInProgress(): void
  /**
   * Whether what is read now is of the operation: it has been seen in progress, or the time has passed within
   * which the API shows it. Before, what is read may still be of the time before it.
   */
  isReflected(): boolean
}

/** Operations show within about 3 minutes. */
const reflectionMs = 180_000

type Clocks = Pick<Client, 'now' | 'monotonic'>

/** The acceptance that a response tells: its `Date` is the API's own time, in which it dates its states. */
export function readAcceptance(clocks: Clocks, { headers }: Response): Acceptance {
  const at = Date.parse(headers.get('Date') ?? '')
  return createAcceptance(clocks, Number.isNaN(at) ? clocks.now() : at, 0)
}

/** The acceptance of an operation that was stored; of one that was stored without, the time counts from now on. */
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
