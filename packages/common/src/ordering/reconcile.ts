import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import type { Reconciliation } from '../errors/order-outcome-unknown-error.ts'
import { readLogSince } from './order-log.ts'
import type { Ordering, Quote } from './ordering.ts'

// The log may show a request a little after it was made. A new contract speaks against a log that has
// nothing, but it can be that of an earlier order, which is listed only when it is set up.
const logLagMs = 60_000
const logLagMsWithContract = 600_000

/**
 * Finds out what became of an order from what the account shows. Reads only. The order was executed when
 * the log has it answered with success, or has a failure of the service and there is a new contract; it
 * was not when the log has no more than refusals some time after it was last sent. Otherwise nobody can say yet.
 */
export async function reconcile<Order, Secrets, Server>(
  { client, path, listContracts }: Ordering<Order, Secrets, Server>,
  quote: Quote<Order>,
  sentUntil: number,
  options: CallOptions = {},
): Promise<Reconciliation> {
  const known = quote.contracts
  const contracts =
    known === undefined ? [] : (await listContracts(options)).filter((id) => !known.includes(id))
  const entries = await readLogSince(client, path, quote.logged, options)
  return { outcome: judge(contracts, entries, client.now() - sentUntil), contracts, entries }
}

function judge(
  contracts: readonly string[],
  entries: readonly ExecutionLogEntry[],
  ageMs: number,
): Reconciliation['outcome'] {
  const hasContract = contracts.length > 0
  if (entries.some(({ status_code }) => status_code < 400)) return 'executed'
  if (entries.some(({ status_code }) => status_code >= 500)) return hasContract ? 'executed' : 'unknown'
  return ageMs >= (hasContract ? logLagMsWithContract : logLagMs) ? 'not-executed' : 'unknown'
}
