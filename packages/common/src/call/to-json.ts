import { ConfigError } from '../errors/config-error.ts'

/**
 * Converts data of a request to JSON. Rejects what JSON cannot contain: it would leave out a function, such as the
 * `confirm` of a caller who wants to be asked before the order. Rejects a private key too, which no request takes:
 * somebody gave it in place of the public one, and the service would have it.
 */
export function toJson(data: unknown): string {
  return JSON.stringify(data, (field, value) => {
    if (/bigint|function/.test(typeof value)) throw new ConfigError(field, 'is a BigInt or function')
    if (value?.includes?.('PRIVATE KEY-----'))
      throw new ConfigError(field, 'is a private key: give the public one')
    return value
  })
}
