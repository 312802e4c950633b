import { type Evidence, findMarked } from './evidence.ts'
import type { OrderRecord, SentRequest } from './order-record.ts'
import type { Quote } from './ordering.ts'

/**
 * How many successes the log must have that the quote did not know: the one of its own dry run, and those of
 * other intents that were sent with the same API key after the log had been noted. None is counted that might
 * have been in it before, or that might not have got to the API: too few accounted for make `unknown`, too many
 * would make a wrong `not-executed`.
 */
export function accountFor(
  quote: Quote<object>,
  records: readonly OrderRecord[],
  evidence: Evidence,
): number {
  const own = records.find(({ id }) => id === quote.id)
  if (!own?.before) return 1
  const isClear = !(evidence.entries ?? []).some(({ status_code }) => status_code >= 500)
  let accounted = 1
  for (const record of records) {
    if (record.id === quote.id) continue
    const later = record.requests
      .slice(own.before[record.id] ?? 0)
      .filter(({ keyId }) => keyId === quote.keyId)
    accounted += later.filter(isSuccess).length
    if (isClear && later.some(isLostOrder) && hasContract(record, evidence)) accounted += 1
  }
  return accounted
}

function isSuccess({ status }: SentRequest): boolean {
  return status !== null && status < 400
}

function isLostOrder({ kind, status }: SentRequest): boolean {
  return kind === 'order' && status === null
}

/**
 * Whether the answer of an order was lost and there is its contract. Where the log has no failure of the service,
 * its entry can only be a success.
 */
function hasContract({ quote, requests }: OrderRecord, evidence: Evidence): boolean {
  if (quote === undefined || !quote.mark?.isUnique) return false
  return (
    !requests.some((sent) => sent.kind === 'order' && isSuccess(sent)) &&
    findMarked(quote, evidence).length > 0
  )
}
