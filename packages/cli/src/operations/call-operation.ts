import { type Client, toInit } from '@hostwright/common'
import type { Operation } from './operation.ts'
import type { RequestParts } from './read-request.ts'

type Send = (path: string, init: object) => Promise<{ readonly data: unknown; readonly response: Response }>

/** Calls an operation, and returns what its command prints: the data; `undefined` of a response without a body. */
export async function callOperation(
  client: Client,
  { method, path, unwrap }: Operation,
  { path: values, query, body }: RequestParts,
  signal: AbortSignal,
): Promise<unknown> {
  // The methods of the client are typed by path; here the path is data.
  const send = client.api[method] as unknown as Send
  const { data } = await send(path, {
    params: { path: values, query },
    ...(body && { body }),
    ...toInit({ signal }),
  })
  return unwrap === undefined ? data : (data as Record<string, unknown> | undefined)?.[unwrap]
}
