import { toInit } from '@hostwright/common'
import type { CallOptions } from '../../call/call-options.ts'
import { japanTimeMs } from '../../platform/japan-clock.ts'
import type { Client } from '../../client/client.ts'
import { elapsedMs, type Moment, readMoment } from '../wire/record-wire.ts'
import { readIfPossible } from './read-if-possible.ts'

/** Largest clock difference between two API nodes, with what a gateway adds, in milliseconds. */
export const skewMs = 120_000

/** The API's own time at a moment of this process; null where it is not known. What two machines' clocks say is never compared. */
export interface ApiClock {
  readonly moment: Moment
  /** At the earliest: the newest entry of the log that was shown. */
  readonly from: number | null
  /** The latest time at which it was, in milliseconds since the epoch; null if not known. */
  readonly by: number | null
}

/** Reads the API's time from the newest entry of the log, of whatever call, and the `Date` of the response. */
export async function readApiClock(client: Client, options: CallOptions): Promise<ApiClock> {
  const newest = await readIfPossible(async () => {
    const query = { limit: 1 }
    const { data, response } = await client.api.GET('/v1/logs', { params: { query }, ...toInit(options) })
    const from = (data.logs[0] && japanTimeMs(data.logs[0].created_at)) ?? null
    // The log may be behind, or nothing may have happened for long: only the header says how late it can be.
    const date = Date.parse(response.headers.get('Date') ?? '') || null
    return { from, by: date && Math.max(date, from ?? 0) }
  })
  return { ...(newest ?? { from: null, by: null }), moment: readMoment(client) }
}

/** The API's time at another moment of the same process. */
export function apiTimeAt(clock: ApiClock, moment: Moment): Pick<ApiClock, 'from' | 'by'> {
  const { least, most } = elapsedMs(clock.moment, moment)
  return { from: later(clock.from, least), by: later(clock.by, most) }
}

/** A time some milliseconds later; null stays null. */
export function later(time: number | null, ms: number): number | null {
  return time === null ? null : time + ms
}
