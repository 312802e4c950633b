import { ConfigError } from '../errors/config-error.ts'

/** Checks a duration in milliseconds: it must be above 0 and small enough for a timer. */
export function parseMilliseconds(field: string, value: number): number {
  if (Number.isFinite(value) && value > 0 && value < 2 ** 31) return value
  throw new ConfigError(field, `is ${String(value)}: give milliseconds, above 0 and below ${2 ** 31}`)
}
