import type { Client } from '../client/client.ts'
import { ConfigError } from '../errors/config-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import { JournalError } from '../errors/journal-error.ts'
import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import type { Quote } from '../journal/quote.ts'

/** The records of one account in its journal. What the journal throws becomes a `JournalError`. */
export interface Records {
  read(id: string): Promise<OrderRecord | undefined>
  /** Writes a record; `undefined` when somebody else has changed it meanwhile. */
  write(record: OrderRecord): Promise<OrderRecord | undefined>
  /**
   * Writes what has happened to an order, whatever others have written of it meanwhile, and goes on when it cannot
   * be written.
   */
  keep(record: OrderRecord, changes: Partial<OrderRecord>): Promise<void>
  /** All records of the account. */
  list(): Promise<OrderRecord[]>
}

export function openRecords({ journal, account }: Pick<Client, 'journal' | 'account'>): Records {
  const write = (record: OrderRecord): Promise<OrderRecord | undefined> => {
    const once = (): Promise<OrderRecord | undefined> =>
      guard(async () => ((await journal.write(record)) ? record : undefined))
    // Of a write that has failed nobody knows whether it is there. Made again, it says so, or is made.
    return once().catch(once)
  }
  return {
    read: (id) => guard(() => journal.read(id)),
    write,
    async keep(record, changes) {
      try {
        let latest: OrderRecord | undefined = record
        for (let tries = 5; latest && tries > 0 && !(await write(change(latest, changes))); tries -= 1) {
          latest = await journal.read(latest.id)
          // What somebody was told to be settled, or has claimed since it was noted as planned, is not placed again.
          const isOwn = latest?.state === 'sending' && latest.revision - record.revision < 2
          if (changes.state === 'planned' && !isOwn) return
        }
      } catch {
        // It is told all the same.
      }
    },
    list: () => guard(async () => (await journal.list()).filter((record) => record.account === account)),
  }
}

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorName(error) === 'JournalError') throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new JournalError(`The order journal failed, so nothing was sent: ${reason}`, error)
  }
}

/** The next revision of a record. */
export function change(record: OrderRecord, changes: Partial<OrderRecord>): OrderRecord {
  return { ...record, ...changes, revision: record.revision + 1, writer: crypto.randomUUID() }
}

/** The record of a quote that the journal does not have, before it is written. */
export function toRecord(
  { account }: Pick<Client, 'account'>,
  quote: Quote<object> | Pick<Quote<object>, 'id' | 'idempotencyKey' | 'keyId'>,
): OrderRecord {
  const { id, idempotencyKey, keyId } = quote
  return {
    version: 1,
    id,
    revision: 0,
    writer: '',
    account,
    state: 'planned',
    idempotencyKey,
    ...('order' in quote && { quote }),
    requests: [{ kind: 'dry-run', keyId, status: 200, from: null, to: null }],
  }
}

/** The requests of a record, and an order that leaves now, or may have left. */
export function addOrder(
  { requests }: OrderRecord,
  { keyId }: Pick<SentRequest, 'keyId'>,
  from: number | null,
  resend: boolean | undefined,
): OrderRecord['requests'] {
  return [...requests, { kind: 'order', keyId, status: null, from, to: null, resend }]
}

/** The requests of a record, with what became of the last one. */
export function endLast({ requests }: OrderRecord, end: Partial<SentRequest>): OrderRecord['requests'] {
  return requests.map((sent, index) => (index < requests.length - 1 ? sent : { ...sent, ...end }))
}

/** Whether an order may have left that nobody has rejected. */
export function isSent({ state, requests }: OrderRecord): boolean {
  return state !== 'planned' && requests.some(({ kind }) => kind === 'order')
}

/** Rejects a key under which another intent has been sent already. */
export function rejectUsedKey(records: readonly OrderRecord[], idempotencyKey: string, id?: string): void {
  const isUsed = records.some(
    (record) => record.id !== id && record.idempotencyKey === idempotencyKey && isSent(record),
  )
  if (isUsed) throw new ConfigError('idempotencyKey', 'belongs to another order in the journal: leave it out')
}
