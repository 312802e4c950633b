import type { CallOptions } from '../call/call-options.ts'
import { readClock } from './order-log.ts'
import type { Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'

/** A moment in the API's own time: not before `from`, and hardly after `to`; null where nobody knows. */
export interface ApiTime {
  readonly from: number | null
  readonly to: number | null
}

/**
 * The API's own time at this moment. The process that made a quote goes on from what the API said then, by the clocks
 * of its own; what two machines' clocks say of each other is never used.
 */
export async function readApiTime<Order extends object>(
  { client, quotedAt }: Pick<Ordering<Order, object>, 'client' | 'quotedAt'>,
  { id, at, apiAt }: Pick<Quote<object>, 'id' | 'at' | 'apiAt'>,
  options: CallOptions,
): Promise<ApiTime> {
  const quoted = quotedAt.get(id)
  if (quoted === undefined || apiAt === null) {
    const { time } = await readClock(client, options)
    return { from: time, to: time }
  }
  const passedMs = client.monotonic() - quoted
  // A clock that stood still while the machine slept makes the one too early; a step of the other, too late.
  return { from: later(apiAt, passedMs), to: later(apiAt, Math.max(passedMs, client.now() - at)) }
}

/** A moment by so many milliseconds later. */
export function later(moment: number | null, ms: number): number | null {
  return moment === null ? null : moment + ms
}
