import type { CallOptions, Client } from '@hostwright/common'
import { type AccountReader, createAccountReader } from '../account/account-reader.ts'

/** Readings of the account, each with its age. */
export interface Readers {
  /** A reading that is at most 30 s old, newer than the last wait, and newer than the changes at these addresses. */
  recent(requires?: readonly string[]): AccountReader
  /** A reading that has not begun yet. */
  fresh(): AccountReader
  /** Records that a change was made: places that require it are read again. */
  note(address: string): void
  /** Discards the reading, after a wait. */
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
