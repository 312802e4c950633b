import type { LogBefore } from '../journal/quote.ts'
import type { ExecutionLogEntry } from '@hostwright/types'
import { type CallOptions, toInit } from '../call/call-options.ts'
import type { Client } from '../client/client.ts'
import type { LogQuery } from '../client/logs.ts'
import { errorStatus } from '../errors/hostwright-error.ts'
import { isApiError } from '../errors/api-error.ts'
import { japanTimeMs, formatJapanTime } from '../call/japan-time.ts'

/** By how much the entries of the log may be late. */
export const marginMs: number = 600_000
const limit = 500

/** By how much the log may be late where an order shows within a horizon. */
export function lagOf(horizonMs: number): number {
  return Math.min(marginMs, horizonMs * 0.6)
}

/**
 * Notes what the log has of a product's orders; null when it cannot be read. One page: where that does not reach
 * back far enough, it begins with the page.
 */
export function noteLog(client: Client, path: string, options: CallOptions): Promise<LogBefore | null> {
  return readIfPossible(async () => {
    for await (const { logs, has_more } of client.logs({ method: 'POST', limit }, options).pages()) {
      const times = logs.map(({ created_at }) => japanTimeMs(created_at) ?? Infinity)
      const oldest = has_more ? Math.min(...times) : -Infinity
      const from = Math.max(oldest, (times[0] ?? 0) - marginMs)
      const known = logs.filter((entry, index) => entry.path === path && times[index]! >= from).map(toKnown)
      return { from: logs.length > 0 ? formatJapanTime(from) : null, known }
    }
    return null
  })
}

/** The entries of a product's orders that were not known before, newest first; null when they cannot be read. */
export function readLogSince(
  client: Client,
  path: string,
  { from, known }: LogBefore,
  options: CallOptions,
): Promise<ExecutionLogEntry[] | null> {
  return readIfPossible(async () => {
    const query: LogQuery = { method: 'POST', limit, ...(from && { from }) }
    const left = [...known]
    const entries: ExecutionLogEntry[] = []
    for await (const entry of client.logs(query, options)) {
      if (entry.path !== path) continue
      const index = left.indexOf(toKnown(entry))
      if (index < 0) entries.push(entry)
      else left.splice(index, 1)
    }
    return entries
  })
}

/** What a response tells of the API's time; null where it does not. */
export interface LogClock {
  /** How far the log has come: the time of the newest entry that it shows. */
  readonly apiNow: number | null
  /** What time it is over there: the `Date` of the response, or what the log shows, which may be long ago. */
  readonly time: number | null
}

/** Reads what time it is over there, and how far the log has come. */
export async function readClock(client: Client, options: CallOptions): Promise<LogClock> {
  const clock = await readIfPossible(async () => {
    const { data, response } = await client.api.GET('/v1/logs', {
      params: { query: { limit: 1 } },
      ...toInit(options),
    })
    const apiNow = (data.logs[0] && japanTimeMs(data.logs[0].created_at)) ?? null
    return { apiNow, time: Date.parse(response.headers.get('Date') ?? '') || apiNow }
  })
  return clock ?? { apiNow: null, time: null }
}

/**
 * What a read gives; null when the key may not make it, or what comes, and comes again, is no response of the API. What
 * cannot be read once leaves an order without proof forever.
 */
export async function readIfPossible<T>(read: () => Promise<T>, tries = 3): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return null
    const isMalformed =
      error instanceof TypeError || error instanceof RangeError || errorStatus(error) === 200
    if (!isMalformed) throw error
    return tries > 1 ? readIfPossible(read, tries - 1) : null
  }
}

function toKnown({ created_at, status_code }: ExecutionLogEntry): string {
  return `${created_at} ${status_code}`
}
