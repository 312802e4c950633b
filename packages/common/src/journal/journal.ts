import type { OrderRecord } from './order-record.ts'

/**
 * Stores the orders of an account: what was quoted, what was sent, and how it ended. Give each account its own journal,
 * and share it between all programs that order with one API key: they then exclude each other, and can explain each
 * other's entries in the execution log. It holds no password and no API key.
 *
 * Implement it for a database with {@link parseOrderRecord}. If `read` or `write` rejects before an order leaves, the order
 * is not sent.
 */
export interface OrderJournal {
  /** Returns the newest revision of a record; `undefined` if there is none. */
  read(id: string): Promise<OrderRecord | undefined>
  /**
   * Writes a record atomically if its revision follows the stored one: 1 if there is none, else the stored revision plus
   * 1. Resolves with true when the record is stored for good, also if an earlier call stored exactly this record; with
   * false if another writer was faster.
   */
  write(record: OrderRecord): Promise<boolean>
  /**
   * Lists the records, in any order. With `since`, in milliseconds since the epoch, it may leave out `planned` records
   * whose `at` is earlier: a quote that was never sent counts for a day.
   */
  list(since?: number): Promise<OrderRecord[]>
}
