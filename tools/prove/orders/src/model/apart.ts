import type { Departure, Departures } from './departures.ts'
import type { ForgetfulJournal } from '../journal-faults.ts'
import type { Plan } from './plan.ts'

/**
 * Reasons for false verdicts that no design can prevent. A process knows only the orders that it sent itself and those
 * in the journal: an order of another process that the journal has lost or never had is invisible, unless the account
 * shows it.
 *
 * Everything else has to be right: a lost log entry of this order only removes evidence, and leaves `unknown`. A lost
 * entry of a colleague who orders for somebody else hides nothing of this order. Keys that rotate or are narrowed
 * remove evidence too, and a late entry or a gateway's clock changes nothing within the 10 minutes and 2 minutes that
 * the client allows for.
 */
export type Reason =
  | 'a contract was not listed for longer than the horizon'
  | 'the journal had lost the order, and the process that sent it was dead'
  | 'the journal had lost the order, and another process had sent it'
  | 'another process with another journal had sent the order'

/** Decides whether a violation is counted apart; `undefined` means that it is a real violation. */
export interface Apart {
  /**
   * For a process that said at a time that an order was not executed and would not be, although it was before or after.
   */
  ofDenial(key: string, by: string, at: number): Reason | undefined
  /** For a wish that was executed more than once, under these keys. */
  ofDouble(keys: readonly string[]): Reason | undefined
}

interface Surroundings {
  readonly plan: Plan
  /** Journal that all processes share; `undefined` if each has its own. */
  readonly journal: Pick<ForgetfulJournal, 'hasLost'> | undefined
  readonly hasDied: (process: string) => boolean
  readonly departures: Pick<Departures, 'of'>
}

/** Longest time between the claim of an order and its departure. */
export const claimMs = 15_000

export function createApart({ plan, journal, hasDied, departures }: Surroundings): Apart {
  const toLoss = ({ process }: Departure): Reason =>
    hasDied(process)
      ? 'the journal had lost the order, and the process that sent it was dead'
      : 'the journal had lost the order, and another process had sent it'

  /** Returns why a process cannot know at a time of an order that another process sent before. */
  function whyUnknown(sent: Departure, by: string, at: number): Reason | undefined {
    if (sent.process === by || sent.at > at) return undefined
    if (journal === undefined) return 'another process with another journal had sent the order'
    return journal.hasLost(sent.at - claimMs, at) ? toLoss(sent) : undefined
  }

  /**
   * Returns why an order left after it was reported as not executed. A process that has sent it before does not retry
   * it.
   */
  function whySentLater(sent: Departure, all: readonly Departure[], at: number): Reason | undefined {
    const isRepeated = all.some(({ process, at: before }) => process === sent.process && before < at)
    if (sent.at < at || isRepeated || !journal?.hasLost(at, sent.at)) return undefined
    return toLoss(sent)
  }

  return {
    ofDenial(key, by, at) {
      if (isOutlasting(plan)) return 'a contract was not listed for longer than the horizon'
      const all = departures.of(key).filter(({ isRejected }) => !isRejected)
      const reasons = all.map((sent) => whyUnknown(sent, by, at) ?? whySentLater(sent, all, at))
      return reasons.find((reason) => reason !== undefined)
    },
    ofDouble(keys) {
      if (isOutlasting(plan)) return 'a contract was not listed for longer than the horizon'
      const all = departures.of(...keys).filter(({ isRejected }) => !isRejected)
      const calls = new Map(all.map((sent) => [sent.call, sent.process]))
      // A process remembers the orders that it has sent, whatever the journal says later.
      if (new Set(calls.values()).size < calls.size) return undefined
      const reasons = all.flatMap((later) =>
        all.map((sent) =>
          isEvident(plan, sent, later) ? undefined : whyUnknown(sent, later.process, later.at),
        ),
      )
      return reasons.find((reason) => reason !== undefined)
    },
  }
}

const minute = 60_000

// Each event hides a contract under its name from the list, or from a key.
const hiding = new Set<Plan['events'][number]['kind']>([
  'newest contract is renamed',
  'newest contract is not listed',
  'set-up is held',
  'key is narrowed',
])

// The account is read some time before an order leaves, and the clocks of the API's nodes differ.
const marginMs = 6 * minute
const shortestHorizonMs = 15 * minute

/**
 * Reports whether the account showed an order before another one of the same wish left: its contract was listed under
 * its name, or its entry was in the log of the key that sent both.
 */
function isEvident(
  { product, setupMs, lagMs, lateMs, events }: Plan,
  { executed, apiKey }: Departure,
  later: Departure,
): boolean {
  if (executed === undefined) return false
  const seenMs = later.at - executed.at - marginMs
  const isListed = seenMs > (product === 'vps' ? setupMs : 0) && !events.some(({ kind }) => hiding.has(kind))
  const isLogged = executed.entry !== 'lost' && seenMs > lagMs + (executed.entry === 'late' ? lateMs : 0)
  return isListed || (isLogged && apiKey === later.apiKey && later.at - executed.at < shortestHorizonMs)
}

/** Reports whether a contract may be missing from the list for longer than the horizon. */
function isOutlasting({ product, setupMs, events }: Pick<Plan, 'product' | 'setupMs' | 'events'>): boolean {
  // A VPS is not listed during its set-up, so its horizon is longer than that of a hosting server.
  const mostMs = product === 'vps' ? 60 * minute : 15 * minute
  const unlistedMs = product === 'vps' ? setupMs : 0
  const hidden = events.flatMap((event) =>
    event.kind === 'newest contract is not listed' ? [event.forMs] : [],
  )
  return unlistedMs + hidden.reduce((sum, ms) => sum + ms, 0) > mostMs
}
