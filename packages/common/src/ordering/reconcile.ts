import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import type { Reconciliation } from '../errors/order-outcome-unknown-error.ts'
import { readLogSince } from './order-log.ts'
import type { Ordering, Quote } from './ordering.ts'

// The log may show a request a little after it was made.
const logLagMs = 60_000

/**
 * Finds out what became of an order from what the account shows. Reads only. The order was executed when
 * there is a new contract, or when the log has it answered with success; it was not when the log has it
 * refused, or has nothing of it a minute later. Otherwise nobody can say yet.
 */
export async function reconcile<Order, Secrets, Server>(
  { client, path, listContracts }: Ordering<Order, Secrets, Server>,
  quote: Quote<Order>,
  startedAt: number,
  options: CallOptions = {},
): Promise<Reconciliation> {
  const known = quote.contracts
  const contracts =
    known === undefined ? [] : (await listContracts(options)).filter((id) => !known.includes(id))
  const entries = await readLogSince(client, path, quote.logged, options)
  return { outcome: judge(contracts, entries, client.now() - startedAt), contracts, entries }
}

function judge(
  contracts: readonly string[],
  entries: readonly ExecutionLogEntry[],
  ageMs: number,
): Reconciliation['outcome'] {
  if (contracts.length > 0 || entries.some(({ status_code }) => status_code < 400)) return 'executed'
  if (entries.some(({ status_code }) => status_code >= 500)) return 'unknown'
  return entries.length > 0 || ageMs >= logLagMs ? 'not-executed' : 'unknown'
}
