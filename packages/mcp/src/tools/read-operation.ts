import { type Client, ConfigError, toInit } from '@hostwright/common'
import type { Description, Operation } from '../description/description.ts'

/** The parameters of a `GET` operation by name, both of the path and of the query. */
export type Parameters = Readonly<Record<string, string | number | boolean>>

type Send = (path: string, init: object) => Promise<{ readonly data: unknown; readonly response: Response }>

/**
 * Deadline of one read, in milliseconds. Many MCP clients give a call up after 60 seconds, and without a deadline a
 * read could wait longer for a slot of the rate limit.
 */
export const readDeadlineMs = 40_000

/** Returns the `GET` operation with this operationId. Rejects other operations and unknown names. */
export function findRead({ operations }: Description, name: string): Operation {
  const operation = operations.get(name)
  if (operation === undefined)
    throw new ConfigError('operation', `is ${name}, which is not known: search finds names`)
  if (operation.method === 'GET') return operation
  throw new ConfigError(
    'operation',
    `is ${name}, which is ${operation.method} ${operation.path}: only a GET is read here`,
  )
}

/**
 * Calls a `GET` operation of the description and returns the response with its parsed body, or fails when `deadlineMs`
 * have passed. Rejects unknown and missing parameters before anything is sent.
 */
export async function readOperation(
  client: Client,
  { path, parameters: known }: Operation,
  given: Parameters,
  signal: AbortSignal,
  deadlineMs: number = readDeadlineMs,
): Promise<{ readonly data: unknown; readonly response: Response }> {
  const unknown = Object.keys(given).find((name) => !known.some((parameter) => parameter.name === name))
  if (unknown !== undefined) {
    const names = known.map(({ name }) => name).join(', ') || 'none'
    throw new ConfigError('parameters', `has ${unknown}, which is not known. Known: ${names}`)
  }
  const missing = known.find(({ name, required }) => required === true && given[name] === undefined)
  if (missing)
    throw new ConfigError('parameters', `lacks ${missing.name}: ${missing.description ?? 'it is required'}`)
  const pick = (place: string): Parameters =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => known.find((one) => one.name === name)?.in === place)
        .map(([name, value]) => [name, name === 'domain' ? withoutDot(value) : value]),
    )
  // The client's methods have types for each path. Here the path is known only when the tool is called, so the types
  // are dropped.
  const get = client.api.GET as unknown as Send
  return get(path, {
    params: { path: pick('path'), query: pick('query') },
    ...toInit({ signal, deadlineMs }),
  })
}

/** Returns a domain without the dot of a zone file at its end: the API would return an empty list for it. */
function withoutDot(domain: Parameters[string]): Parameters[string] {
  return typeof domain === 'string' ? domain.replace(/\.$/, '') : domain
}
