import { hashToHex } from '../encoding/hash.ts'
import type { ApiKeyServices } from '@hostwright/types'
import { collection, type CollectionOf } from '../storage/store.ts'

/** An API key as it is kept: its rights, and its hash in place of itself. */
export interface KeyRecord {
  readonly hash: string
  readonly services: ApiKeyServices
  /** `YYYY-MM-DD HH:MM:SS` in Japan time, or null when it never expires. */
  readonly expires_at: string | null
  /** The addresses and ranges it may be used from; from everywhere when there are none. */
  readonly allowed_ips?: readonly string[]
  /** Whether it is a legacy key for a single server. */
  readonly is_legacy: boolean
}

export const keyRecords: CollectionOf<KeyRecord> = collection('key')

export function hashKey(key: string): string {
  return hashToHex(key)
}

/** The same keys in every sandbox, so that a command line or a test can be repeated as it is. */
export function toKey(number: number): string {
  return `sandbox_${hashToHex(`key ${number}`).slice(0, 32)}`
}

/** Returns the id of a key: the beginning of its hash. */
export function toKeyId(hash: string): string {
  return hash.slice(0, 12)
}
