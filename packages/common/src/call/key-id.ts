import { toHash } from '../platform/to-hash.ts'

/** Prefix of sandbox keys, so that the configuration of a test can never reach a real account. */
export const sandboxPrefix = 'sandbox_'

/**
 * Returns part of the key's hash, which identifies the key without revealing it. That of a sandbox key keeps
 * the prefix.
 */
export async function toKeyId(key: string): Promise<string> {
  const hash = (await toHash(`hostwright key ${key}`)).slice(0, 16)
  return key.startsWith(sandboxPrefix) ? sandboxPrefix + hash : hash
}
