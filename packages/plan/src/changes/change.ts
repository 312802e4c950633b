import { planOperations } from '../generated/plan-operations.ts'
import type { Operation } from './operation.ts'

/** What a change does. `order` spends money. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'order'

/** One step of a plan. */
export interface Change {
  /** What it is about, such as `hosting/hw123456.example.jp/dns/www.example.org CNAME`. No other change has it. */
  readonly address: string
  /** What is done with it. */
  readonly action: ChangeAction
  /** What there is, as far as it changes; null when there is nothing. */
  readonly before: unknown
  /** What there shall be, as far as it changes; null for nothing. References are in place of secrets. */
  readonly after: unknown
  /** The requests, in their order. */
  readonly operations: readonly Operation[]
  /** Whether it **removes data for good**: whether one of its operations has `x-destructive` in the description. */
  readonly destructive: boolean
  /** What it costs, in yen: 0 for everything but an order, null when the key may not read the prices. */
  readonly price: number | null
  /** Why it cannot be made: what the key may not do, or what the file lacks. Empty when nothing is known. */
  readonly obstacles: readonly string[]
  /** Its place in the order of changes of one server: those of a stage begin when those before have ended. */
  readonly stage: number
  /** Changes of the same stage and lane are made one after the other. */
  readonly lane: string
}

/** Something that is there, and not in the file. */
export interface Foreign {
  /** What it is, in the form of the addresses of changes. */
  readonly address: string
  /** What of the service keeps it, such as `ownership` or `DKIM`: it is never deleted; null when nothing does. */
  readonly managedBy: string | null
}

/** What a resource has to say. */
export interface Comparison {
  readonly changes: readonly Change[]
  readonly foreign: readonly Foreign[]
}

/** What a resource says of a change; the rest follows from it. */
export type ChangeDraft = Pick<Change, 'address' | 'action' | 'operations' | 'stage' | 'lane'> &
  Partial<Pick<Change, 'before' | 'after' | 'price' | 'obstacles'>>

/** A change with all its properties. */
export function toChange(draft: ChangeDraft): Change {
  const {
    address,
    action,
    operations,
    stage,
    lane,
    before = null,
    after = null,
    price = 0,
    obstacles = [],
  } = draft
  const destructive = operations.some(({ operationId }) => planOperations[operationId].isDestructive)
  return { address, action, before, after, operations, destructive, price, obstacles, stage, lane }
}

/** Several comparisons in one. */
export function mergeComparisons(comparisons: readonly Comparison[]): Comparison {
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    foreign: comparisons.flatMap(({ foreign }) => foreign),
  }
}

/** One change, and nothing foreign. */
export function toComparison(change: Change): Comparison {
  return { changes: [change], foreign: [] }
}
