import { planOperations } from '../generated/plan-operations.ts'
import type { Operation } from './operation.ts'

/** What a change does. `order` spends money. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'order'

/**
 * What a change is allowed by: `interrupt` ends what works and erases nothing, `expose` opens what was shut, `delete`
 * erases. `delete` includes `interrupt`.
 */
export type Allowance = 'interrupt' | 'expose' | 'delete'

/** The state of a place, as JSON: the fields that a change writes, in one form for all ways to write them. null: nothing is there. */
export type Place =
  | null
  | boolean
  | number
  | string
  | readonly Place[]
  | { readonly [name: string]: Place | undefined }

/** One step of a plan. */
export interface Change {
  /** Names its place, such as `hosting/hw123456.example.jp/dns/www.example.org CNAME`. No other change has it. */
  readonly address: string
  /** Says what happens to the place. */
  readonly action: ChangeAction
  /** The place when it was planned; null if nothing was there. `applyPlan` sends nothing where it has changed since. */
  readonly before: Place
  /** The place after the change; null for nothing. References are in place of secrets. */
  readonly after: Place
  /** The allowance that it takes; null for none. An order takes `spend` instead. */
  readonly needs: Allowance | null
  /** Addresses of everything that is erased, with all that goes along. Empty: no data is lost. */
  readonly destroys: readonly string[]
  /** What stays although a reader may expect it to go, in words. */
  readonly stays: readonly string[]
  /** What stops working, in words, such as `tcp 22` or `web-01 (stops)`. */
  readonly interrupts: readonly string[]
  /** What becomes open, in words. */
  readonly exposes: readonly string[]
  /** What it costs today, in yen: null when the key may not read prices, 0 for everything but an order. */
  readonly price: number | null
  /** The most that an order may cost, in yen. */
  readonly maxPrice?: number | undefined
  /** Addresses of the changes that have to be made before it. */
  readonly requires: readonly string[]
  /** Why it cannot be made. It is left, with the changes that require it; the others are made. */
  readonly obstacles: readonly string[]
  /** What cannot be compared, and what happens meanwhile. */
  readonly notes: readonly string[]
  /** The requests, for reading: `applyPlan` makes them from the change. */
  readonly operations: readonly Operation[]
  /** Its position in the order of changes of one server. */
  readonly stage: number
  /** Changes of the same lane are made one after the other. */
  readonly lane: string
}

/** Something on the account that the file does not mention. It stays. */
export interface Foreign {
  /** Names it, in the form of the addresses of changes. */
  readonly address: string
  /** What of the service keeps it, such as `ownership` or `DKIM`; null if nothing does. */
  readonly managedBy: string | null
  /** Why it stays: the file does not `prune`, the service manages it, or the file's `ignore` or `keep` covers it. */
  readonly kept: 'prune' | 'service' | 'ignore' | 'keep'
  /** What it does, for reading; absent when the address says it all. */
  readonly shown?: string | undefined
}

/** The changes and the unmanaged things of a resource. */
export interface Comparison {
  readonly changes: readonly Change[]
  readonly foreign: readonly Foreign[]
}

/** What a resource says of a change; the rest follows from it. */
export type ChangeDraft = Pick<Change, 'address' | 'action' | 'operations' | 'stage' | 'lane'> &
  Partial<Omit<Change, 'before' | 'after'>> & { readonly before?: unknown; readonly after?: unknown }

/** Completes a change. */
export function toChange(draft: ChangeDraft): Change {
  const { address, action, operations } = draft
  const isDestructive = operations.some(({ operationId }) => planOperations[operationId].isDestructive)
  return {
    needs: isDestructive ? 'delete' : null,
    destroys: isDestructive && action === 'delete' ? [address] : [],
    stays: [],
    interrupts: [],
    exposes: [],
    price: 0,
    requires: [],
    obstacles: [],
    notes: [],
    ...draft,
    before: (draft.before ?? null) as Place,
    after: (draft.after ?? null) as Place,
  }
}

/** Something unmanaged that stays. */
export function toForeign(address: string, managedBy: string | null = null): Foreign {
  return { address, managedBy, kept: managedBy === null ? 'prune' : 'service' }
}

/** Several comparisons in one. */
export function mergeComparisons(comparisons: readonly Comparison[]): Comparison {
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    foreign: comparisons.flatMap(({ foreign }) => foreign),
  }
}

/** One change, and nothing unmanaged. */
export function toComparison(change: Change): Comparison {
  return { changes: [change], foreign: [] }
}
