import { vi } from 'vitest'

const { createHash } = process.getBuiltinModule('node:crypto')

/**
 * Lets hashes take no real time for a test: a pool of threads makes them otherwise, and the simulated time of other
 * calls passes meanwhile, as much as the machine is busy.
 */
export function hashAtOnce(): void {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(digest as typeof crypto.subtle.digest)
}

async function digest(_: unknown, data: Uint8Array): Promise<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(data).digest()).buffer
}
