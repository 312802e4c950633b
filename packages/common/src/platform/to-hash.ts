import { ConfigError } from '../errors/config-error.ts'

/**
 * Returns a SHA-256 hash in hexadecimal digits. Throws a `ConfigError` without `crypto.subtle`, as in jsdom and on a
 * page without https.
 */
export async function toHash(text: string): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle)
    throw new ConfigError('crypto.subtle', 'is missing, as on a page without https: order on a server')
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
