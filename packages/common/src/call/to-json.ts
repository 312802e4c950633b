import { ConfigError } from '../errors/config-error.ts'

/**
 * Converts data of a request to JSON. Rejects a BigInt, which JSON cannot contain, and a private key, which no request
 * takes: somebody gave it in place of the public one, and the service would have it.
 */
export function toJson(data: unknown): string {
  return JSON.stringify(data, (field, value) => {
    if (typeof value === 'bigint') throw new ConfigError(field, 'is a BigInt: give a number')
    if (value?.includes?.('PRIVATE KEY-'))
      throw new ConfigError(field, 'is a private key: give the public one')
    return value
  })
}
