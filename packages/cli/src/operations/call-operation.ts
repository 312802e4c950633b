import { type Client, toInit } from '@hostwright/common'
import type { Operation } from './operation.ts'
import type { RequestParts } from './read-request.ts'

type Send = (path: string, init: object) => Promise<{ readonly data: unknown; readonly response: Response }>

/** Calls an operation, and returns the data that its command prints; `undefined` for a response without a body. */
export async function callOperation(
  client: Client,
  { method, path, unwrap }: Operation,
  { path: values, query, body }: RequestParts,
  signal: AbortSignal,
): Promise<unknown> {
  // The client's methods have types for each path. Here the path is known only when the command runs, so the types are
  // dropped.
  const send = client.api[method] as unknown as Send
  const { data } = await send(path, {
    params: { path: values, query },
    ...(body && { body }),
    ...toInit({ signal }),
  })
  return unwrap === undefined ? data : (data as Record<string, unknown> | undefined)?.[unwrap]
}
