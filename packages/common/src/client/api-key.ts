import { isLoopback } from './base-url.ts'
import { ConfigError } from '../errors/config-error.ts'
import { toHash } from '../world/to-hash.ts'

// The sandbox makes its keys with this prefix, so a test's configuration can never reach a real account.
const sandboxPrefix = 'sandbox_'

/** Checks an API key before it is used. The error names the problem and never shows the key. */
export function parseApiKey(key: string, baseUrl: URL, allowSandboxKey = false): string {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError('apiKey', 'holds white space, a line break or what a header cannot carry')
  }
  if (key.startsWith(sandboxPrefix) && !allowSandboxKey && !isLoopback(baseUrl)) {
    throw new ConfigError('apiKey', `is a sandbox key, but ${baseUrl.origin} is not this machine`)
  }
  return key
}

/** Part of a hash that tells keys apart; no key can be learned from it. A sandbox's key stays recognizable as one. */
export async function toKeyId(key: string): Promise<string> {
  const hash = (await toHash(`hostwright key ${key}`)).slice(0, 16)
  return key.startsWith(sandboxPrefix) ? sandboxPrefix + hash : hash
}
