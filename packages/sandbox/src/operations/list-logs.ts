import { validationFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Call, Handler } from './handler.ts'
import { parseDateTime, parseIsoTime } from '../time/japan-time.ts'
import { parseCursor, toCursorText } from '../logs/cursor.ts'
import type { LogFilter } from '../logs/execution-log.ts'

const defaultLimit = 50

export const listLogs: Handler<'listLogs'> = (call) => {
  const limit = call.query.limit ?? defaultLimit
  // One entry more than requested is read: if it exists, another page follows.
  const found = call.log.find({ ...toFilter(call), limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const has_more = found.length > limit
  return {
    status: 200,
    body: {
      logs: page.map(({ entry }) => entry),
      count: page.length,
      limit,
      has_more,
      next_cursor: has_more && last !== undefined ? toCursorText(last.cursor) : null,
    },
  }
}

function toFilter({ query, key, now, assume }: Call<'listLogs'>): Omit<LogFilter, 'limit'> {
  const { from: fromText, to: toText, cursor, method, status_code, status_class } = query
  const from = fromText === undefined ? Number.MIN_SAFE_INTEGER : parseTime(fromText, assume)
  const to = toText === undefined ? Number.MAX_SAFE_INTEGER : parseTime(toText, assume)
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const isCursorRight = cursor === undefined || after !== undefined
  if (from === undefined || to === undefined || !isCursorRight) {
    throw validationFailure([
      ...(from === undefined ? ['from: must be a time written YYYY-MM-DD HH:MM:SS.'] : []),
      ...(to === undefined ? ['to: must be a time written YYYY-MM-DD HH:MM:SS.'] : []),
      ...(!isCursorRight ? ['cursor: must be the next_cursor of the previous page.'] : []),
    ])
  }
  return {
    keyHash: key.hash,
    now,
    from,
    // The filter `to` is in whole seconds, and includes the entries until the end of that second.
    to: to + 999,
    leastStatus: Math.max(status_code ?? 100, status_class === 'error' ? 400 : 100),
    mostStatus: Math.min(status_code ?? 599, status_class === 'success' ? 399 : 599),
    method,
    after,
  }
}

function parseTime(text: string, assume: AssumptionChoices): number | undefined {
  const known = parseDateTime(text)
  return known === undefined && assume['log-time-forms'] !== 'date-and-time' ? parseIsoTime(text) : known
}
