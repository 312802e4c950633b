import type { Client } from '../client.ts'
import { ConfigError } from '../errors/config-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import { JournalError } from '../errors/journal-error.ts'
import type { OrderJournal } from './journal.ts'
import type { OrderRecord, SentRequest } from './order-record.ts'
import type { Quote } from './ordering.ts'

/** The records of one account in its journal. What the journal throws becomes a `JournalError`. */
export interface Records {
  read(id: string): Promise<OrderRecord | undefined>
  /** Writes a record; `undefined` when somebody else has changed it meanwhile. */
  write(record: OrderRecord): Promise<OrderRecord | undefined>
  /** Writes what is worth keeping, and goes on when it cannot be kept. */
  keep(record: OrderRecord): Promise<OrderRecord | undefined>
  /** All records of the account. */
  list(): Promise<OrderRecord[]>
}

export function openRecords({ journal, account }: Pick<Client, 'journal' | 'account'>): Records {
  const records: Records = {
    read: (id) => asJournalError('read', () => journal.read(id)),
    write: (record) =>
      asJournalError('written', async () => ((await journal.write(record)) ? record : undefined)),
    keep: (record) => records.write(record).catch(() => undefined),
    list: () =>
      asJournalError('read', async () =>
        (await journal.list()).filter((record) => record.account === account),
      ),
  }
  return records
}

async function asJournalError<T>(done: 'read' | 'written', work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorName(error) === 'JournalError') throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new JournalError(`The order journal cannot be ${done}, so nothing was sent: ${reason}`, error)
  }
}

/** The next revision of a record. */
export function change(record: OrderRecord, changes: Partial<OrderRecord>): OrderRecord {
  return { ...record, ...changes, revision: record.revision + 1, writer: crypto.randomUUID() }
}

/** The record of a quote that the journal does not have, before it is written. */
export function toRecord(client: Pick<Client, 'account'>, quote: Quote<object>): OrderRecord {
  const dryRun: SentRequest = { kind: 'dry-run', keyId: quote.keyId, status: 200 }
  return {
    version: 1,
    id: quote.id,
    revision: 0,
    writer: '',
    account: client.account,
    state: 'planned',
    idempotencyKey: quote.idempotencyKey,
    quote,
    before: null,
    requests: [dryRun],
  }
}

/** The record with what became of its last request. */
export function withStatus(
  record: OrderRecord,
  status: number | null,
  keyId?: string,
): OrderRecord['requests'] {
  const last = record.requests.at(-1)
  if (last === undefined) return record.requests
  return [...record.requests.slice(0, -1), { ...last, status, keyId: keyId ?? last.keyId }]
}

/** Refuses a key under which another intent has been sent already. */
export function refuseUsedKey(records: readonly OrderRecord[], idempotencyKey: string, id: string): void {
  const used = records.some(
    (record) =>
      record.id !== id &&
      record.idempotencyKey === idempotencyKey &&
      record.state !== 'planned' &&
      record.requests.some(({ kind }) => kind === 'order'),
  )
  if (!used) return
  throw new ConfigError(
    'idempotencyKey',
    'belongs to another order in the journal: leave it out to order another, or reconcile that one',
  )
}
