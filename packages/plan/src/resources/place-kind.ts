import type { AccountReader } from '../account/account-reader.ts'
import type { SiteReader } from '../account/site-reader.ts'
import type { Change, Place } from '../changes/change.ts'
import type { Operation } from '../changes/operation.ts'

/** The part of a change that its place and its requests depend on. */
export type Target = Pick<Change, 'address' | 'at' | 'action' | 'before' | 'after'>

/** How the places of one kind of thing are read and written. Plan and apply share it. */
export interface PlaceKind<Where> {
  /** Reads the place of a change; undefined for nothing. Ids, sizes and dates are no part of it. */
  read(where: Where, target: Target): Promise<unknown>
  /** Makes the requests that lead from a place to what the change wants. Ids are found by value. */
  toRequests(where: Where, target: Target, now: Place): Operation[] | Promise<Operation[]>
  /** A place in the form in which places are compared. */
  readonly toComparable?: (place: Place, target: Target) => Place
  /** Whether a place is the result of some of the requests. By default each property is as before or after. */
  readonly isStep?: (now: Place, target: Target) => boolean
  /** What a place becomes by a change that is made before. */
  readonly afterOther?: (place: Place, other: Target) => Place
  /** Whether the whole list is written, so that it is read directly before. */
  readonly isWhole?: boolean
  /** Whether the API takes the same thing twice, so that a lost creation is not repeated before two lists lack it. */
  readonly isRepeatable?: boolean
  /** Whether it is an action that no state shows, so that one whose outcome is unknown is never retried. */
  readonly isOnce?: boolean
}

/** Where places on a hosting server are read. */
export interface HostingWhere {
  /** The beginning of the addresses on it. */
  readonly address: string
  readonly servername: string
  /** What the names of its databases begin with. */
  readonly serverId: string
  readonly read: SiteReader
  readonly account: AccountReader
}

/** Where places on a VPS are read. */
export interface VpsWhere {
  /** The beginning of the addresses on it. */
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
