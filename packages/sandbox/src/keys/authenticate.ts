import { ApiFailure } from '../http/api-failure.ts'
import { parseDateTime } from '../time/japan-time.ts'
import type { Store } from '../storage/store.ts'
import { hashKey, type KeyRecord, keyRecords } from './key-record.ts'

/** The key that a request carries, or `undefined` when it carries none that is known. */
export function findKey(store: Store, authorization: string | null): KeyRecord | undefined {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return key === undefined ? undefined : keyRecords(store).get(hashKey(key))
}

/** Rejects a request without a key, with an unknown one or with one that has expired. */
export function authenticate(key: KeyRecord | undefined, now: number): KeyRecord {
  const expiry = key?.expires_at == null ? undefined : parseDateTime(key.expires_at)
  if (key === undefined || (expiry !== undefined && expiry <= now)) {
    throw new ApiFailure('UNAUTHORIZED', 'The API key is missing, unknown or expired.')
  }
  return key
}
