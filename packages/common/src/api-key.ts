import { isLoopback } from './base-url.ts'
import { toHash } from './ordering/fingerprint.ts'
import { ConfigError } from './errors/config-error.ts'

// The sandbox makes its keys with this prefix, so a test's configuration can never reach a real account.
const sandboxPrefix = 'sandbox_'

/** Checks an API key before it is used. The error names the problem and never shows the key. */
export function parseApiKey(key: unknown, baseUrl: URL, allowSandboxKey = false): string {
  if (typeof key !== 'string' || key === '') {
    throw new ConfigError('apiKey', 'is missing: pass it to createClient, or set HOSTWRIGHT_API_KEY')
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError(
      'apiKey',
      'holds white space, a line break or a character that a header cannot carry: copy the key again',
    )
  }
  if (key.startsWith(sandboxPrefix) && !allowSandboxKey && !isLoopback(baseUrl)) {
    throw new ConfigError(
      'apiKey',
      `is a sandbox key, but ${baseUrl.origin} is not this machine: use the key of a real account`,
    )
  }
  return key
}

/** Tells keys apart: a part of a hash, from which no key can be learned. */
export async function toKeyId(key: string): Promise<string> {
  return (await toHash(`hostwright key ${key}`)).slice(0, 16)
}
