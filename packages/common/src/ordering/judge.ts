import { parseJapanTime } from '../world/japan-time.ts'
import { type Evidence, findMarked } from './evidence.ts'
import type { Quote } from './ordering.ts'
import type { Reconciliation } from './reconciliation.ts'

/** What is known of an order beside what the account shows. */
export interface Known {
  /** How many successes the log must have since the quote: its own dry run, and what others are known to have sent. */
  readonly accounted: number
  /** For how long the order cannot have been sent any more, in milliseconds. */
  readonly quietMs: number
  /** By how much the log has gone on since then, in its own time; null where nobody knows. */
  readonly logWentOnMs: number | null
  /** How long an order may take to show, in milliseconds. */
  readonly horizonMs: number
}

const minuteMs = 60_000

/**
 * Judges what became of an order. A new contract with a mark that nobody else can have is the order. Everything
 * short of that and of a proof that there is none is `unknown`.
 */
export function judge(quote: Quote<object>, evidence: Evidence, known: Known): Reconciliation {
  const entries = evidence.entries ?? []
  const marked = findMarked(quote, evidence)
  const successes = entries.filter(({ status_code }) => status_code < 400).length
  const verdict = (rest: Omit<Reconciliation, 'entries'>): Reconciliation => ({ ...rest, entries })

  if (quote.mark !== null && marked.length > 0) {
    const { field, value, isUnique } = quote.mark
    const named = `a new contract has the ${field} ${value}`
    if (isUnique) return verdict({ outcome: 'executed', contracts: marked, reason: named })
    // Somebody else may have given the same: the log of this key has to have the order too.
    const hasLeftTrace = successes > known.accounted || entries.some(isAmbiguous)
    if (hasLeftTrace && marked.length === 1) {
      return verdict({
        outcome: 'executed',
        contracts: marked,
        reason: `${named}, and the log has the order`,
      })
    }
    return verdict(unknown(likely(`${named}, which somebody else may have ordered`, 'the log of this key')))
  }
  if (successes > known.accounted) {
    const reason = 'the log has an order or dry run answered with success that nobody here accounts for'
    return verdict(unknown(likely(reason, markToCome(quote))))
  }
  const doubt = findDoubt(quote, evidence, known, successes) ?? findHaste(evidence, known)
  if (doubt !== undefined) return verdict(unknown(doubt))
  const reason = 'long after it can have been sent, neither the log nor the contracts have anything of it'
  return verdict({ outcome: 'not-executed', contracts: [], reason })
}

type Doubt = Required<Pick<Reconciliation, 'reason' | 'decides' | 'askAgainMs'>> &
  Pick<Reconciliation, 'likely'>

function unknown(doubt: Doubt): Omit<Reconciliation, 'entries'> {
  return { outcome: 'unknown', contracts: [], ...doubt }
}

function likely(reason: string, decides: string): Doubt {
  return { likely: 'executed', reason, decides, askAgainMs: minuteMs }
}

function markToCome({ mark }: Quote<object>): string {
  return mark === null
    ? 'a look at the contracts, for the order has no mark'
    : `a new contract with the ${mark.field} ${mark.value}, which is listed when it has been set up`
}

/** Why what is seen cannot show that there is nothing; `undefined` when it can. */
function findDoubt(
  quote: Quote<object>,
  { contracts, entries, apiNow }: Evidence,
  { accounted, logWentOnMs, horizonMs }: Known,
  successes: number,
): Doubt | undefined {
  if (contracts === null) {
    return doubt('this key may not list the contracts', 'a key that may', horizonMs)
  }
  if (entries === null || apiNow === null) {
    return doubt('this key may not read the execution log, or did not when it quoted', 'its log', horizonMs)
  }
  if (successes < accounted) {
    const reason = 'the log does not show the quote’s own dry run, so it need not show the order'
    return doubt(reason, 'the log of the key that made the quote, when it has caught up', minuteMs)
  }
  if (logWentOnMs === null || logWentOnMs < Math.min(5 * minuteMs, horizonMs / 3)) {
    return doubt('the log has not gone on since the order was sent', 'later entries in it', minuteMs)
  }
  if (quote.mark !== null) return undefined
  const isNew = (id: string): boolean => !quote.contracts?.includes(id)
  const mayBeOurs = entries.some(isAmbiguous) || contracts.some(({ id }) => isNew(id))
  return mayBeOurs
    ? doubt('the order has no mark, and there is a failure in the log or a new contract', 'a look', horizonMs)
    : undefined
}

/** Why it is too early to say that there will be nothing. */
function findHaste({ entries, apiNow }: Evidence, { quietMs, horizonMs }: Known): Doubt | undefined {
  // A failure of the service is the trace of an attempt, perhaps another process's, that may still be finished.
  const trails = (entries ?? [])
    .filter(isAmbiguous)
    .map(({ created_at }) => (apiNow ?? 0) - (parseJapanTime(created_at) ?? apiNow ?? 0))
  const leftMs = horizonMs - Math.min(quietMs, ...trails)
  if (leftMs <= 0) return undefined
  const reason = 'the service may still be carrying it out'
  return doubt(reason, 'time without a trace of it', Math.ceil(Math.min(leftMs, horizonMs)))
}

function isAmbiguous({ status_code }: { readonly status_code: number }): boolean {
  return status_code >= 500 || status_code === 409
}

function doubt(reason: string, decides: string, askAgainMs: number): Doubt {
  return { reason, decides, askAgainMs }
}
