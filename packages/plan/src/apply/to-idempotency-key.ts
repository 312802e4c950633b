import type { Client } from '@hostwright/common'
import { toDigest } from '../plan/to-digest.ts'

/**
 * The Idempotency-Key of the order that is to bear a name. It is the same for everybody who applies the file in a
 * month, so that the API itself rejects a second one, or returns the first; one that came to nothing is followed by
 * the next.
 */
export async function toIdempotencyKey(client: Client, path: string, name: string): Promise<string> {
  const month = new Date(client.now()).toISOString().slice(0, 7)
  const records = await client.journal.list()
  const settled = new Set(
    records
      .filter(({ state, outcome }) => state === 'settled' && outcome?.executed === false)
      .map(({ idempotencyKey }) => idempotencyKey),
  )
  for (let number = 1; ; number += 1) {
    const hash = await toDigest(['hostwright plan', client.account, path, name, month, number])
    const key = `plan-${hash.slice(0, 40)}`
    if (!settled.has(key)) return key
  }
}
