import { minuteMs } from '../world/durations.ts'
import { japanTimeMs } from '../call/japan-time.ts'
import type { Account } from './account-for.ts'
import { type Evidence, findMarked, isAmbiguous } from './evidence.ts'
import { lagOf } from './order-log.ts'
import type { Quote } from '../journal/quote.ts'
import { type Reconciliation, toReconciliation } from './reconciliation.ts'

/** What is known of an order beside what the account shows. */
export interface Known extends Account {
  /** For how long the order cannot have been sent any more, in milliseconds. */
  readonly quietMs: number
  /** By how much the log has gone on since then, in its own time. */
  readonly logWentOnMs: number
  /** How long an order may take to show, in milliseconds. */
  readonly horizonMs: number
}

/**
 * Judges what became of an order. A new contract with a mark that nobody else can have is the order. Everything
 * short of that and of a proof that there is none is `unknown`.
 */
export function judge(quote: Quote<object>, evidence: Evidence, known: Known): Reconciliation {
  const { mark } = quote
  const entries = evidence.entries ?? []
  const marked = findMarked(quote, evidence)
  // Somebody else may have given the same mark: the log of this key has to have the order too, and only this one.
  const isProven = marked.length === 1 && known.isLogged && !known.isContested
  const unknown = (reason: string, askAgainMs = minuteMs): Reconciliation =>
    toReconciliation('unknown', reason, { entries, askAgainMs })

  if (marked.length > 0 && (mark?.isUnique || isProven)) {
    return toReconciliation('executed', 'there is a new contract with its mark', {
      entries,
      contracts: marked,
    })
  }
  if (marked.length > 0 || known.isLogged) {
    const sign = 'a contract with its mark, or a success in the log, may be of another order; both decide'
    return { ...unknown(sign), likely: 'executed' }
  }
  const doubt = findDoubt(quote, evidence, known)
  if (doubt !== undefined) return unknown(doubt)
  // The log shows what was carried out until its newest entry, no later.
  const leftMs = known.horizonMs - Math.min(known.quietMs, known.logWentOnMs, ...readTrails(evidence))
  if (leftMs > 0) return unknown('it may still be carried out; time decides', Math.ceil(leftMs))
  const reason = 'long after it was sent, there is no trace of it'
  return toReconciliation('not-executed', reason, { entries })
}

/** Why what is seen cannot show that there is nothing; `undefined` when it can. */
function findDoubt(
  quote: Quote<object>,
  { contracts, entries, apiNow }: Evidence,
  { logWentOnMs, horizonMs, isLacking, mayBeLogged }: Known,
): string | undefined {
  if (contracts === null || entries === null || apiNow === null) {
    return 'this key cannot read contracts and log; one that can decides'
  }
  // What the log has come past is shown in it.
  if (logWentOnMs < lagOf(horizonMs)) {
    return 'the log has not gone on since; later entries decide'
  }
  if (isLacking) return 'the log lacks what was sent before; later entries, or another key, decide'
  if (mayBeLogged) return 'a success in the log may be its own; a contract with its mark decides'
  const isUnclear =
    quote.mark === null &&
    (entries.some(isAmbiguous) || contracts.some(({ id }) => !quote.contracts?.includes(id)))
  return isUnclear
    ? 'without a mark, a new contract or a failure in the log may be its own; a look decides'
    : undefined
}

/** How long ago the log had failures of the service: attempts, perhaps another process's, that may still be finished. */
function readTrails({ entries, apiNow }: Evidence): number[] {
  return (entries ?? [])
    .filter(isAmbiguous)
    .map(({ created_at }) => (apiNow ?? 0) - (japanTimeMs(created_at) ?? Infinity))
}
