import type { OrderQuery } from './order-query.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * Stores the orders of one account: the quotes, each request before it is sent, and how it ended. All programs that
 * order for one account share one journal, whatever their keys: then no two of them send the same order. Two accounts
 * never share one. A journal holds no password and no API key.
 *
 * To keep the journal in a database, implement this interface with {@link parseOrderRecord}. A `write` that rejects is
 * tried once more. If `read`, `list` or the second `write` rejects before an order is sent, the order is not sent.
 */
export interface OrderJournal {
  /** Returns the newest revision of a record; `undefined` if there is none. */
  read(id: string): Promise<OrderRecord | undefined>
  /**
   * Writes a record atomically if its revision follows the stored one: 1 for a new record, else the stored revision
   * plus 1. Resolves with true when the record is stored durably, also if exactly this record is the stored one already;
   * otherwise with false, for instance if another writer has stored this revision.
   */
  write(record: OrderRecord): Promise<boolean>
  /** Lists the newest revision of each record, in any order. */
  list(): Promise<OrderRecord[]>
  /**
   * Deletes a record, unless another revision than this one is stored. Only quotes that never left are deleted, 14 days
   * after they were made. A journal without this method keeps them.
   */
  delete?(record: OrderRecord): Promise<void>
  /**
   * Returns at least the records that a query finds, with the help of an index. Each record is the newest revision, not
   * a copy in the index: `write` has to index a record no later than it stores it. A journal without this method is
   * read whole, by `list`, which takes long with thousands of records.
   */
  find?(query: OrderQuery): Promise<OrderRecord[]>
}
