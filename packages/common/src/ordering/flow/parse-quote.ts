import { ConfigError } from '@hostwright/common'
import type { Client } from '../../client/client.ts'
import type { Quote } from '../../journal/quote.ts'
import { readAccountName } from '../evidence/read-account.ts'
import { toFingerprint } from '../record/intent-ids.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Checks that a quote is as `quote` made it, for this product and account. Returns a copy, so that what the caller
 * changes afterwards is not ordered.
 */
export async function parseQuote(
  client: Client,
  path: string,
  given: Quote<object>,
  isOwn: (id: string) => boolean,
  options: Parameters<typeof readAccountName>[1],
): Promise<Quote<object>> {
  const quote = Object(JSON.parse(JSON.stringify(given) ?? '0')) as Quote<object>
  const { fingerprint, ...bound } = quote
  if (fingerprint === undefined) throw new ConfigError('quote', 'is not a quote: pass the result of `quote`')
  if (fingerprint !== (await toFingerprint(bound))) {
    throw new ConfigError('quote', 'was changed, or is of another version: quote again')
  }
  const isOfSandbox = quote.account.startsWith(`${client.account} `)
  // A sandbox that was reset since is another account; a quote that this client has made just now is of this one.
  const account = isOfSandbox && !isOwn(quote.id) ? await readAccountName(client, options) : client.account
  const isHere = quote.account === account || (isOfSandbox && isOwn(quote.id))
  if (isHere && quote.path === path) return quote
  throw new ConfigError(
    'quote',
    `was made for ${quote.account}${quote.path}, not for ${account}${path}: quote again there`,
  )
}

/**
 * Checks what `place` is given beside the quote: the consent and the secrets. A property of the order may be repeated
 * as it was quoted, but not changed: the price and the dry run were for what was quoted.
 */
export function parseInput(secrets: readonly string[], order: object, input: object): Fields {
  const given = Object(input) as Fields
  const taken: Record<string, unknown> = {}
  for (const field of ['agree_to_terms', ...secrets]) {
    const value = (taken[field] = given[field])
    if (secrets.includes(field) ? typeof value === 'string' && value : value === true) continue
    throw new ConfigError(field, 'is missing: an order needs consent and secrets')
  }
  for (const field of Object.keys(given)) {
    if (field in taken || JSON.stringify((order as Fields)[field]) === JSON.stringify(given[field])) continue
    throw new ConfigError(field, 'is not what was quoted: quote again')
  }
  return taken
}
