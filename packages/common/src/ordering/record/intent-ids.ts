import { ConfigError } from '@hostwright/common'
import { toHash } from '../../platform/to-hash.ts'

/**
 * The id of the record of an intent. It depends on the intent alone, so that two processes that want the same write the
 * same record, and one of them is first.
 */
export async function toIntentId(
  account: string,
  path: string,
  name: string,
  number: number,
): Promise<string> {
  const hash = await toHash(JSON.stringify(['hostwright intent', account, path, name, number]))
  return hash.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The name that an order without one is given, from which its contract is recognized. */
export function toDerivedName(
  toName: (hash: string) => string,
  account: string,
  key: string,
): Promise<string> {
  return toHash(`hostwright order ${account} ${key}`).then(toName)
}

/** An Idempotency-Key: the given one if it has the API's form, a new UUID without one. */
export function parseIdempotencyKey(key?: string): string {
  if (key === undefined) return crypto.randomUUID()
  if (/^[A-Za-z0-9_-]{8,64}$/.test(key)) return key
  throw new ConfigError('idempotencyKey', 'must be 8 to 64 of A-Z, a-z, 0-9, - and _: leave it out')
}

/** A SHA-256 over the properties of a value, in whatever order they are. */
export function toFingerprint(value: object): Promise<string> {
  return toHash(JSON.stringify(value, sortFields))
}

function sortFields(_: string, value: unknown): unknown {
  if (Object(value) !== value || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
