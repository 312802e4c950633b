import { toInit, type LogQuery } from '@hostwright/common'
import { notice } from './notice.ts'
import type { Tool } from './tool.ts'
import { readDeadlineMs } from './read-operation.ts'

const most = 50

/** Tool that reads the execution log of the API key. */
export const logs: Tool<LogQuery> = {
  name: 'logs',
  title: 'Read the execution log',
  description: 'Shows the calls made with this API key, newest first.',
  input: {
    type: 'object',
    properties: {
      from: { type: 'string', description: 'Japan time, YYYY-MM-DD HH:MM:SS.' },
      to: { type: 'string', description: 'Like from.' },
      status_class: { type: 'string', enum: ['success', 'error'], description: 'By outcome.' },
      method: { type: 'string', description: 'Such as POST.' },
      cursor: { type: 'string', description: 'next of an earlier part.' },
    },
  },
  output: {
    logs: { type: 'array', items: { type: 'object' } },
    next: { type: 'string' },
    notice: { type: 'string' },
  },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run(query, { reader, signal }) {
    const { data } = await reader.api.GET('/v1/logs', {
      params: { query: { ...query, limit: most } },
      ...toInit({ signal, deadlineMs: readDeadlineMs }),
    })
    const { logs: entries, next_cursor: next } = data
    const rest = next ? `cut; next is ${next}` : 'complete'
    return {
      text: `${entries.length} entries, ${rest}`,
      data: { logs: entries, ...(next && { next }), notice },
    }
  },
}
