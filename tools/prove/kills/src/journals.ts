import type { OrderJournal } from '@hostwright/common'

export type JournalKind = 'folder' | 'redis'

/** Where the journal of a wish is. */
export type JournalAddress =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'redis'; readonly url: string; readonly account: string }

/** A journal, and how to leave it. */
export interface OpenJournal {
  readonly journal: OrderJournal
  readonly close: () => void
}

// Each loads what it needs: the time that a process takes to start is most of what a kill costs.
export async function openJournal(address: JournalAddress): Promise<OpenJournal> {
  if (address.kind === 'folder') {
    const { createFolderJournal } = await import('@hostwright/common/folder-journal')
    return { journal: createFolderJournal(address.folder), close() {} }
  }
  const { createRedisJournal } = await import('@hostwright/redis')
  const { createClient } = await import('@redis/client')
  const redis = createClient({ url: address.url })
  await redis.connect()
  const journal = createRedisJournal(redis, { account: address.account, timeoutMs: 30_000 })
  return { journal, close: () => redis.destroy() }
}
