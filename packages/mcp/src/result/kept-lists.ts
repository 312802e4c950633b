import type { Client } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'

interface Kept {
  readonly data: unknown
  readonly at: number
}

const mostMs = 300_000
const mostLists = 4
const kept = new WeakMap<Client, Map<string, Kept>>()

/**
 * Reads a list, or returns the one that the part before was cut from: a cursor then costs no request, and its part
 * follows on the one before. A list is kept for 5 minutes, and only the last 4.
 */
export async function readKept(
  client: Client,
  key: string,
  cursor: string | undefined,
  read: () => Promise<unknown>,
): Promise<unknown> {
  const lists = kept.get(client) ?? new Map<string, Kept>()
  kept.set(client, lists)
  const known = lists.get(key)
  const isFresh = known !== undefined && portsOf(client).monotonic() - known.at < mostMs
  if (cursor !== undefined && isFresh) return known.data
  const data = await read()
  lists.delete(key)
  // The time begins when the list is there: an account of fifty sites takes longer to read than a list is kept.
  lists.set(key, { data, at: portsOf(client).monotonic() })
  for (const old of [...lists.keys()].slice(0, -mostLists)) lists.delete(old)
  return data
}
