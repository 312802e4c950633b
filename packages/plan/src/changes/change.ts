import type { PlannedOperation } from './planned-operation.ts'

/** What a change does. `order` spends money. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'order'

/**
 * What a change is allowed by: `interrupt` ends what works and erases nothing, `expose` opens what was shut, `delete`
 * erases. `delete` includes `interrupt`.
 */
export type Allowance = 'interrupt' | 'expose' | 'delete'

/** The state of a place, as JSON: the properties that a change writes, in one form for all ways to write them. null: nothing is there. */
export type Place =
  | null
  | boolean
  | number
  | string
  | readonly Place[]
  | { readonly [name: string]: Place | undefined }

/** What a place is found by, so that it can be read again without the file. */
export interface Subject {
  /** The kind of thing, such as `dns` or `packet_filter_rule`. */
  readonly kind: string
  /** The server name or the uuid; null for a server that the plan orders. */
  readonly server: string | null
  /** The domain, in Punycode. */
  readonly domain?: string | undefined
  /** The domain or subdomain, in Punycode. */
  readonly site?: string | undefined
  /** What it belongs to, such as the user of a grant. */
  readonly owner?: string | undefined
  /** Its own name, in the form in which names are compared. */
  readonly name?: string | undefined
  /** The name of what it takes the place of. */
  readonly from?: string | undefined
  /** Which one of several that are the same, from 1. */
  readonly copy?: number | undefined
}

/** One step of a plan. */
export interface Change {
  /** Names its place, such as `hosting/hw123456.example.jp/dns/www.example.org CNAME`. No other change has it. */
  readonly address: string
  /** What its place is found by. */
  readonly at: Subject
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
  /** For an order whose former contract is gone: the value of `applyPlan`'s `again` with which it is ordered once more. */
  readonly again?: string | undefined
  /** Addresses of the changes that have to be made before it. */
  readonly requires: readonly string[]
  /** The address of the change that creates what its place is in: it then takes no allowance. */
  readonly inside?: string | undefined
  /** Why it cannot be made. It is left, with the changes that require it; the others are made. */
  readonly obstacles: readonly string[]
  /** What cannot be compared, and what happens meanwhile. */
  readonly notes: readonly string[]
  /** The requests, for reading: `applyPlan` makes them from the change. */
  readonly operations: readonly PlannedOperation[]
  /** Its position in the order of changes of one server. */
  readonly stage: number
  /** Changes of the same sequence are made one after the other. */
  readonly sequence: string
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

/** A list of things, of which a plan may delete some: the guard against deleting too many counts in it. */
export interface Section {
  /** Names it, such as `hosting/hw123456.example.jp/databases`. */
  readonly address: string
  /** The addresses of what is in it. */
  readonly items: readonly string[]
}

/** A property of the file for something that exists: the API takes it only when the thing is created. */
export interface CreateOnly {
  /** What has it, such as `hosting/hw123456.example.jp/mail/info@example.org`. */
  readonly address: string
  /** The property, such as `password`. */
  readonly property: string
}

/** What a resource compares: its changes, what is unmanaged, how much there is, and what cannot be compared. */
export interface Comparison {
  readonly changes: readonly ChangeDraft[]
  readonly foreign: readonly Foreign[]
  readonly sections?: readonly Section[]
  readonly createOnly?: readonly CreateOnly[]
}

/** What a resource says of a change. The place before it, its requests and its effects follow from it. */
export type ChangeDraft = Pick<Change, 'address' | 'action' | 'at' | 'stage' | 'sequence'> &
  Partial<
    Pick<
      Change,
      'operations' | 'price' | 'maxPrice' | 'again' | 'requires' | 'obstacles' | 'notes' | 'stays' | 'inside'
    >
  > & {
    /** What it shall be; nothing for a deletion. */
    readonly after?: unknown
    /** What is predicted to be there; left out, it is read. */
    readonly before?: unknown
  }

/** Something unmanaged that stays. */
export function toForeign(address: string, managedBy: string | null = null, shown?: string): Foreign {
  const kept = managedBy === null ? 'prune' : 'service'
  return { address, managedBy, kept, ...(shown !== undefined && { shown }) }
}

/** Several comparisons in one. */
export function mergeComparisons(comparisons: readonly Comparison[]): Required<Comparison> {
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    foreign: comparisons.flatMap(({ foreign }) => foreign),
    sections: comparisons.flatMap(({ sections = [] }) => sections),
    createOnly: comparisons.flatMap(({ createOnly = [] }) => createOnly),
  }
}
