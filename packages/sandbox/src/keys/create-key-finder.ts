import type { Store } from '../storage/store.ts'
import { hashKey, type KeyRecord, keyRecords } from './key-record.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { parseDateTime } from '../time/japan-time.ts'

/**
 * Returns the stored record of the API key in an `Authorization` header; `undefined` if the header has no known key.
 */
export type FindKey = (authorization: string | null) => KeyRecord | undefined

// Largest number of `Authorization` headers whose hashes are remembered. Before one more is added, all of them are
// forgotten.
const mostHashes = 100

/** Creates a function that finds API keys by their hashes. Hashes are kept in memory, because hashing takes long. */
export function createKeyFinder(store: Store): FindKey {
  const hashes = new Map<string, string>()

  function toHash(authorization: string): string | undefined {
    const known = hashes.get(authorization)
    if (known !== undefined) return known
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    if (key === undefined) return undefined
    if (hashes.size >= mostHashes) hashes.clear()
    const hash = hashKey(key)
    hashes.set(authorization, hash)
    return hash
  }

  return (authorization) => {
    const hash = authorization === null ? undefined : toHash(authorization)
    return hash === undefined ? undefined : keyRecords(store).get(hash)
  }
}

/** Returns the API key of a request. Rejects a request without a key, with an unknown key or with an expired one. */
export function authenticate(key: KeyRecord | undefined, now: number): KeyRecord {
  const expiry = key?.expires_at == null ? Infinity : parseDateTime(key.expires_at)!
  if (key === undefined || expiry <= now) {
    throw new ApiFailure('UNAUTHORIZED', 'The API key is missing, unknown or expired.')
  }
  return key
}
