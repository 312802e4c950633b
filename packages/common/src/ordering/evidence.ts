import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call/call-options.ts'
import { type LogClock, readIfPossible, readClock, readLogSince } from './order-log.ts'
import type { Contract, Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'

/** What the account shows of an order. null is what cannot be read. */
export interface Evidence extends LogClock {
  readonly contracts: readonly Contract[] | null
  /** The orders and dry runs of this key that the quote did not know, newest first. */
  readonly entries: readonly ExecutionLogEntry[] | null
}

/**
 * Reads what the account shows of an order: three requests, more when the log has grown by pages. The newest
 * time is read before the orders: what it proves to be shown is then shown there too.
 */
export async function readEvidence<Order extends object>(
  ordering: Pick<Ordering<Order, object>, 'client' | 'path' | 'listContracts'>,
  { logged, keyId }: Quote<object>,
  options: CallOptions,
): Promise<Evidence> {
  const { client, path } = ordering
  const contracts = await readContracts(ordering, options)
  const clock = await readClock(client, options)
  // Each key has a log of its own.
  const isOwn = logged !== null && keyId === (await client.keyId())
  const entries = isOwn ? await readLogSince(client, path, logged, options) : null
  return { contracts, ...clock, entries }
}

/** The contracts of the account; null when they cannot be read, or one cannot be told from others. */
export async function readContracts(
  { listContracts }: Pick<Ordering<never, object>, 'listContracts'>,
  options: CallOptions,
): Promise<Contract[] | null> {
  const contracts = await readIfPossible(() => listContracts(options))
  return contracts?.every(({ id }) => typeof id === 'string') ? contracts : null
}

/** The contracts that bear the mark of a quote and were not there when it was made. */
export function findMarked({ mark, contracts: before }: Quote<object>, { contracts }: Evidence): string[] {
  // A value that was given proves nothing where nobody knows who had it before.
  if (mark === null || (before === null && !mark.isUnique)) return []
  return (contracts ?? [])
    .filter(({ id, mark: borne }) => borne === mark.value && !before?.includes(id))
    .map(({ id }) => id)
}

/** Whether an entry of the log is that of a request that was executed. */
export function isSuccess({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return !(status_code >= 400)
}

/** Whether an entry of the log says neither that it was executed nor that it was not. */
export function isAmbiguous({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return status_code >= 500 || status_code === 409
}
