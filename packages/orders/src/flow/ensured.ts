import type { OrderRecord, Quote, Reconciliation } from '@hostwright/common'
import type { Contract } from '../record/product.ts'

/** The contract that `ensure` found or ordered. */
export interface Ensured<Order = object, Server = object> {
  /**
   * The contract as the account lists it, as its sign-up status shows it, or as the API confirmed the order; its id
   * alone if nothing else can be read. It has the `id` of a VPS's order, which `status` and `waitUntilActive` take, if
   * the API's response to the order has arrived. `uuid` is null until the VPS is created.
   */
  readonly contract: Partial<Server>
  /**
   * `ordered`: this call has ordered the contract, which is paid. `existing`: the contract existed already, and this
   * call has spent nothing.
   */
  readonly state: 'existing' | 'ordered'
  /**
   * Orders of this name in the journal whose outcome is unknown. Each can be the order of this contract, or of a second
   * contract that is paid as well. Settle them with `reconcile(quote, { contract })`.
   */
  readonly pending: readonly PendingOrder<Order>[]
  /**
   * Properties of the order that the existing contract contradicts, such as `plan_id`, or the name of a contract that
   * was renamed or ordered by the same word as an `intent`; `status` if its status says neither that it lives nor that
   * it has ended. Absent if none. Of a contract that is not listed, only the name is compared. Nothing is changed.
   */
  readonly differs?: readonly string[]
}

/** An order that is not settled. */
export interface PendingOrder<Order = object> {
  /**
   * `planned`: the order was quoted and has not been sent, or the API has rejected it; it can be placed. It is listed
   * for a day. `sending`: the order was sent, or may have been; reconcile it.
   */
  readonly state: 'planned' | 'sending'
  /** The quote of the order, for `place` or `reconcile`. */
  readonly quote: Quote<Order>
  /** Latest time at which the order was last sent, on the API's clock; `undefined` if not sent or not known. */
  readonly sentAt: Date | undefined
}

/** The contracts of one name in the account, and its orders in the journal. */
export interface FoundByName {
  /**
   * The listed contracts that have the name; if there is none, the newest one that an order of the name is proven to
   * have bought. Ended contracts are left out.
   */
  readonly contracts: readonly Contract[]
  /** All contracts that the account lists, also ended ones. */
  readonly listed: readonly Contract[]
  /** The newest executed order of the name in the journal. */
  readonly executed: OrderRecord | undefined
  /** Orders of the name in the journal whose outcome is unknown. */
  readonly unsettled: readonly { readonly quote: Quote<object>; readonly found: Reconciliation }[]
}
