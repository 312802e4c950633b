import type { Store } from '../storage/store.ts'
import { hashKey, type KeyRecord, keyRecords } from './key-record.ts'

/** The key that the `Authorization` of a request names, or `undefined` when it names none that is known. */
export type FindKey = (authorization: string | null) => KeyRecord | undefined

// More than this many in turns are hashed again.
const mostHashes = 100

/** Finds keys by their hashes. Those of the last keys are remembered, in memory only: to hash one takes long. */
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
