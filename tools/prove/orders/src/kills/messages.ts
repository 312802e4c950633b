import type { OrderJournal, Reconciliation } from '@hostwright/common'
import type { Product } from '../products.ts'
import type { JournalKind, Way } from './scenario.ts'

/** A message of a buyer to its supervisor. */
export type Told =
  /** The process has loaded its code, and waits for `begin`. */
  | { readonly kind: 'ready' }
  /** The process has stopped at a step, until it may continue. */
  | { readonly kind: 'step'; readonly id: number; readonly name: string; readonly write?: DiskWrite }
  /** The process sleeps for this long on the API's clock. */
  | { readonly kind: 'sleep'; readonly id: number; readonly ms: number }
  | { readonly kind: 'wake'; readonly id: number }
  /** The process or its `ensure` is about to place a quote. */
  | { readonly kind: 'placing'; readonly id: string; readonly mark: string }
  /** The process got an outcome for a quote. From `ensure` it got a contract, and `id` is empty. */
  | {
      readonly kind: 'found'
      readonly id: string
      readonly mark: string
      readonly outcome: Exclude<Reconciliation['outcome'], 'unknown'>
      readonly contracts: readonly string[]
    }
  /** An order stays unknown, so the process cannot continue. */
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
  /** Lead of the process's wall clock over the API's, in milliseconds. */
  readonly clockAheadMs: number
  /** Pause after a failure, in milliseconds. */
  readonly pauseMs: number
}

/** A message to a buyer. `now` is the API's time, in milliseconds since the epoch. */
export type Command =
  | { readonly kind: 'begin'; readonly now: number; readonly task: Task }
  | { readonly kind: 'go'; readonly now: number; readonly id: number }

/** A folder, or an account in Redis, that contains the journal of one wish. */
export interface JournalAddress {
  readonly kind: JournalKind
  /** Path of the folder, or URL of Redis. */
  readonly place: string
  readonly account: string
}

/** A journal and the function that closes it. */
export interface OpenJournal {
  readonly journal: OrderJournal
  readonly close: () => void
}

// Each kind loads only its own modules: the start of a process is most of the cost of a kill.
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
