import type { AccountReader } from '../account/account-reader.ts'
import type { SiteReader } from '../account/site-reader.ts'
import type { Change, Place } from '../changes/change.ts'
import type { PlannedOperation } from '../changes/planned-operation.ts'

/** The properties of a change that decide what is compared and which requests are sent. */
export type Target = Pick<Change, 'address' | 'at' | 'action' | 'before' | 'after'>

/** How the places of one kind of resource are read and written. Plan and apply share it. */
export interface PlaceKind<Where> {
  /** Reads the place of a change; `undefined` if it is empty. Ids, sizes and dates are not part of it. */
  read(where: Where, target: Target): Promise<unknown>
  /** Builds the requests that lead from a place to that of the change. Ids are looked up by value. */
  toRequests(where: Where, target: Target, now: Place): PlannedOperation[] | Promise<PlannedOperation[]>
  /** Returns a place in the form for comparing. */
  readonly toComparable?: (place: Place, target: Target) => Place
  /** Whether a place is the result of some of the requests. By default each property is as before or after. */
  readonly isStep?: (now: Place, target: Target) => boolean
  /** Returns the place after an earlier change. */
  readonly afterOther?: (place: Place, other: Target) => Place
  /** Whether a change writes the whole list, which is then read directly before. */
  readonly isWhole?: boolean
  /**
   * Whether the API accepts duplicates: a creation whose response was lost is then repeated only after two
   * lists without it.
   */
  readonly isRepeatable?: boolean
  /** Whether it is an action that no state shows, so that one whose outcome is unknown is never retried. */
  readonly isOnce?: boolean
}

/** The context for reading the resources of a hosting server: the server and what the plan has read of it. */
export interface HostingWhere {
  /** Prefix of its addresses. */
  readonly address: string
  readonly servername: string
  /** Prefix of the names of its databases. */
  readonly serverId: string
  readonly read: SiteReader
  readonly account: AccountReader
}

/** Context in which the places of a VPS are read. */
export interface VpsWhere {
  /** Prefix of its addresses. */
  readonly address: string
  readonly uuid: string
  readonly account: AccountReader
}

export type HostingKind = PlaceKind<HostingWhere>
export type VpsKind = PlaceKind<VpsWhere>

/** The properties that a change writes. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which properties its kind has
export function fieldsOf<T extends object>({ after }: Target): T {
  return (after ?? {}) as T
}
