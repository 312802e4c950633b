import type { OrderRecord } from './order-record.ts'

/**
 * Stores the orders of an account: what was quoted, what was sent, and how it ended. Give each account a journal of
 * its own. Processes that share a journal exclude each other: if several place the same quote, one sends it. It holds
 * no password and no API key.
 *
 * If `write` rejects before an order leaves, the order does not leave.
 */
export interface OrderJournal {
  /** The record with an id; `undefined` where there is none. */
  read(id: string): Promise<OrderRecord | undefined>
  /**
   * Writes a record, if the revision before it is the one that is kept: revision 1 where there is none, else
   * the kept revision and 1. It is kept for good when this resolves with true; with false, somebody else was faster.
   */
  write(record: OrderRecord): Promise<boolean>
  /**
   * The records, in any order. With `since`, in milliseconds since the epoch, those may be left out that are `planned`
   * and were first written earlier: a quote is forgotten after a day.
   */
  list(since?: number): Promise<OrderRecord[]>
}
