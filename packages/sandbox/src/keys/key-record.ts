import { hashToHex } from '../encoding/hash.ts'
import type { ApiKeyServices } from '@hostwright/types'
import { collection, type CollectionOf } from '../storage/store.ts'

/** A stored API key: its rights, and its hash instead of the key itself. */
export interface KeyRecord {
  readonly hash: string
  readonly services: ApiKeyServices
  /** Expiry, as `YYYY-MM-DD HH:MM:SS` in Japan time; null if the key never expires. */
  readonly expires_at: string | null
  /** IP addresses and ranges from which the key can be used; from everywhere if it is missing or empty. */
  readonly allowed_ips?: readonly string[]
  /** Whether the key is a legacy key for a single hosting server. */
  readonly is_legacy: boolean
}

export const keyRecords: CollectionOf<KeyRecord> = collection('key')

export function hashKey(key: string): string {
  return hashToHex(key)
}

/**
 * Returns the API key with a number. Keys are the same in every sandbox, so that command lines and tests can be
 * repeated unchanged.
 */
export function toKey(number: number): string {
  return `sandbox_${hashToHex(`key ${number}`).slice(0, 32)}`
}

/** Replaces each API key of a sandbox in a text by `[redacted]`. */
export function redactKeys(text: string): string {
  return text.replaceAll(/sandbox_[0-9a-f]{32}/g, '[redacted]')
}

/** Returns the id of a key: the beginning of its hash. */
export function toKeyId(hash: string): string {
  return hash.slice(0, 12)
}
