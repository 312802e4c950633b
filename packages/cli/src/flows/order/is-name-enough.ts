import type { Client, OrderRecord, Quote } from '@hostwright/common'

// For so long after it was sent, a request may still be carried out; with room for the differences of clocks.
const openMs = 1_800_000

/**
 * Whether an order can be told from all others by the name that its user gave, should no response arrive. For that, the
 * log has to have a success that can be nobody else's. Another order that is not settled may leave one, and so may a
 * dry run without a response, such as that of a run that was killed. A name that is made from the key is enough.
 */
export async function isNameEnough({ journal, account }: Client, quote: Quote<object>): Promise<boolean> {
  if (quote.mark?.isUnique) return true
  const records = await journal.list()
  return !records.some((record) => record.account === account && isRival(quote, record) && isOpen(record))
}

function isRival({ id, path, keyId, apiAt }: Quote<object>, record: OrderRecord): boolean {
  const last = record.requests.at(-1)
  if (record.id === id || last === undefined || (record.quote?.path ?? path) !== path) return false
  const isRecent = apiAt === null || last.from === null || apiAt - last.from < openMs
  return isRecent && (last.keyId === keyId || last.keyId === '')
}

function isOpen({ state, requests }: OrderRecord): boolean {
  return state !== 'settled' || requests.some(({ kind, status }) => kind === 'dry-run' && status === null)
}
