import { ConfigError, type OrderRecord } from '@hostwright/common'
import { toHash } from '@hostwright/common/ports'

/**
 * Returns the id of the record for an order of `ensure`. It depends only on the world, the product and the order's word
 * and number, so two processes that order the same write the same record, and only one of them can write it first. No
 * address and no API key takes part, because both can change.
 */
export async function toIntentId(world: string, path: string, word: string, number: number): Promise<string> {
  return toId(['hostwright intent', world, path, word, number])
}

/**
 * Returns the Idempotency-Key for an order of `ensure`. The random number of the journal takes part: it is not
 * documented whether the API keeps the keys of all accounts together, and two accounts can order the same word.
 */
export function toIntentKey(id: string, { idempotencyKey }: OrderRecord): Promise<string> {
  return toId(['hostwright key', id, idempotencyKey])
}

/** Returns the id of the record that says which quote has taken an Idempotency-Key. */
export function toKeyId(world: string, idempotencyKey: string): Promise<string> {
  return toId(['hostwright taken key', world, idempotencyKey])
}

async function toId(parts: readonly unknown[]): Promise<string> {
  const hash = await toHash(JSON.stringify(parts))
  return hash.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Returns the derived name for an order that has no name. Its contract is recognized by this name.
 *
 * @param seed the id of the record of `ensure`, which is the same in two journals; otherwise the Idempotency-Key
 */
export function toDerivedName(toName: (hash: string) => string, seed: string): Promise<string> {
  return toHash(`hostwright order ${seed}`).then(toName)
}

/**
 * Returns the given Idempotency-Key as text, or a new UUID. A program without types can give the number of an order of
 * its own: kept as a number, it would be another key for the journal and the same one for the API.
 *
 * @throws {ConfigError} if the given key does not have the format of the API
 */
export function parseIdempotencyKey(key?: string): string {
  if (key === undefined) return crypto.randomUUID()
  const text = /^[A-Za-z0-9_-]{8,64}$/.exec(key)?.[0]
  if (text) return text
  throw new ConfigError('idempotencyKey', 'must be 8 to 64 of A-Z, a-z, 0-9, - and _: leave it out')
}

/** Returns a SHA-256 hash of a value. Two values that differ only in the order of properties have the same hash. */
export function toFingerprint(value: object): Promise<string> {
  return toHash(JSON.stringify(value, sortFields))
}

function sortFields(_: string, value: unknown): unknown {
  if (Object(value) !== value || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
