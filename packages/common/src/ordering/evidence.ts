import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call/call-options.ts'
import { readIfPossible, readClock, readLogSince } from './order-log.ts'
import type { Contract, Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'

/** What the account shows of an order. null is what cannot be read. */
export interface Evidence {
  readonly contracts: readonly Contract[] | null
  /** The orders and dry runs of this key that the quote did not know, newest first. */
  readonly entries: readonly ExecutionLogEntry[] | null
  /** How far the log has come, in the API's own time. */
  readonly apiNow: number | null
  /** What time it is over there. */
  readonly time: number | null
}

/**
 * Reads what the account shows of an order: three requests, more when the log has grown by pages. The newest
 * time is read before the orders: what it proves to be shown is then shown there too.
 */
export async function readEvidence<Order extends object>(
  { client, path, listContracts }: Pick<Ordering<Order, object>, 'client' | 'path' | 'listContracts'>,
  { logged, keyId }: Quote<object>,
  options: CallOptions,
): Promise<Evidence> {
  const contracts = await readIfPossible(() => listContracts(options))
  const { newest, now } = await readClock(client, options)
  // Each key has a log of its own.
  const isOwn = logged !== null && keyId === (await client.keyId())
  const entries = isOwn ? await readLogSince(client, path, logged, options) : null
  return { contracts, apiNow: newest, time: now, entries }
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
  return status_code < 400
}

/** Whether an entry of the log says neither that it was executed nor that it was not. */
export function isAmbiguous({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return status_code >= 500 || status_code === 409
}
