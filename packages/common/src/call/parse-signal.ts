import { ConfigError } from '../errors/config-error.ts'

/** A signal may come from another realm or a polyfill, so it is known by what it can do. */
export function parseSignal(signal: AbortSignal | null | undefined): AbortSignal | undefined {
  if (!signal) return undefined
  if (typeof signal.aborted === 'boolean' && typeof signal.addEventListener === 'function') return signal
  throw new ConfigError('signal', 'is no AbortSignal: give one')
}
