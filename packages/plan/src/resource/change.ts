import type { Kind } from './kinds.ts'
import type { PlannedOperation } from './planned-operation.ts'

/** The action of a change. An `order` spends money. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'order'

/**
 * The allowance that a change needs: `interrupt` stops something that works and erases nothing, `expose` opens access
 * that was closed, `delete` erases data. `delete` includes `interrupt`; neither includes `expose`.
 */
export type Allowance = 'interrupt' | 'expose' | 'delete'

/**
 * The state of a place as JSON, in a normal form: the properties that an update writes, or everything that a deletion
 * would erase. null: the resource does not exist.
 */
export type Place =
  | null
  | boolean
  | number
  | string
  | readonly Place[]
  | { readonly [name: string]: Place | undefined }

/** Identifies the place of a change, so that `applyPlan` can read the place again without the file. */
export interface Subject {
  /** The kind of resource, such as `dns` or `packet_filter_rule`. */
  readonly kind: Kind
  /** The server name or the uuid; null for a server that the plan still orders. */
  readonly server: string | null
  /** The domain, in Punycode. */
  readonly domain?: string | undefined
  /** The domain or subdomain, in Punycode. */
  readonly site?: string | undefined
  /** The owner of the resource, such as the user of a grant. */
  readonly owner?: string | undefined
  /** The name of the resource, in the form in which names are compared. */
  readonly name?: string | undefined
  /** The name of the resource that the change replaces or renames. */
  readonly from?: string | undefined
  /** The number of the resource among identical ones, from 1. */
  readonly copy?: number | undefined
  /** The name of the DNS record of the same set that stays when this one is deleted. */
  readonly beside?: string | undefined
}

/** One step of a plan. */
export interface Change {
  /**
   * The address of the change, such as `hosting/hw123456.example.jp/dns/www.example.org CNAME`. It is unique in a plan.
   */
  readonly address: string
  /** Identifies the place of the change. */
  readonly at: Subject
  /** The effect of the change on its resource. */
  readonly action: ChangeAction
  /**
   * The expected place before the change: as it was when the plan was made, with the effects of the changes that this
   * one requires; null if the resource does not exist. If the place is another one, `applyPlan` does not make the
   * change.
   */
  readonly before: Place
  /**
   * The place after the change; null if the resource is deleted. Instead of secrets, it contains references to them.
   */
  readonly after: Place
  /** The allowances that the change needs, all of them; empty for none. An order needs `spend` instead. */
  readonly needs: readonly Allowance[]
  /**
   * Data that the change erases: addresses of resources, including those that are deleted together with another one,
   * and descriptions such as `web-01 (all data on its disk)`. Empty if no data is lost.
   */
  readonly destroys: readonly string[]
  /** Descriptions of data that is kept, although a reader may expect the change to delete it. */
  readonly stays: readonly string[]
  /** Descriptions of services that stop working, such as `tcp 22` or `web-01 (stops)`. */
  readonly interrupts: readonly string[]
  /** Descriptions of access that the change opens, such as a port. */
  readonly exposes: readonly string[]
  /** Today's price of an order in yen; null if the API key may not read prices. 0 for changes that are not orders. */
  readonly price: number | null
  /** Highest price of an order, in yen. */
  readonly maxPrice?: number | undefined
  /** Value for `applyPlan`'s option `again` that repeats an order whose former contract has ended. */
  readonly again?: string | undefined
  /**
   * Addresses of the changes that have to be made before this one. A deletion also waits for the changes that can replace
   * it, those of the same name, service or mail domain: `applyPlan` finds them.
   */
  readonly requires: readonly string[]
  /**
   * Addresses of the changes that create the resources which contain this place; `undefined` if one of these resources
   * exists. A change inside a new resource needs no allowance. `applyPlan` finds them again, and they count only if the
   * journal shows that the plan itself sent those creations.
   */
  readonly inside?: readonly string[] | undefined
  /**
   * Reasons why the change cannot be made. `applyPlan` leaves out the change and those that require it, and makes the
   * others. It checks rights again, for its own API key.
   */
  readonly obstacles: readonly string[]
  /** Notes for the reader: what cannot be compared, and what happens during the change. */
  readonly notes: readonly string[]
  /**
   * The requests of the change. `applyPlan` builds them again from the change, and uses these only to check rights and
   * secrets.
   */
  readonly operations: readonly PlannedOperation[]
  /**
   * Position of the change among those of one server: lower stages come first in the plan. Only `requires` and
   * `sequence` make a change wait for the end of another.
   */
  readonly stage: number
  /** Name of a sequence of changes. Changes with the same sequence are made one after the other. */
  readonly sequence: string
}

/** An unmanaged resource: it exists on the account, and the file does not mention it. It is kept. */
export interface Unmanaged {
  /** The address of the resource, in the form of the addresses of changes. */
  readonly address: string
  /** The function of the service that needs the resource, such as `ownership` or `DKIM`; null for none. */
  readonly managedBy: string | null
  /**
   * Why the resource is kept. `prune`: the file does not prune its section, and `prune` would delete it. `unlisted`: the
   * file does not prune its section, and what was read does not show whether `prune` would delete it, because the
   * service may need it. `service`: the service manages it. `unnamed`: no file can name it, such as a DNS record whose
   * host is no domain name. `ignore`, `keep`: a pattern of the file matches it.
   */
  readonly kept: 'prune' | 'unlisted' | 'service' | 'unnamed' | 'ignore' | 'keep'
}

/** A list of resources. A plan that deletes many resources of one section needs the allowance `many`. */
export interface Section {
  /** The address of the section, such as `hosting/hw123456.example.jp/databases`. */
  readonly address: string
  /** The addresses of the resources in the section. */
  readonly items: readonly string[]
}

/**
 * A property of the file that has no effect, because the resource exists and a plan sets the property only at creation.
 * A password in `rotate` is the exception.
 */
export interface CreateOnly {
  /** The address of the resource, such as `hosting/hw123456.example.jp/mail/info@example.org`. */
  readonly address: string
  /** The property, such as `password`. */
  readonly property: string
}

/**
 * The comparison of a resource with the file: its changes, the unmanaged resources, and the properties without effect.
 */
export interface Comparison {
  readonly changes: readonly ChangeDraft[]
  readonly unmanaged: readonly Unmanaged[]
  readonly sections?: readonly Section[]
  readonly createOnly?: readonly CreateOnly[]
}

/**
 * The part of a change that the code for a kind of resource provides. Effects, requests and, unless it is predicted,
 * the place before the change are added later.
 */
export type ChangeDraft = Pick<Change, 'address' | 'action' | 'at' | 'stage' | 'sequence'> &
  Partial<
    Pick<
      Change,
      'operations' | 'price' | 'maxPrice' | 'again' | 'requires' | 'obstacles' | 'notes' | 'stays' | 'inside'
    >
  > & {
    /** The desired place; `undefined` for a deletion. */
    readonly after?: unknown
    /**
     * The predicted place before the change; if it is `undefined`, the place is read, or empty inside a new resource.
     */
    readonly before?: unknown
    /**
     * The existing resource that the update turns into another one, and whether it could stay beside it. `ignore` and
     * `keep` can cover its address.
     */
    readonly replaces?: { readonly address: string; readonly canStay: boolean } | undefined
  }

/**
 * Returns the entry for an unmanaged resource, which is kept.
 *
 * @param managedBy what needs the resource; null for nothing, `undefined` if that is not known
 */
export function toUnmanaged(address: string, managedBy: string | null | undefined): Unmanaged {
  const kept = managedBy === undefined ? 'unlisted' : managedBy === null ? 'prune' : 'service'
  return { address, managedBy: managedBy ?? null, kept }
}

/** Merges several comparisons into one. */
export function mergeComparisons(comparisons: readonly Comparison[]): Required<Comparison> {
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    unmanaged: comparisons.flatMap(({ unmanaged }) => unmanaged),
    sections: comparisons.flatMap(({ sections = [] }) => sections),
    createOnly: comparisons.flatMap(({ createOnly = [] }) => createOnly),
  }
}

/** A comparison without changes. */
export const nothing: Comparison = { changes: [], unmanaged: [] }
