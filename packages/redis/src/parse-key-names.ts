import { ConfigError } from '@hostwright/common'

/** Options for the names of an account's keys in Redis. */
export interface KeyNames {
  /**
   * Name of the account: processes that use the same name and `prefix` in the same Redis share its data. It is part of
   * key names, so it must not be the API key. 1 to 64 letters, digits, `.`, `_` and `-`.
   */
  readonly account: string
  /** Prefix of all key names: 1 to 64 of the characters that `account` can have, and `:`. @default 'hostwright' */
  readonly prefix?: string | undefined
}

/**
 * Returns the prefix of an account's keys. The account is in braces as the hash tag, so that a Redis cluster keeps all
 * keys of the account on one node, which its scripts require.
 */
export function parseKeyNames(given: KeyNames): string {
  // A program in JavaScript may forget the options, and with them the account.
  const { account, prefix = 'hostwright' } = Object(given) as KeyNames
  parseName('account', account, /^[\w.-]{1,64}$/, '".", "_" or "-"')
  parseName('prefix', prefix, /^[\w.:-]{1,64}$/, '".", "_", "-" or ":"')
  return `${prefix}:{${account}}`
}

function parseName(field: string, value: string, pattern: RegExp, signs: string): void {
  if (typeof value === 'string' && pattern.test(value)) return
  // The error does not repeat the given value, because it may be an API key that was passed by mistake.
  throw new ConfigError(
    field,
    `cannot be part of a key name: give a text of 1 to 64 letters, digits, ${signs}`,
  )
}
