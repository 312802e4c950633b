import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import { readLogSince, readNewestTime, unlessForbidden } from './order-log.ts'
import type { Contract, Ordering, Quote } from './ordering.ts'

/** What the account shows of an order. null is what the key may not read. */
export interface Evidence {
  readonly contracts: readonly Contract[] | null
  /** The orders and dry runs of this key that the quote did not know, newest first. */
  readonly entries: readonly ExecutionLogEntry[] | null
  /** The API's own time, as far as its log has come. */
  readonly apiNow: number | null
}

/**
 * Reads what the account shows of an order: three requests, more when the log has grown by pages. The newest
 * time is read before the orders: what it proves to be shown is then shown there too.
 */
export async function readEvidence<Order extends object>(
  { client, path, listContracts }: Pick<Ordering<Order, object>, 'client' | 'path' | 'listContracts'>,
  { logged }: Quote<object>,
  options: CallOptions,
): Promise<Evidence> {
  const before = await unlessForbidden(() => listContracts(options))
  const apiNow = await readNewestTime(client, options)
  const entries = logged === null ? null : await readLogSince(client, path, logged, options)
  return { contracts: before, apiNow, entries }
}

/** The contracts that bear the mark of a quote and were not there when it was made. */
export function findMarked({ mark, contracts: before }: Quote<object>, { contracts }: Evidence): string[] {
  if (mark === null || contracts === null) return []
  // A value that was given proves nothing where nobody knows who had it before.
  if (before === null && !mark.isUnique) return []
  return contracts
    .filter((contract) => contract.mark === mark.value && !before?.includes(contract.id))
    .map(({ id }) => id)
}
