import type { Client } from '../client/client.ts'
import type { OrderRecord } from '../journal/order-record.ts'

/** For how long an order cannot have been sent any more, and by how much the log has gone on since, in milliseconds. */
export interface QuietTime {
  readonly quietMs: number
  readonly logWentOnMs: number
}

/**
 * Measures the time since an order was last sent. The monotonic clock of the process that sent it decides; where
 * there is none (another process, a clock that stood still while the machine slept), the wall clock and the API's own
 * time have to agree, so that neither a clock that steps nor a node that is ahead makes it longer than it is.
 */
export function measureQuiet(
  { now, monotonic }: Pick<Client, 'now' | 'monotonic'>,
  { sent }: Pick<OrderRecord, 'sent'>,
  lastSent: number | undefined,
  apiNow: number | null,
): QuietTime {
  const { at, apiAt, withinMs } = sent!
  const byWall = now() - at - withinMs
  const logWentOnMs = apiNow === null || apiAt === null ? 0 : apiNow - apiAt - withinMs
  const byMonotonic = lastSent === undefined ? 0 : monotonic() - lastSent
  return { quietMs: Math.max(0, Math.min(byWall, logWentOnMs), byMonotonic), logWentOnMs }
}
