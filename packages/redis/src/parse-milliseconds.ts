import { ConfigError } from '@hostwright/common'

/** Returns a duration in milliseconds. Throws a `ConfigError` that names `field` if the duration is invalid. */
export function parseMilliseconds(field: string, value: number): number {
  if (Number.isFinite(value) && value > 0 && value < 2 ** 31) return value
  throw new ConfigError(field, `is ${value}: give milliseconds, above 0 and below ${2 ** 31}`)
}
