import { isLoopback } from './base-url.ts'
import { ConfigError } from '../errors/config-error.ts'
import { toHash } from '../world/to-hash.ts'

/** Checks an API key before it is used. The error names the problem and never shows the key. */
export function parseApiKey(key: string, baseUrl: URL, allowSandboxKey = false): string {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError('apiKey', 'holds white space, a line break or what a header cannot carry')
  }
  // The sandbox makes its keys with this prefix, so a test's configuration can never reach a real account.
  if (key.startsWith('sandbox_') && !allowSandboxKey && !isLoopback(baseUrl)) {
    throw new ConfigError('apiKey', `is a sandbox key, but ${baseUrl.origin} is not this machine`)
  }
  return key
}

/** Tells keys apart: a part of a hash, from which no key can be learned. */
export async function toKeyId(key: string): Promise<string> {
  return (await toHash(`hostwright key ${key}`)).slice(0, 16)
}
