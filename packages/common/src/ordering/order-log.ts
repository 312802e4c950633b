import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import type { Client } from '../client.ts'

/** Where the execution log of orders stood, in the API's own time: how many entries it had of its latest second. */
export interface LogMark {
  readonly at: string | undefined
  readonly count: number
}

/** Notes where the log of a product's orders and dry runs stands. */
export async function markLog(client: Client, path: string, options: CallOptions): Promise<LogMark> {
  const pages = client.logs({ method: 'POST', limit: 50 }, options).pages()
  for await (const { logs } of pages) {
    const orders = logs.filter((entry) => entry.path === path)
    const at = orders[0]?.created_at
    return { at, count: orders.filter(({ created_at }) => created_at === at).length }
  }
  return { at: undefined, count: 0 }
}

/** The orders that the log has beyond a mark, newest first. */
export async function readLogSince(
  client: Client,
  path: string,
  { at, count }: LogMark,
  options: CallOptions,
): Promise<ExecutionLogEntry[]> {
  const orders: ExecutionLogEntry[] = []
  const query = { method: 'POST', ...(at === undefined ? {} : { from: at }) }
  for await (const entry of client.logs(query, options)) if (entry.path === path) orders.push(entry)
  return orders.slice(0, Math.max(0, orders.length - count))
}
