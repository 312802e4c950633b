import { type Client, isHostwrightError } from '@hostwright/common'
import { isLimit } from '../errors/is-limit.ts'
import type { ReadOperation } from './description.ts'
import type { Reading } from './reading.ts'

/** An operation to call, with the values of its parameters. */
export interface Asked {
  readonly operation: ReadOperation
  readonly parameters: Readonly<Record<string, string>>
  readonly purpose: string
  readonly query: Readonly<Record<string, string>> | undefined
}

/**
 * Calls an operation and returns its response, also an error response; `undefined` if a rate limit leaves no slot
 * before the deadline of the call. Rejects for other failures: a key that the API rejected in an earlier call, a failed
 * connection, a timeout, an abort.
 */
export async function read(
  client: Client,
  { operation, parameters, purpose, query }: Asked,
  { now, signal }: { readonly now: () => number; readonly signal: AbortSignal },
): Promise<Reading | undefined> {
  const inPath = new Set([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
  const search = new URLSearchParams({
    ...Object.fromEntries(Object.entries(parameters).filter(([name]) => !inPath.has(name))),
    ...query,
  }).toString()
  const about = { operation, purpose, parameters, at: now() }
  try {
    const response = await client.fetch(search === '' ? path : `${path}?${search}`, { signal })
    return { ...about, status: response.status, headers: response.headers, ...(await readBody(response)) }
  } catch (error) {
    if (isLimit(error)) return undefined
    const { name, status = 0 } = error as { readonly name: string; readonly status?: number }
    if (!isHostwrightError(error) || name !== 'UnexpectedResponseError') throw error
    return { ...about, status, headers: new Headers(), body: undefined, problem: 'is not the described JSON' }
  }
}

async function readBody(response: Response): Promise<Pick<Reading, 'body' | 'problem'>> {
  const text = await response.text()
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return { body: undefined, problem: 'is no JSON' }
  }
}
