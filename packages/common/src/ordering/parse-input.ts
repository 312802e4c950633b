import { ConfigError } from '../errors/config-error.ts'

/**
 * What `place` is given beside the quote: the consent and the secrets. A field of the order may be repeated as it
 * was quoted, but not changed: the price and the trial were for what was quoted.
 */
export function parseInput(
  secrets: readonly string[],
  order: object,
  input: object,
): Record<string, unknown> {
  const given = input as Readonly<Record<string, unknown>>
  if (given['agree_to_terms'] !== true) {
    throw new ConfigError('agree_to_terms', 'must be true: an order needs the consent to the terms')
  }
  for (const [field, value] of Object.entries(given)) {
    if (field === 'agree_to_terms' || secrets.includes(field) || value === undefined) continue
    const quoted: unknown = (order as Readonly<Record<string, unknown>>)[field]
    if (JSON.stringify(quoted) === JSON.stringify(value)) continue
    throw new ConfigError(field, 'is not what was quoted, and `place` changes no quote: quote again with it')
  }
  const taken: Record<string, unknown> = { agree_to_terms: true }
  for (const secret of secrets) {
    if (typeof given[secret] !== 'string' || given[secret] === '') {
      throw new ConfigError(secret, 'is missing: give it to `place`, for a quote keeps no secret')
    }
    taken[secret] = given[secret]
  }
  return taken
}
