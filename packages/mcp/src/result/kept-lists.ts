import type { Client } from '@hostwright/common'

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
  const now = client.monotonic()
  if (cursor !== undefined && known !== undefined && now - known.at < mostMs) return known.data
  const data = await read()
  lists.delete(key)
  lists.set(key, { data, at: now })
  for (const old of [...lists.keys()].slice(0, -mostLists)) lists.delete(old)
  return data
}
