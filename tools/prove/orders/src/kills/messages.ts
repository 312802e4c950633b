import type { OrderJournal, Reconciliation } from '@hostwright/common'
import type { Product } from '../products.ts'
import type { JournalKind, Way } from './scenario.ts'

/** A message of a buyer to its supervisor. */
export type Told =
  /** It has loaded its code, and does nothing until it is told to begin. */
  | { readonly kind: 'ready' }
  /** It stands still at a step, until it may go on. */
  | { readonly kind: 'step'; readonly id: number; readonly name: string; readonly write?: DiskWrite }
  /** It sleeps for so long on the API's clock. */
  | { readonly kind: 'sleep'; readonly id: number; readonly ms: number }
  | { readonly kind: 'wake'; readonly id: number }
  /** It is about to place a quote, or `ensure` is. */
  | { readonly kind: 'placing'; readonly id: string; readonly mark: string }
  /** The outcome of a quote that it was told; from `ensure`, a contract: then `id` is empty. */
  | {
      readonly kind: 'found'
      readonly id: string
      readonly mark: string
      readonly outcome: Exclude<Reconciliation['outcome'], 'unknown'>
      readonly contracts: readonly string[]
    }
  /** An order stays unknown for good, so that it cannot go on. */
  | { readonly kind: 'undecided'; readonly reason: string }

/** A change of the disk. */
export type DiskWrite =
  | { readonly done: 'made' | 'written' | 'synced'; readonly path: string }
  | { readonly done: 'linked'; readonly from: string; readonly path: string }

/** The task of a buyer. */
export interface Task {
  readonly product: Product
  readonly way: Way
  readonly baseUrl: string
  readonly apiKey: string
  readonly journal: JournalAddress
  /** By how much its wall clock is ahead of the API's, in milliseconds. */
  readonly clockAheadMs: number
  /** For how long it pauses after a failure, in milliseconds. */
  readonly pauseMs: number
}

/** A message to a buyer. `now` is the API's time, in milliseconds since the epoch. */
export type Command =
  | { readonly kind: 'begin'; readonly now: number; readonly task: Task }
  | { readonly kind: 'go'; readonly now: number; readonly id: number }

/** A folder, or an account in Redis, which has the journal of one wish. */
export interface JournalAddress {
  readonly kind: JournalKind
  /** The path of the folder, or the URL of Redis. */
  readonly place: string
  readonly account: string
}

/** A journal, and how to leave it. */
export interface OpenJournal {
  readonly journal: OrderJournal
  readonly close: () => void
}

// Each loads what it needs: the time that a process takes to start is most of what a kill costs.
export async function openJournal({ kind, place, account }: JournalAddress): Promise<OpenJournal> {
  if (kind === 'folder') {
    const { createFolderJournal } = await import('@hostwright/common/folder-journal')
    return { journal: createFolderJournal(place), close() {} }
  }
  const { createRedisJournal } = await import('@hostwright/redis')
  const { createClient } = await import('@redis/client')
  const redis = createClient({ url: place })
  await redis.connect()
  const journal = createRedisJournal(redis, { account, timeoutMs: 30_000 })
  return { journal, close: () => redis.destroy() }
}
