import { ConfigError } from '../errors/config-error.ts'

/** Checks a signal by its methods: it may come from another realm or a polyfill, where `instanceof` fails. */
export function parseSignal(signal: AbortSignal | null | undefined): AbortSignal | undefined {
  if (!signal) return undefined
  if (typeof signal.aborted === 'boolean' && typeof signal.addEventListener === 'function') return signal
  throw new ConfigError('signal', 'is not an AbortSignal: pass one')
}
