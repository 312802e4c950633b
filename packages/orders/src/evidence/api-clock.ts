import { type CallOptions, type Client, toInit } from '@hostwright/common'
import { japanTimeMs, portsOf } from '@hostwright/common/ports'
import { elapsedMs, type Moment, readMoment } from '../wire/record-wire.ts'
import { readIfPossible } from './read-if-possible.ts'

/** Largest clock difference between two API nodes, including the delay that a gateway adds, in milliseconds. */
export const skewMs = 120_000

/**
 * A moment of this process, with the API's time at that moment. Only times in responses of the API are used, because
 * the clocks of two client machines can differ.
 */
export interface ApiClock {
  readonly moment: Moment
  /**
   * The earliest possible time of the API at this moment, from the newest log entry, in milliseconds since the epoch;
   * null if not known.
   */
  readonly from: number | null
  /** The latest possible time of the API at this moment, in milliseconds since the epoch; null if not known. */
  readonly by: number | null
  /**
   * The IP address of the newest read in the log; `undefined` if its newest entries have none. This client has just sent
   * some, so that is its own address.
   */
  readonly address?: string | undefined
}

/** Reads the API's time: not before the newest log entry, and not after the `Date` response header. */
export async function readApiClock(client: Client, options: CallOptions): Promise<ApiClock> {
  const newest = await readIfPossible(async () => {
    const query = { limit: 20 }
    const { data, response } = await portsOf(client).api.GET('/v1/logs', {
      params: { query },
      ...toInit(options),
    })
    const from = japanTimeMs(data.logs[0]?.created_at ?? '') ?? null
    const address = data.logs.find(({ method }) => method === 'GET')?.ip_address
    // `by` is the latest time that the API's clock can show. Without a `Date` header it is unknown: the newest log
    // entry can be old, and the log can lag behind. If the newest entry is later than the header, the entry's time is
    // `by`.
    const date = parseDate(response.headers)
    return { from, by: date && Math.max(date, from ?? 0), address }
  })
  return { ...(newest ?? { from: null, by: null }), moment: readMoment(portsOf(client)) }
}

/**
 * Returns the API's time at another moment, which must come from the same process: the monotonic clocks of two
 * processes cannot be compared.
 */
export function apiTimeAt(clock: ApiClock, moment: Moment): Pick<ApiClock, 'from' | 'by'> {
  const { least, most } = elapsedMs(clock.moment, moment)
  return { from: later(clock.from, least), by: later(clock.by, most) }
}

/**
 * Returns the latest possible time of the API when a response arrived. It is not before the `Date` of the response: a
 * request can wait for its turn after the clock was read, while the API's time passes faster than this process's, as in
 * a sandbox of which a minute lasts a second.
 */
export function arrivedBy(clock: ApiClock, moment: Moment, headers: Headers): number | null {
  const { by } = apiTimeAt(clock, moment)
  return by && Math.max(by, parseDate(headers) ?? 0)
}

function parseDate(headers: Headers): number | null {
  return Date.parse(headers.get('Date') ?? '') || null
}

/** Adds milliseconds to a time; null stays null. */
export function later(time: number | null, ms: number): number | null {
  return time === null ? null : time + ms
}
