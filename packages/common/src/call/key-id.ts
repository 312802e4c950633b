import { toHash } from '../platform/to-hash.ts'

/** Begins the keys of a sandbox, so that a test's configuration can never reach a real account. */
export const sandboxPrefix = 'sandbox_'

/** Part of a hash that tells keys apart; no key can be learned from it. A sandbox's key stays recognizable as one. */
export async function toKeyId(key: string): Promise<string> {
  const hash = (await toHash(`hostwright key ${key}`)).slice(0, 16)
  return key.startsWith(sandboxPrefix) ? sandboxPrefix + hash : hash
}
