import { type Client, ConfigError, type Quote } from '@hostwright/common'
import { secretFields } from '@hostwright/common/ports'
import { readWorld } from '../evidence/read-account.ts'
import { toFingerprint } from '../record/intent-ids.ts'
import { rejectMisplaced } from './reject-misplaced.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Checks that a quote is unchanged and belongs to this product and world. Returns a copy, so that later changes by
 * the caller are not ordered.
 *
 * @param isOwn whether this client has made the quote with this id
 */
export async function parseQuote(
  client: Client,
  path: string,
  given: Quote<object>,
  isOwn: (id: string) => boolean,
  options: Parameters<typeof readWorld>[1],
): Promise<Quote<object>> {
  const quote = Object(JSON.parse(JSON.stringify(given) ?? '0')) as Quote<object>
  const { fingerprint, ...bound } = quote
  if (fingerprint === undefined) throw new ConfigError('quote', 'is not a quote: pass the result of `quote`')
  if (fingerprint !== (await toFingerprint(bound))) {
    throw new ConfigError('quote', 'was changed, or is of another version: quote again')
  }
  // A reset turns a sandbox into another world, so the sandbox's current world is read and compared with the quote's.
  // For a quote that this client has made itself, it is not read.
  const world = isOwn(quote.id) ? quote.world : await readWorld(client, options)
  if (quote.world === world && quote.path === path) return quote
  throw new ConfigError('quote', `was made for ${quote.path} of another product or sandbox: quote again here`)
}

/**
 * Rejects an order with a property that belongs elsewhere. The journal would store a secret. A program that gives
 * `dry_run` or the expected price to `ensure` wants to try an order or to limit its price, and would pay.
 */
export function rejectOutsideFields(order: object): void {
  const given = Object(order) as object
  const field = [...secretFields, 'dry_run', 'expected_total_price'].find((one) => one in given)
  if (field) throw new ConfigError(field, 'does not belong here: leave it out, and quote to try an order')
  rejectMisplaced(given)
}

/**
 * Checks the agreement to the terms and the secrets of an order, and returns only these. The input may repeat
 * properties of the quoted order but not change them, because the price and the dry run are those of the quoted order.
 */
export function parseInput(secrets: readonly string[], order: object, input: object): Fields {
  const given = Object(input) as Fields
  const taken: Record<string, unknown> = {}
  for (const field of ['agree_to_terms', ...secrets]) {
    const value = (taken[field] = given[field])
    if (secrets.includes(field) ? typeof value === 'string' && value : value === true) continue
    throw new ConfigError(field, 'is missing: an order needs consent and secrets')
  }
  for (const [field, value] of Object.entries(given)) {
    if (field in taken) continue
    // JSON cannot contain a BigInt.
    if (typeof value !== 'bigint' && JSON.stringify((order as Fields)[field]) === JSON.stringify(value))
      continue
    throw new ConfigError(
      field,
      field in order
        ? 'is not what was quoted: quote again'
        : 'is not in the order: leave it out, put it there or, as an option, into the third argument',
    )
  }
  return taken
}
