import type { ClientPorts } from '@hostwright/common/ports'

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
  /**
   * Takes the age of a restored operation from a response of its wait: the clock of this machine may differ from that
   * of the API, on which the operation was accepted. `undefined` for an operation that was just accepted.
   */
  readonly see: ((response: Response) => void) | undefined
}

/** Time within which the API shows an accepted operation, in milliseconds. */
const reflectionMs = 180_000

type Clocks = Pick<ClientPorts, 'now' | 'monotonic'>

/**
 * Reads the time of acceptance from the `Date` header of a response. This time is on the API's clock, like the dates of
 * states. Without a valid header, the client's clock gives the time.
 */
export function readAcceptance(clocks: Clocks, response: Response): Acceptance {
  return createAcceptance(clocks, toTime(clocks, response))
}

function toTime({ now }: Clocks, { headers }: Response): number {
  return Date.parse(headers.get('Date')!) || now()
}

/**
 * Creates an acceptance from its time; if that is not known, it is now. The acceptance counts from now, or if it is
 * restored, from its time.
 */
export function createAcceptance(clocks: Clocks, at?: number, isRestored?: boolean): Acceptance {
  const { now, monotonic } = clocks
  let reflectedAt = monotonic() + reflectionMs
  const acceptance: Acceptance = {
    at: at ?? now(),
    isDated: at !== undefined,
    wasInProgress: false,
    isReflected: () => acceptance.wasInProgress || monotonic() >= reflectedAt,
    see: isRestored
      ? (response) => {
          reflectedAt = monotonic() + reflectionMs - Math.max(0, toTime(clocks, response) - at!)
        }
      : undefined,
  }
  return acceptance
}
