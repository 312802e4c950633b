import { toHash } from '../platform/to-hash.ts'

/**
 * Prefix of the API keys of sandboxes. A client rejects such a key for a host other than this machine, unless
 * `allowInsecure` is set, so that the configuration of a test does not order at a real host.
 */
export const sandboxPrefix = 'sandbox_'

/**
 * Returns the beginning of the API key's hash, which identifies the key without revealing it. The id of a sandbox's key
 * keeps the prefix `sandbox_`.
 */
export async function toKeyId(key: string): Promise<string> {
  const hash = (await toHash(`hostwright key ${key}`)).slice(0, 16)
  return key.startsWith(sandboxPrefix) ? sandboxPrefix + hash : hash
}
