import type { OrderRecord, SentRequest } from '../../journal/order-record.ts'
import type { Quote } from '../../journal/quote.ts'
import { later } from './api-clock.ts'
import { createRecord, toOpenRequest } from '../record/records.ts'

// Longest duration of a quote's requests, in milliseconds.
const quoteMs = 120_000

/**
 * Returns a record for an order that is missing in the journal. It has one request with an unknown outcome, because the
 * process that sent the order may have lost its journal.
 *
 * @param revision revision of the outdated record that this one replaces
 */
export function assumeSent(
  quote: Quote<object>,
  at: number,
  leftBy: number | null,
  revision = 0,
): OrderRecord {
  const { id, account, path, idempotencyKey, keyId, apiAt, apiBy } = quote
  const dryRun: SentRequest = {
    ...toOpenRequest('dry-run', keyId, apiAt, apiBy),
    // The dry run succeeded, because a quote exists.
    to: later(apiBy, quoteMs),
    status: 200,
    result: 'executed',
  }
  const order = toOpenRequest('order', keyId, apiAt, leftBy)
  const record = createRecord({ id, account, path, at, idempotencyKey, quote })
  return { ...record, revision, state: 'sending', requests: [dryRun, order] }
}
