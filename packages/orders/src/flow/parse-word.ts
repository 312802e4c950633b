import { ConfigError } from '@hostwright/common'

// Blanks at the ends, control characters and characters that nobody sees, such as U+200B.
const unseen = /^\s|\s$|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u

/**
 * Returns a word that identifies an order, in the form NFC. Two words that look alike would be two orders, so a word
 * with a character that nobody sees is rejected.
 *
 * @throws {ConfigError} with the name of the option
 */
export function parseWord(field: string, given: unknown): string {
  if (typeof given === 'string' && !unseen.test(given)) return given.normalize()
  throw new ConfigError(
    field,
    `is ${JSON.stringify(given)}: give text without blanks at the ends, control and zero-width characters`,
  )
}
