import type { OrderRecord, SentRequest } from '../../journal/order-record.ts'
import type { Quote } from '../../journal/quote.ts'
import { later } from './api-clock.ts'
import { createRecord, toOpenRequest } from '../record/records.ts'

// Time that the requests of a quote take at most.
const quoteMs = 120_000

/**
 * Returns a record for an order that the journal does not have. An attempt is assumed to have left: the process that
 * sent it may have lost its journal.
 *
 * @param revision that of an old record in the journal, which this one replaces
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
    // The dry run has succeeded: there is a quote.
    to: later(apiBy, quoteMs),
    status: 200,
    result: 'executed',
  }
  const order = toOpenRequest('order', keyId, apiAt, leftBy)
  const record = createRecord({ id, account, path, at, idempotencyKey, quote })
  return { ...record, revision, state: 'sending', requests: [dryRun, order] }
}
