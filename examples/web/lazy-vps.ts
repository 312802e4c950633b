// One client for the whole process, with its key from a secret store.
import { type ClientOptions, createClient } from '@hostwright/common'
import { createVps, type Vps } from '@hostwright/vps'

/** Reads the current value of a secret by its name, from any secret store. */
export type ReadSecret = (name: string) => Promise<string>

/**
 * Returns a function that returns the VPSs of the account: always the same object, so that all requests wait in one
 * queue. The object is created on the first call. The key is read before each attempt, so that a key changed in the
 * store is used immediately.
 */
export function lazyVps(readSecret: ReadSecret, options: ClientOptions = {}): () => Vps {
  let vps: Vps | undefined
  const create = (): Vps =>
    createVps(
      createClient({
        deadlineMs: 10_000, // Nobody looks at an empty page for longer.
        ...options,
        apiKey: () => readSecret('hostwright-api-key'),
      }),
    )
  return () => (vps ??= create())
}
