import type { FaultEffect, SandboxOptions } from '@hostwright/sandbox'
import type { ProductName } from './product.ts'

export type Replay = NonNullable<NonNullable<SandboxOptions['assumptions']>['completed-order-replay']>

/** What can happen to a request: a fault of the sandbox, or one of the way to it. */
export type Mishap =
  | 'none'
  | FaultEffect
  /** It is executed, and a proxy returns 502. */
  | 'bad-gateway'
  /** It is executed, although the API returns 500. */
  | 'failure-afterwards'
  /** It is executed, and its sender hears nothing. */
  | 'silence'
  /** A proxy responds in the API's place: with a page, or with a body like the API's. */
  | ProxyAnswer
  /** It is held up on its way, and arrives and is executed whatever its sender has done since. */
  | { readonly arrivesAfterMs: number }

/** The response of a proxy, and whether it has forwarded the request. */
export interface ProxyAnswer {
  readonly proxyStatus: number
  /** The error code of a body like the API's; `undefined` for a page. */
  readonly code: string | undefined
  readonly isForwarded: boolean
}

/** A machine with a process, and what it is given. */
export interface MachinePlan {
  /** By how much its clock is ahead. */
  readonly offsetMs: number
  readonly monotonic: 'platform' | 'injected' | 'excludes suspension'
  /** At which of its awaits the process dies, and the one that is started after it, and so on. */
  readonly deaths: readonly Death[]
  /** Which of its journal operations fail, or take long. */
  readonly journalFailures: readonly JournalFailure[]
}

export interface Death {
  readonly at: number
  readonly when: 'before' | 'after'
}

export interface JournalFailure {
  readonly at: number
  /** Whether the record is still written. */
  readonly isWritten: boolean
  /** By how much its response is late; then it is no failure. */
  readonly lateMs?: number | undefined
}

/** Somebody who wants one server, and how they go about it. */
export interface WishPlan {
  readonly startMs: number
  readonly machine: number
  readonly name: 'derived' | 'given' | 'common' | 'borne' | 'no mark'
  readonly waitMs: number
  readonly placing:
    | 'once'
    | 'twice at once'
    | 'one after the other'
    | 'by two clients'
    | 'by two processes'
    | 'elsewhere much later'
  /** Whether they give an Idempotency-Key of their own, the same for each quote. */
  readonly hasOwnKey: boolean
  /** When they abort the call, if they do. */
  readonly leavesAfterMs: number | undefined
  /** The reason of that abort. */
  readonly leavesWith: 'an error' | 'the error of a read' | 'a text' | 'nothing'
  /** Whether they call `ensure`, again and again, in place of quote and place. */
  readonly isEnsured: boolean
  readonly deadlineMs: number | undefined
  /** Whether the quote is kept as JSON. */
  readonly isStored: boolean
  readonly resend: boolean
  readonly asks: 'the same process' | 'any process' | 'until settled'
  /** Decides what else they choose. */
  readonly seed: number
}

/** What happens to the entry of a request in the execution log. */
export type EntryFate = 'shown' | 'late' | 'lost'

/** What the shared journal loses: all that is new, one record, or everything. */
export interface Loss {
  readonly what: 'what is new' | 'one record' | 'everything'
  /** How old a change may be that counts as new. */
  readonly newMs: number
  /** Which record, counted from the newest. */
  readonly number: number
}

/** What happens in the world, whatever its users do. */
export type EventPlan = {
  /** When it happens: since the beginning, or since an order has left. */
  readonly atMs: number
  /** The number of that order, from 0. */
  readonly afterOrder?: number | undefined
} & (
  | { readonly kind: 'clock steps'; readonly machine: number; readonly byMs: number }
  | { readonly kind: 'machine sleeps'; readonly machine: number; readonly forMs: number }
  | { readonly kind: 'process is killed'; readonly machine: number }
  | { readonly kind: 'price rises' }
  | {
      readonly kind: 'colleague orders'
      readonly isCommon: boolean
      readonly hasOurKey: boolean
      readonly entry: EntryFate
    }
  | { readonly kind: 'newest contract is renamed' }
  | { readonly kind: 'newest contract is not listed'; readonly forMs: number }
  | { readonly kind: 'set-up is held'; readonly forMs: number }
  | { readonly kind: 'balance is gone'; readonly forMs: number }
  | { readonly kind: 'somebody asks'; readonly machine: number; readonly forMs: number }
  | { readonly kind: 'key rotates'; readonly machine: number }
  | { readonly kind: 'key is narrowed'; readonly machine: number; readonly forMs: number }
  | ({ readonly kind: 'journal loses records'; readonly isCrash: boolean } & Loss)
)

/** All that one run depends on. */
export interface Plan {
  readonly product: ProductName
  readonly replay: Replay
  readonly machines: readonly MachinePlan[]
  readonly keys: 'one' | 'of their own'
  readonly journals: 'shared' | 'of their own'
  readonly lagMs: number
  /** How much longer than the others an entry of the log takes that is late. */
  readonly lateMs: number
  /** What happens to the entries of orders and dry runs, in the order in which these leave; the others are shown. */
  readonly entries: readonly EntryFate[]
  readonly skewMs: readonly number[]
  /** How far the `Date` header of a gateway is ahead of the API's nodes. */
  readonly dateAheadMs: number
  readonly setupMs: number
  readonly wishes: readonly WishPlan[]
  readonly events: readonly EventPlan[]
  /** What happens to the orders, the dry runs and the reads, in the order in which they leave. */
  readonly mishaps: Readonly<Record<RequestKind, readonly Mishap[]>>
  readonly seed: number
}

export type RequestKind = 'order' | 'dryRun' | 'read'
