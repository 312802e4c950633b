import type { OrderRecord } from './order-record.ts'

/**
 * Where the orders of an account are remembered: what was quoted, what has been sent, and what became of it.
 * One journal serves one account. Everybody who shares it excludes each other: of several who place the same
 * quote, one sends it. No password and no API key is in it.
 *
 * A rejection of `write` before an order leaves keeps the order from leaving.
 */
export interface OrderJournal {
  /** The record with an id; `undefined` where there is none. */
  read(id: string): Promise<OrderRecord | undefined>
  /**
   * Writes a record, if the revision before it is the one that is kept: revision 1 where there is none, else
   * the kept revision and 1. It is kept for good when this resolves with true; with false, somebody else was faster.
   */
  write(record: OrderRecord): Promise<boolean>
  /** Every record, in any order. */
  list(): Promise<OrderRecord[]>
}
