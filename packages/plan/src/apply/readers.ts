import type { CallOptions, Client } from '@hostwright/common'
import { type AccountReader, createAccountReader } from '../account/account-reader.ts'

/** Cached reads of the account. */
export interface Readers {
  /**
   * Returns a cache that is at most 30 seconds old, newer than the last wait, and newer than the changes at these
   * addresses.
   */
  recent(requires?: readonly string[]): AccountReader
  /** Returns an empty cache, which reads everything again. */
  fresh(): AccountReader
  /** Records that a change was made, so that places which require it are read again. */
  note(address: string): void
  /** Discards the cache. Called after a wait. */
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
      const at = client.monotonic()
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
