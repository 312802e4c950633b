import { orderLeft } from './buyer/with-steps.ts'
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

type Placing = Extract<Told, { kind: 'placing' }>

const longestMs = 5 * 24 * 3_600_000

/** `mayResend` is true where the API rejects orders so that the same quote may be placed again. */
export function createSeen(now: () => number, mayResend: boolean): Seen {
  const found: Account['found'][number][] = []
  const sent = new Map<string, string>()
  const undecided: string[] = []
  const placing = new Map<Buyer, Placing>()
  const endsAt = now() + longestMs
  function noteSent({ id, mark }: Placing): void {
    if (sent.has(id) && !mayResend) seen.failures.push({ wrong: 'sent twice', because: `the quote ${id}` })
    sent.set(id, mark)
  }

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
      if (told.kind === 'step' && told.name.endsWith(orderLeft) && placed !== undefined) noteSent(placed)
      return now() < endsAt
    },
    noteEnd(end) {
      if (end === undefined || end.code === 0) return
      seen.failures.push({
        wrong: 'crash',
        because: `it ended with ${end.code}: ${end.stderr.slice(0, 2_000)}`,
      })
    },
  }
  return seen
}
