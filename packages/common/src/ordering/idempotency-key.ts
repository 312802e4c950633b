import { ConfigError } from '../errors/config-error.ts'

/** An Idempotency-Key: the given one when it has the API's form, a new UUID when none is given. */
export function parseIdempotencyKey(key?: string): string {
  if (key === undefined) return crypto.randomUUID()
  if (/^[A-Za-z0-9_-]{8,64}$/.test(key)) return key
  throw new ConfigError('idempotencyKey', 'must be 8 to 64 of A-Z, a-z, 0-9, - and _: leave it out')
}
