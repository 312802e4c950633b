import { ConfigError } from '@hostwright/common'

/** Names of an account's keys in Redis. */
export interface KeyNames {
  /**
   * A name for the account: everything with the same name, in the same Redis, belongs together. It is
   * part of key names, so it is never the API key. 1 to 64 letters, digits, `.`, `_` and `-`.
   */
  readonly account: string
  /** Prefix of all key names. The same characters as in `account`, and `:`. @default 'hostwright' */
  readonly prefix?: string | undefined
}

/**
 * Returns the prefix of an account's keys. The account is the hash tag, so that all its keys are in one slot
 * of a cluster.
 */
export function parseKeyNames({ account, prefix = 'hostwright' }: KeyNames): string {
  parseName('account', account, /^[\w.-]{1,64}$/)
  parseName('prefix', prefix, /^[\w.:-]{1,64}$/)
  return `${prefix}:{${account}}`
}

function parseName(field: string, value: string, pattern: RegExp): void {
  if (typeof value === 'string' && pattern.test(value)) return
  // The value is not shown: it might be the API key.
  throw new ConfigError(field, 'cannot be part of a key name: give 1 to 64 letters, digits, ".", "_" or "-"')
}
