import type { OrderJournal } from '@hostwright/common'

/** Settles a quote that was not sent and will not be. `false` when somebody has begun to send it meanwhile. */
export async function settleRecord(journal: OrderJournal, quoteId: string): Promise<boolean> {
  const record = await journal.read(quoteId)
  if (record?.state !== 'planned') return record?.state !== 'sending' && !record?.outcome?.executed
  const { revision } = record
  return journal.write({
    ...record,
    revision: revision + 1,
    writer: crypto.randomUUID(),
    state: 'settled',
    outcome: { executed: false },
  })
}
