import type { Client } from '../client.ts'
import { ConfigError } from '../errors/config-error.ts'
import { toFingerprint } from './fingerprint.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import type { Quote } from './ordering.ts'

/** Checks that a quote is as `quote` made it, of this product and of this account. Nothing is sent. */
export async function parseQuote<Order>(
  { client, path }: { readonly client: Client; readonly path: string },
  quote: Quote<Order>,
): Promise<Quote<Order>> {
  if (typeof quote !== 'object' || quote === null || typeof quote.fingerprint !== 'string') {
    throw new ConfigError('quote', 'is no quote: give what `quote` returned, or its JSON read again')
  }
  const { fingerprint, ...bound } = quote
  if (fingerprint !== (await toFingerprint(bound))) {
    throw new ConfigError(
      'quote',
      'was changed after it was made, or made by another version, so its Idempotency-Key is another order’s: quote again',
    )
  }
  parseIdempotencyKey(quote.idempotencyKey)
  if (quote.path !== path) {
    throw new ConfigError(
      'quote',
      `is of POST ${quote.path}, not of POST ${path}: give it to that product’s orders`,
    )
  }
  if (quote.account !== client.baseUrl) {
    throw new ConfigError(
      'quote',
      `was made at ${quote.account}, not at ${client.baseUrl}: use a client of that address`,
    )
  }
  return quote
}
