import { ConfigError } from '../errors/config-error.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * What `place` is given beside the quote: the consent and the secrets. A property of the order may be repeated as it
 * was quoted, but not changed: the price and the trial were for what was quoted.
 */
export function parseInput(secrets: readonly string[], order: object, input: object): Fields {
  const given = Object(input) as Fields
  const taken: Record<string, unknown> = {}
  for (const field of ['agree_to_terms', ...secrets]) {
    const value = (taken[field] = given[field])
    if (secrets.includes(field) ? typeof value === 'string' && value : value === true) continue
    throw new ConfigError(field, 'is missing: `place` needs consent and secrets')
  }
  for (const field of Object.keys(given)) {
    if (field in taken || JSON.stringify((order as Fields)[field]) === JSON.stringify(given[field])) continue
    throw new ConfigError(field, 'is not what was quoted: quote again')
  }
  return taken
}
