import { orderSuffix } from './buyer/with-steps.ts'
import type { Buyer, End } from './buyers.ts'
import type { Told } from './messages.ts'
import type { Account, Finding } from './truth.ts'

/** What is noted while processes buy. */
export interface Seen extends Pick<Account, 'found' | 'sent' | 'undecided'> {
  readonly kills: string[]
  readonly failures: Finding[]
  /** False when the API's time has gone on for so long that nothing will come of it. */
  note(buyer: Buyer, told: Told): boolean
  /** How a process ended that was not killed. */
  noteEnd(end: End | undefined): void
}

const longestMs = 5 * 24 * 3_600_000

export function createSeen(now: () => number): Seen {
  const found: Account['found'][number][] = []
  const sent = new Map<string, string>()
  const undecided: string[] = []
  const placing = new Map<Buyer, Extract<Told, { kind: 'placing' }>>()
  const endsAt = now() + longestMs
  const seen: Seen = {
    kills: [],
    failures: [],
    undecided,
    found,
    sent,
    note(buyer, told) {
      if (told.kind === 'found') found.push(told)
      if (told.kind === 'undecided') undecided.push(told.reason)
      if (told.kind === 'placing') placing.set(buyer, told)
      const placed = placing.get(buyer)
      const isOrder = told.kind === 'step' && told.name.includes(orderSuffix)
      if (isOrder && placed !== undefined) sent.set(placed.id, placed.mark)
      return now() < endsAt
    },
    noteEnd(end) {
      if (end === undefined || end.code === 0) return
      seen.failures.push({ wrong: 'crash', because: `exit code ${end.code}: ${end.stderr.slice(0, 2_000)}` })
    },
  }
  return seen
}
