import type { OrderRecord, Quote } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { type ApiClock, apiTimeAt, readApiClock, skewMs } from '../evidence/api-clock.ts'
import { horizonOf } from '../evidence/horizon-of.ts'
import { findUnexplained, fits, listAttempts } from '../evidence/find-unexplained.ts'
import { reachOf } from '../evidence/read-account.ts'
import { divideLog, isSuccess, readLog, timeOf } from '../evidence/read-log.ts'
import type { Records } from '../record/records.ts'
import type { Attempt } from '../wire/record-wire.ts'
import type { Ordering } from './ordering.ts'
import { lookAgain } from './look-again.ts'
import type { PlaceOptions, TimeLimit } from './place-options.ts'

/** An order that is being sent. */
interface Sent {
  readonly quote: Quote<object>
  readonly record: OrderRecord
  readonly records: Records
  readonly clock: ApiClock
  readonly limit: TimeLimit
  readonly options: PlaceOptions
}

/**
 * Whether the log proves that the API has not executed an attempt to which it has responded 429: the log shows an entry
 * that is newer than the attempt, and no success that can be the attempt. A proxy in the API's place can send a 429 with
 * the API's own body for an order that it has forwarded. Reads the log for up to 10 seconds.
 */
export async function isProvenUnexecuted(
  ordering: Ordering,
  sent: Sent,
  { leftAt, arrivedAt = leftAt }: Attempt,
): Promise<boolean> {
  const { client, product } = ordering
  const { quote, record, records, clock, limit, options } = sent
  const { logged } = quote
  const left = apiTimeAt(clock, leftAt)
  const leftAtMs = left.by ?? left.from ?? Infinity
  const { signal, timeoutMs, headers } = options
  const isWithin = (entry: ExecutionLogEntry): boolean =>
    !(timeOf(entry) < (left.from ?? 0) - skewMs) &&
    !(timeOf(entry) > (apiTimeAt(clock, arrivedAt).by ?? Infinity) + skewMs)

  async function look(): Promise<boolean> {
    const reading = { signal, timeoutMs, headers, deadlineMs: Math.max(1, limit.leftMs()) }
    // The newest entry is read first, so that the entries below are at least as new.
    const { from } = await readApiClock(client, reading)
    const entries = logged && (await readLog(client, product.path, logged.from, reading))
    if (!entries) return false
    const divided = divideLog(entries, logged)
    // The entry of the attempt itself proves it too; it shows its time in whole seconds.
    const isShown = divided.fresh.some(
      (entry) => entry.status_code === 429 && timeOf(entry) >= leftAtMs - 1_000,
    )
    if (!isShown && !(from! > leftAtMs)) return false
    const horizonMs = horizonOf(product)
    const listed = await records.list({ changedSince: reachOf(entries, horizonMs) })
    const others = listed.filter(({ id }) => id !== record.id)
    const attempts = listAttempts([...others, record], quote.keyId, horizonMs)
    return !findUnexplained(divided, attempts, record, fits).some(
      (entry) => isSuccess(entry) && isWithin(entry),
    )
  }

  return lookAgain(client, limit.leftMs, signal, look, (isProven) => isProven)
}
