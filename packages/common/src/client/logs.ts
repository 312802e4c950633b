import type { ExecutionLogEntry, ExecutionLogPage, operations } from '@hostwright/types'
import { type CallOptions, toInit } from '../call/call-options.ts'
import type { ClientPorts } from './ports-of.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'

/**
 * Filters of the execution log; an entry must match all of them. `cursor` starts at the page of a `next_cursor` that
 * was stored earlier.
 */
export type LogQuery = NonNullable<operations['listLogs']['parameters']['query']>

/**
 * The execution log. Iterating it returns the entries of all pages; each iteration begins with the newest entry, or at
 * the page of the filter `cursor`.
 */
export interface LogPages extends AsyncIterable<ExecutionLogEntry> {
  /** Iterates over the pages of the API, with `count`, `has_more` and `next_cursor`. */
  pages(): AsyncIterable<ExecutionLogPage>
}

export function createLogs(api: ClientPorts['api'], query: LogQuery = {}, options?: CallOptions): LogPages {
  async function* pages(): AsyncGenerator<ExecutionLogPage, void, undefined> {
    const seen = new Set<string | null | undefined>()
    let filters = query
    for (;;) {
      seen.add(filters.cursor)
      const init = { params: { query: filters }, ...toInit(options) }
      const { data: page, response } = await api.GET('/v1/logs', init)
      yield page
      if (!page.has_more) return
      const { next_cursor: cursor } = page
      // Continuing would read the same pages forever, and stopping silently would lose the remaining entries.
      if (!cursor || seen.has(cursor)) {
        throw new UnexpectedResponseError({
          operation: 'GET /v1/logs',
          status: response.status,
          contentType: response.headers.get('Content-Type'),
          problem: 'next_cursor is not another page',
        })
      }
      // An entry that is added between two pages would move the others, and one of them would be on neither page.
      const [newest] = page.logs
      filters = { ...(newest && { to: newest.created_at }), ...filters, cursor }
    }
  }
  async function* entries(): AsyncGenerator<ExecutionLogEntry, void, undefined> {
    for await (const page of pages()) yield* page.logs
  }
  return { pages, [Symbol.asyncIterator]: entries }
}
