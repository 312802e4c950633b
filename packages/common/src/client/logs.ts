import type { ExecutionLogEntry, ExecutionLogPage, operations } from '@hostwright/types'
import type { Api } from '../api/api.ts'
import { type CallOptions, toInit } from '../call/call-options.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'

/** Filters of the execution log; several combine with AND. `cursor` begins at a page that was kept. */
export type LogQuery = NonNullable<operations['listLogs']['parameters']['query']>

/** The execution log: its entries over all pages, or the pages themselves. Each iteration reads again. */
export interface LogPages extends AsyncIterable<ExecutionLogEntry> {
  /** Page by page, as the API gives them: with `count`, `has_more` and `next_cursor`. */
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

/** Going on would read the same page forever, stopping in silence would lose the rest. */
function repeatedCursor({ status, headers }: Response): UnexpectedResponseError {
  const problem = 'The page names itself as the next one'
  return new UnexpectedResponseError({
    operation: 'GET /v1/logs',
    status,
    contentType: headers.get('Content-Type'),
    problem,
  })
}
