import { ApiFailure } from '../http/api-failure.ts'
import { parseDateTime } from '../time/japan-time.ts'
import type { KeyRecord } from './key-record.ts'

/** Returns the API key of a request. Rejects a request without a key, with an unknown key or with an expired one. */
export function authenticate(key: KeyRecord | undefined, now: number): KeyRecord {
  const expiry = key?.expires_at == null ? Infinity : parseDateTime(key.expires_at)!
  if (key === undefined || expiry <= now) {
    throw new ApiFailure('UNAUTHORIZED', 'The API key is missing, unknown or expired.')
  }
  return key
}
