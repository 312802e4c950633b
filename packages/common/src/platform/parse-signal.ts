import { ConfigError } from '../errors/config-error.ts'

/** Checks an `AbortSignal` by its methods: `instanceof` fails for a signal of another realm or of a polyfill. */
export function parseSignal(signal: AbortSignal | null | undefined): AbortSignal | undefined {
  if (!signal) return undefined
  if (typeof signal.aborted === 'boolean' && typeof signal.addEventListener === 'function') return signal
  throw new ConfigError('signal', 'is not an AbortSignal: pass one')
}
