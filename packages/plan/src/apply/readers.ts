import type { CallOptions, Client } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { type AccountReader, createAccountReader } from '../account/account-reader.ts'

/** Caches of the account, which limit how often a resource is read. */
export interface Readers {
  /**
   * Returns a cache that was filled at most 30 seconds ago, after the last wait, and after the changes at these
   * addresses.
   */
  recent(requires?: readonly string[]): AccountReader
  /** Returns a new cache, which reads every resource again. */
  fresh(): AccountReader
  /** Records that a change was made, so that the places of changes which require it are read again. */
  note(address: string): void
  /** Discards the current cache. Called after a wait, during which the account may have changed. */
  expire(): void
}

const mostMs = 30_000

export function createReaders(client: Client, options: CallOptions): Readers {
  let shared: { readonly reader: AccountReader; readonly at: number; readonly count: number } | undefined
  const made = new Map<string, number>()
  const fresh = (): AccountReader => createAccountReader(client, options)
  return {
    fresh,
    recent(requires = []) {
      const at = portsOf(client).monotonic()
      const isNewer = requires.some((address) => (made.get(address) ?? 0) > (shared?.count ?? 0))
      if (shared === undefined || isNewer || at - shared.at >= mostMs) {
        shared = { reader: fresh(), at, count: made.size }
      }
      return shared.reader
    },
    note: (address) => void made.set(address, made.size + 1),
    expire: () => void (shared = undefined),
  }
}
