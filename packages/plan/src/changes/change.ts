import type { PlannedOperation } from './planned-operation.ts'

/** Action of a change. `order` spends money. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'order'

/**
 * Allowance of a change: `interrupt` stops something that works and erases nothing, `expose` opens something
 * that was closed, `delete` erases. `delete` includes `interrupt`.
 */
export type Allowance = 'interrupt' | 'expose' | 'delete'

/**
 * The state of a place, as JSON: the properties that a change writes, in one form for all ways to write them.
 * null: the resource does not exist.
 */
export type Place =
  | null
  | boolean
  | number
  | string
  | readonly Place[]
  | { readonly [name: string]: Place | undefined }

/** How a place is found, so that it can be read again without the file. */
export interface Subject {
  /** The kind of thing, such as `dns` or `packet_filter_rule`. */
  readonly kind: string
  /** The server name or the uuid; null for a server that the plan orders. */
  readonly server: string | null
  /** The domain, in Punycode. */
  readonly domain?: string | undefined
  /** The domain or subdomain, in Punycode. */
  readonly site?: string | undefined
  /** Its owner, such as the user of a grant. */
  readonly owner?: string | undefined
  /** Its own name, in the form in which names are compared. */
  readonly name?: string | undefined
  /** The name of the resource that it replaces. */
  readonly from?: string | undefined
  /** Its number among identical ones, from 1. */
  readonly copy?: number | undefined
}

/** One step of a plan. */
export interface Change {
  /**
   * Address of its place, such as `hosting/hw123456.example.jp/dns/www.example.org CNAME`. No other change
   * has it.
   */
  readonly address: string
  /** How its place is found. */
  readonly at: Subject
  /** What happens to the place. */
  readonly action: ChangeAction
  /**
   * The place at the time of the plan; null if the resource did not exist. `applyPlan` sends nothing if it
   * has changed since.
   */
  readonly before: Place
  /** The place after the change; null if the resource is deleted. It has references instead of secrets. */
  readonly after: Place
  /** The allowance that it needs; null for none. An order needs `spend` instead. */
  readonly needs: Allowance | null
  /** Addresses of everything that is erased, including what is deleted with it. Empty if no data is lost. */
  readonly destroys: readonly string[]
  /** What is kept although a reader may expect its deletion, as text. */
  readonly stays: readonly string[]
  /** What stops working, as text, such as `tcp 22` or `web-01 (stops)`. */
  readonly interrupts: readonly string[]
  /** What becomes open, as text. */
  readonly exposes: readonly string[]
  /** Today's price in yen: null if the key may not read prices, 0 for any change other than an order. */
  readonly price: number | null
  /** The most that an order may cost, in yen. */
  readonly maxPrice?: number | undefined
  /**
   * For an order whose former contract has ended: the value of `applyPlan`'s option `again` that orders it
   * again.
   */
  readonly again?: string | undefined
  /** Addresses of the changes that have to be made before it. */
  readonly requires: readonly string[]
  /**
   * The address of the change that creates the resource in which its place is. It then needs no allowance.
   */
  readonly inside?: string | undefined
  /** Why it cannot be made. It is left out, with the changes that require it; the others are made. */
  readonly obstacles: readonly string[]
  /** What cannot be compared, and what happens during the change. */
  readonly notes: readonly string[]
  /** The requests, for display only: `applyPlan` builds them from the change. */
  readonly operations: readonly PlannedOperation[]
  /** Its position in the order of changes of one server. */
  readonly stage: number
  /** Changes of the same sequence are made one after the other. */
  readonly sequence: string
}

/** A resource on the account that the file does not mention. It is kept. */
export interface Foreign {
  /** Its address, in the form of the addresses of changes. */
  readonly address: string
  /** The function of the service that needs it, such as `ownership` or `DKIM`; null for none. */
  readonly managedBy: string | null
  /**
   * Why the resource is kept: the file does not `prune`, the service manages it, or the file's `ignore` or
   * `keep` covers it.
   */
  readonly kept: 'prune' | 'service' | 'ignore' | 'keep'
  /** Its content, for display; absent if the address is enough. */
  readonly shown?: string | undefined
}

/** A list of resources in which the guard against deleting too many counts. */
export interface Section {
  /** Its address, such as `hosting/hw123456.example.jp/databases`. */
  readonly address: string
  /** The addresses of the resources in the list. */
  readonly items: readonly string[]
}

/** A property of the file that has no effect on an existing resource: the API takes it only at creation. */
export interface CreateOnly {
  /** The address of the resource, such as `hosting/hw123456.example.jp/mail/info@example.org`. */
  readonly address: string
  /** The property, such as `password`. */
  readonly property: string
}

/** The comparison of a resource: its changes, what is unmanaged, what exists, and what cannot be compared. */
export interface Comparison {
  readonly changes: readonly ChangeDraft[]
  readonly foreign: readonly Foreign[]
  readonly sections?: readonly Section[]
  readonly createOnly?: readonly CreateOnly[]
}

/**
 * The part of a change that a resource decides. The place before it, its requests and its effects follow from
 * it.
 */
export type ChangeDraft = Pick<Change, 'address' | 'action' | 'at' | 'stage' | 'sequence'> &
  Partial<
    Pick<
      Change,
      'operations' | 'price' | 'maxPrice' | 'again' | 'requires' | 'obstacles' | 'notes' | 'stays' | 'inside'
    >
  > & {
    /** The desired place; not given for a deletion. */
    readonly after?: unknown
    /** The predicted place before it; read if it is not given. */
    readonly before?: unknown
  }

/** An unmanaged resource that is kept. */
export function toForeign(address: string, managedBy: string | null = null, shown?: string): Foreign {
  const kept = managedBy === null ? 'prune' : 'service'
  return { address, managedBy, kept, ...(shown !== undefined && { shown }) }
}

/** Joins several comparisons. */
export function mergeComparisons(comparisons: readonly Comparison[]): Required<Comparison> {
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    foreign: comparisons.flatMap(({ foreign }) => foreign),
    sections: comparisons.flatMap(({ sections = [] }) => sections),
    createOnly: comparisons.flatMap(({ createOnly = [] }) => createOnly),
  }
}
