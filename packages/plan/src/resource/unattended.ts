import type { Change } from './change.ts'
import type { Where } from './where.ts'
import { fieldOf } from './place.ts'
import type { PlanOperationId } from './planned-operation.ts'

/** A change of which a program asks whether it may make it without a person, and what the decision depends on. */
export interface Asked extends Pick<Change, 'address' | 'at' | 'action' | 'before' | 'after'> {
  /** The server of the change, whose places are read. */
  readonly where: Where
  /** All changes of the plan. */
  readonly plan: readonly Change[]
  /** Whether the journal shows that this plan has sent the change at an address itself. */
  readonly isSent: (address: string) => Promise<boolean>
  /** Whether the operator lets programs start a VPS. */
  readonly isStartAllowed: boolean
}

/** Whether a program may write a property without a person. */
export interface Consent {
  /** The values that may be written, for the reader of a list. */
  readonly says: string
  /** Whether it may also be written to a resource that exists. */
  readonly onUpdate: boolean
  readonly allows: (asked: Asked) => boolean | Promise<boolean>
}

type KeysOf<V> = V extends unknown ? keyof V : never

/**
 * The changes of a kind of resource that a program may make without a person who has read the plan. There is no place for a deletion:
 * only a person makes one.
 */
export interface Unattended<V> {
  /** The requests that such changes send, and no others. */
  readonly operations: readonly PlanOperationId[]
  readonly creation: Consent
  /** A property that is not listed is not written; of a value without properties, the value as a whole. */
  readonly fields: [V] extends [string | boolean | readonly unknown[]]
    ? Consent
    : Consent | { readonly [Name in KeysOf<V>]-?: Consent }
}

/** Is written by a person only. */
export const never: Consent = { says: 'a person', onUpdate: false, allows: () => false }

/** States that only a person changes a kind. */
export const byPerson: {
  readonly operations: readonly never[]
  readonly creation: Consent
  readonly fields: Consent
} = { operations: [], creation: never, fields: never }

/** May be written to a new resource. */
export const ofNew: Consent = { says: 'at its creation', onUpdate: false, allows: () => true }

/** A text that is written where there is none. */
export const whereEmpty: Consent = {
  says: 'where it is empty',
  onUpdate: true,
  allows: ({ before }) => (typeof before === 'string' ? before : (fieldOf(before, 'memo') ?? '')) === '',
}

/** May be created under any name. */
export const freely: Consent = { says: 'under any name', onUpdate: false, allows: () => true }

/** The password of a new account, which is generated when the plan is applied. */
export const madeHere: Consent = {
  says: 'made here, as { generate: 24 }',
  onUpdate: false,
  allows: ({ after }) => fieldOf(fieldOf(after, 'password') ?? null, 'generate') !== undefined,
}
