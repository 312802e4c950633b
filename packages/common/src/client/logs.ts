import type { ExecutionLogEntry, ExecutionLogPage, operations } from '@hostwright/types'
import type { Api } from '../api/api.ts'
import { type CallOptions, toInit } from '../call/call-options.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'

/** Filters of the execution log, combined with AND. `cursor` starts at a stored page. */
export type LogQuery = NonNullable<operations['listLogs']['parameters']['query']>

/** The execution log: its entries over all pages, or the pages. Each iteration reads it from the start. */
export interface LogPages extends AsyncIterable<ExecutionLogEntry> {
  /** Iterates over the pages of the API, with `count`, `has_more` and `next_cursor`. */
  pages(): AsyncIterable<ExecutionLogPage>
}

export function createLogs(api: Api, query: LogQuery = {}, options?: CallOptions): LogPages {
  async function* pages(): AsyncGenerator<ExecutionLogPage, void, undefined> {
    let filters = query
    for (;;) {
      const init = { params: { query: filters }, ...toInit(options) }
      const { data: page, response } = await api.GET('/v1/logs', init)
      yield page
      const cursor = page.has_more ? page.next_cursor : undefined
      if (cursor === null || cursor === undefined) return
      if (cursor === filters.cursor) throw repeatedCursor(response)
      filters = { ...query, cursor }
    }
  }
  async function* entries(): AsyncGenerator<ExecutionLogEntry, void, undefined> {
    for await (const page of pages()) yield* page.logs
  }
  return { pages, [Symbol.asyncIterator]: entries }
}

/** Continuing would read the same page forever, and stopping silently would lose the rest. */
function repeatedCursor({ status, headers }: Response): UnexpectedResponseError {
  const problem = 'The page names itself as the next one'
  return new UnexpectedResponseError({
    operation: 'GET /v1/logs',
    status,
    contentType: headers.get('Content-Type'),
    problem,
  })
}
