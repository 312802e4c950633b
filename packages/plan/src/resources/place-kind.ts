import type { AccountReader } from '../account/account-reader.ts'
import type { SiteReader } from '../account/site-reader.ts'
import type { Change, Place } from '../changes/change.ts'
import type { PlannedOperation } from '../changes/planned-operation.ts'

/** The part of a change that determines its place and its requests. */
export type Target = Pick<Change, 'address' | 'at' | 'action' | 'before' | 'after'>

/** Reads and writes the places of one kind of resource, for planning and for applying. */
export interface PlaceKind<Where> {
  /**
   * Reads the place of a change; `undefined` if it is empty. Ids, and sizes and dates that change without a write, are
   * not part of a place.
   */
  read(where: Where, target: Target): Promise<unknown>
  /**
   * Builds the requests that turn the current place into the planned one. Ids are looked up by the values of a
   * resource.
   */
  toRequests(where: Where, target: Target, now: Place): PlannedOperation[] | Promise<PlannedOperation[]>
  /**
   * Returns a place in the form in which places are compared, such as sorted lists. @default the place is compared
   * unchanged
   */
  readonly toComparable?: (place: Place, target: Target) => Place
  /**
   * Whether a place is the result of some, but not all, requests of the change. By default each property has to be as
   * before or as after the change.
   */
  readonly isStep?: (now: Place, target: Target) => boolean
  /** Returns the place as it will be after an earlier change of the same plan. */
  readonly afterOther?: (place: Place, other: Target) => Place
  /**
   * Whether the place is read directly before the change and compared as a whole, including properties that the change
   * does not write.
   */
  readonly isWhole?: boolean
  /**
   * Whether the API accepts duplicates. If the response to a creation is lost, the creation is then retried only when
   * two lists did not show the resource.
   */
  readonly isRepeatable?: boolean
  /**
   * Whether the change is an action whose result no state shows, such as a reboot. If its outcome is unknown, it is
   * never retried.
   */
  readonly isOnce?: boolean
}

/** The hosting server whose places are read, and its cached reads. */
export interface HostingWhere {
  /** The text with which the addresses of the server's resources begin. */
  readonly address: string
  readonly servername: string
  /** The server id, which is the prefix of the names of its databases. */
  readonly serverId: string
  readonly read: SiteReader
  readonly account: AccountReader
}

/** The VPS whose places are read. */
export interface VpsWhere {
  /** The text with which the addresses of the VPS's resources begin. */
  readonly address: string
  readonly uuid: string
  readonly account: AccountReader
}

export type HostingKind = PlaceKind<HostingWhere>
export type VpsKind = PlaceKind<VpsWhere>

/** Returns the properties that a change writes. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows its kind's properties
export function fieldsOf<T extends object>({ after }: Target): T {
  return (after ?? {}) as T
}
