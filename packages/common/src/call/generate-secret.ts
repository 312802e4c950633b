import { ConfigError } from '../errors/config-error.ts'

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const signs = '-_.'

/** Options of `generateSecret`. */
export interface SecretOptions {
  /** Whether the secret may contain `-`, `_` and `.`. @default true */
  readonly signs?: boolean
}

/**
 * Generates a random secret, such as a password for an account, with at least one letter, one digit and, unless `signs`
 * is false, one sign. It meets the API's rules for passwords; only the `basic_password` of a reinstall takes no signs
 * and at most 64 characters. Characters that are easily confused are left out. Makes no request and stores nothing.
 *
 * @param length The number of characters, 9 to 70. Throws a `ConfigError` for any other.
 * @example
 * const password = generateSecret(24)
 */
export function generateSecret(length: number, { signs: hasSigns = true }: SecretOptions = {}): string {
  if (!(Number.isInteger(length) && length >= 9 && length <= 70))
    throw new ConfigError('length', `is ${length}: give a whole number from 9 to 70`)
  const sets = hasSigns ? [letters, digits, signs] : [letters, digits]
  const all = sets.join('')
  for (;;) {
    const text = Array.from({ length }, () => pick(all)).join('')
    if (sets.every((set) => text.split('').some((character) => set.includes(character)))) return text
  }
}

function pick(characters: string): string {
  // Random bytes from this value on are not used: otherwise the first characters of the set would be more likely than
  // the others.
  const most = 256 - (256 % characters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < most) return characters[byte % characters.length]!
  }
}
