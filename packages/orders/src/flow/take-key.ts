import type { OrderRecord, Quote } from '@hostwright/common'
import { toKeyId } from '../record/intent-ids.ts'
import { change, createRecord, type Records, rejectUsedKey } from '../record/records.ts'

type Keyed = Pick<Quote<object>, 'id' | 'idempotencyKey'>

/**
 * Takes an Idempotency-Key for a quote, before the claim of its order. Two quotes can have the same key, if the caller
 * has given it, and only one of them may be sent. A record of such a key names the quote that has taken it last.
 *
 * @throws {ConfigError} `idempotencyKey` if the quote that had it was or may have been executed
 */
export async function takeKey(records: Records, quote: Keyed, at: number): Promise<void> {
  const listed = await records.list({ keys: [quote.idempotencyKey], changedSince: Infinity })
  rejectUsedKey(listed, quote)
  const isShared = listed.some(
    ({ id, idempotencyKey }) => id !== quote.id && idempotencyKey === quote.idempotencyKey,
  )
  if (!isShared) return
  const { world } = records
  const id = await toKeyId(world, quote.idempotencyKey)
  const kept = await records.read(id)
  const holder = kept?.intent?.name
  if (holder === quote.id) return
  const record = kept ?? createRecord({ id, world, path: 'key', at, idempotencyKey: quote.idempotencyKey })
  await records.write(change(record, { state: 'settled', intent: { name: quote.id, number: 1 } }))
  // The quote that had the key can have been claimed since the list was read.
  const other = holder && (await records.read(holder))
  if (other) rejectUsedKey([other], quote)
}

/**
 * Rejects an Idempotency-Key that another quote has taken meanwhile. Called after the claim: of two quotes that are
 * placed at the same time, either this one sees that the other has taken the key, or the other sees this claim.
 */
export async function rejectTakenKey(records: Records, quote: Keyed, claimed: OrderRecord): Promise<void> {
  const kept = await records.read(await toKeyId(records.world, quote.idempotencyKey))
  if (kept && kept.intent?.name !== quote.id) rejectUsedKey([{ ...claimed, id: '' }], quote)
}
