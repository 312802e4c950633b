import type { Client } from '../client/client.ts'
import { ConfigError } from '../errors/config-error.ts'
import { toFingerprint } from './fingerprint.ts'
import type { Quote } from '../journal/quote.ts'

/**
 * Checks that a quote is as `quote` made it, of this product and of this account. Nothing is sent. What it gives is a
 * copy, so that whatever the caller changes from then on is not ordered.
 */
export async function parseQuote<Order>(
  { client, path }: { readonly client: Client; readonly path: string },
  given: Quote<Order>,
): Promise<Quote<Order>> {
  const quote = Object(JSON.parse(JSON.stringify(given) ?? '0')) as Quote<Order>
  const { fingerprint, ...bound } = quote
  if (fingerprint === undefined) throw new ConfigError('quote', 'is no quote: give what `quote` returned')
  if (fingerprint !== (await toFingerprint(bound))) {
    throw new ConfigError('quote', 'was changed, or is of another version: quote again')
  }
  const made = quote.account + quote.path
  if (made === client.baseUrl + path) return quote
  throw new ConfigError('quote', `was made for ${made}, not for ${client.baseUrl + path}: quote again there`)
}
