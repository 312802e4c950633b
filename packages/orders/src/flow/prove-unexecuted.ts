import type { OrderRecord, Quote } from '@hostwright/common'
import { type ApiClock, apiTimeAt, readApiClock, skewMs } from '../evidence/api-clock.ts'
import { findUnexplained, fits, listAttempts } from '../evidence/find-unexplained.ts'
import { divideLog, isSuccess, readLog, timeOf } from '../evidence/read-log.ts'
import type { Records } from '../record/records.ts'
import type { Attempt } from '../wire/record-wire.ts'
import type { Ordering } from './ordering.ts'
import { type PlaceOptions, pausesMs, type TimeLimit } from './place-options.ts'
import { horizonOf } from './reconcile.ts'

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
  const { clock, limit, options } = sent
  const { signal, timeoutMs, headers } = options
  const left = apiTimeAt(clock, leftAt)
  const interval = {
    from: (left.from ?? -Infinity) - skewMs,
    to: (apiTimeAt(clock, arrivedAt).by ?? Infinity) + skewMs,
  }
  const { logged } = sent.quote
  const leftAtMs = left.by ?? left.from ?? Infinity
  for (const pauseMs of logged ? [0, ...pausesMs] : []) {
    if (pauseMs > limit.leftMs() / 4) break
    if (pauseMs) await client.sleep(pauseMs, signal)
    const reading = { signal, timeoutMs, headers, deadlineMs: Math.max(1, limit.leftMs()) }
    // The newest entry is read first, so that the entries below are at least as new.
    const { from } = await readApiClock(client, reading)
    const entries = await readLog(client, product.path, logged!.from, reading)
    if (!entries) break
    const divided = divideLog(entries, logged!)
    // The entry of the attempt itself shows its time in whole seconds.
    const isOwnShown = divided.fresh.some(
      (entry) => entry.status_code === 429 && timeOf(entry) >= leftAtMs - 1_000,
    )
    if (!isOwnShown && !(from !== null && from > leftAtMs)) continue
    if (!(await hasSuccess(ordering, sent, interval, divided))) return true
  }
  return false
}

/** Whether the log has a success in an interval that no other request in the journal explains. */
async function hasSuccess(
  { product }: Ordering,
  { quote: { keyId }, record, records }: Sent,
  { from, to }: { readonly from: number; readonly to: number },
  divided: ReturnType<typeof divideLog>,
): Promise<boolean> {
  const others = (await records.list(record)).map((one) => (one.id === record.id ? record : one))
  const attempts = listAttempts(others, keyId, horizonOf(product))
  return findUnexplained(divided, attempts, record, fits).some(
    (entry) => isSuccess(entry) && !(timeOf(entry) < from || timeOf(entry) > to),
  )
}
