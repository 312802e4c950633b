import { createHash } from 'node:crypto'
import type { ApiKeyServices } from '@hostwright/types'
import { collection, type CollectionOf } from '../store.ts'

/** An API key as it is kept: its rights, and its hash in place of itself. */
export interface KeyRecord {
  readonly hash: string
  readonly services: ApiKeyServices
  /** `YYYY-MM-DD HH:MM:SS` in Japan time, or null when it never expires. */
  readonly expires_at: string | null
}

export const keyRecords: CollectionOf<KeyRecord> = collection('key')

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
