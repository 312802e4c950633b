import { type Client, toInit, UnexpectedResponseError } from '@hostwright/common'
import type { Operation } from './operation.ts'
import type { RequestParts } from './read-request.ts'

type Send = (path: string, init: object) => Promise<{ readonly data: unknown; readonly response: Response }>

/**
 * Calls an operation, and returns the data that its command prints; `undefined` for a response without a body. Rejects
 * with an `UnexpectedResponseError` if the response to a read lacks that data.
 */
export async function callOperation(
  client: Client,
  { method, path, unwrap }: Operation,
  { path: values, query, body }: RequestParts,
  signal: AbortSignal,
): Promise<unknown> {
  // The client's methods have types for each path. Here the path is known only when the command runs, so the types are
  // dropped.
  const send = client.api[method] as unknown as Send
  const { data, response } = await send(path, {
    params: { path: values, query },
    ...(body && { body }),
    ...toInit({ signal }),
  })
  if (unwrap === undefined || data === undefined) return data
  const { [unwrap]: found } = data as Readonly<Record<string, unknown>>
  if (found !== undefined || method !== 'GET') return found
  throw new UnexpectedResponseError({
    operation: `${method} ${path}`,
    status: response.status,
    contentType: response.headers.get('Content-Type'),
    problem: `The response lacks ${unwrap}`,
  })
}
