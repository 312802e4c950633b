import type { Reconciliation } from '@hostwright/common'
import type { JournalAddress } from './journals.ts'
import type { Product, Way } from './scenario.ts'

/** What a buyer tells its supervisor. */
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
  /** What it has been told of a quote; from `ensure`, of a contract: then `id` is empty. */
  | {
      readonly kind: 'found'
      readonly id: string
      readonly mark: string
      readonly outcome: Exclude<Reconciliation['outcome'], 'unknown'>
      readonly contracts: readonly string[]
    }
  /** An order stays unknown for good, so that it cannot go on. */
  | { readonly kind: 'undecided'; readonly reason: string }

/** What has just been changed on the disk. */
export type DiskWrite =
  | { readonly done: 'made' | 'written' | 'synced'; readonly path: string }
  | { readonly done: 'linked'; readonly from: string; readonly path: string }

/** What a buyer is to do. */
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

/** What a buyer is told. `now` is the API's time, in milliseconds since the epoch. */
export type Order =
  | { readonly kind: 'begin'; readonly now: number; readonly task: Task }
  | { readonly kind: 'go'; readonly now: number; readonly id: number }
