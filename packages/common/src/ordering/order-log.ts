import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import type { Client } from '../client.ts'
import { isApiError } from '../errors/api-error.ts'
import { parseJapanTime, toJapanTime } from '../world/japan-time.ts'

/** What the execution log had of the orders and dry runs of a product, in the minutes before its newest entry. */
export interface LogBefore {
  /** Where these minutes begin, in the API's time; null where the log was empty. */
  readonly from: string | null
  /** Time and status of each entry. */
  readonly known: readonly string[]
}

// The entries of several nodes may be late, and their clocks apart, by minutes.
const marginMs = 10 * 60_000
const mostAtOnce = 500

/** Notes what the log has of a product's orders; null when the key may not read it. */
export function noteLog(client: Client, path: string, options: CallOptions): Promise<LogBefore | null> {
  return unlessForbidden(async () => {
    let from: number | undefined
    const known: string[] = []
    for await (const entry of client.logs({ method: 'POST', limit: mostAtOnce }, options)) {
      const at = parseJapanTime(entry.created_at)
      if (at === undefined) continue
      from ??= at - marginMs
      if (at < from) break
      if (entry.path === path) known.push(toMark(entry))
    }
    return { from: from === undefined ? null : toJapanTime(from), known }
  })
}

/** The entries of a product's orders that were not known before, newest first; null when the key may not read them. */
export function readLogSince(
  client: Client,
  path: string,
  { from, known }: LogBefore,
  options: CallOptions,
): Promise<ExecutionLogEntry[] | null> {
  return unlessForbidden(async () => {
    const query = { method: 'POST', limit: mostAtOnce, ...(from === null ? {} : { from }) }
    const left = new Map<string, number>()
    for (const mark of known) left.set(mark, (left.get(mark) ?? 0) + 1)
    const entries: ExecutionLogEntry[] = []
    for await (const entry of client.logs(query, options)) {
      if (entry.path !== path) continue
      const times = left.get(toMark(entry)) ?? 0
      if (times > 0) left.set(toMark(entry), times - 1)
      else entries.push(entry)
    }
    return entries
  })
}

/** The time of the newest entry of all that the log shows; null when there is none or the key may not read it. */
export function readNewestTime(client: Client, options: CallOptions): Promise<number | null> {
  return unlessForbidden(async () => {
    for await (const { logs } of client.logs({ limit: 1 }, options).pages()) {
      return (logs[0] && parseJapanTime(logs[0].created_at)) ?? null
    }
    return null
  })
}

/** What a read gives; null when the key may not make it. */
export async function unlessForbidden<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return null
    throw error
  }
}

function toMark({ created_at, status_code }: ExecutionLogEntry): string {
  return `${created_at} ${status_code}`
}
