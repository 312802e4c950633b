// One client for the whole process, with its key from a secret store.
import { type ClientOptions, createClient } from '@hostwright/common'
import { createVps, type Vps } from '@hostwright/vps'

/** The secret store, whichever it is: gives what a name stands for now. */
export type ReadSecret = (name: string) => Promise<string>

/**
 * Gives the VPSs of the account: always the same object, so that all requests wait in one queue. Nothing is made
 * before the first one. The key is read before each attempt: one that is changed in the store is used immediately.
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
