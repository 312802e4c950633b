import type { Client } from '../client.ts'
import type { LastSent, OrderRecord } from './order-record.ts'
import type { Quote } from './ordering.ts'

/** For how long an order cannot have been sent any more, and by how much the log has gone on since, in milliseconds. */
export interface QuietTime {
  readonly quietMs: number
  readonly logWentOnMs: number | null
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
  if (sent === undefined) return { quietMs: 0, logWentOnMs: null }
  const { at, apiAt, withinMs } = sent
  const byWall = now() - at - withinMs
  const logWentOnMs = apiNow === null || apiAt === null ? null : apiNow - apiAt - withinMs
  const byAgreement = logWentOnMs === null ? 0 : Math.min(byWall, logWentOnMs)
  const byMonotonic = lastSent === undefined ? 0 : monotonic() - lastSent
  return { quietMs: Math.max(0, byAgreement, byMonotonic), logWentOnMs }
}

/**
 * The moment until which an order may have left. In the API's own time it is that of the quote and as much as has
 * passed since by this clock, but never less than the order took: too late a moment only makes the wait longer.
 */
export function toSent(
  now: number,
  { at, apiAt }: Pick<Quote<object>, 'at' | 'apiAt'>,
  withinMs: number,
  tookMs = 0,
): LastSent {
  return { at: now, apiAt: apiAt === null ? null : apiAt + Math.max(0, now - at, tookMs), withinMs }
}
