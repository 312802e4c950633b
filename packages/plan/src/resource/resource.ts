import type { VpsServerSummary } from '@hostwright/types'
import type {
  DesiredDomain,
  DesiredHosting,
  DesiredSite,
  DesiredVps,
  PrunableSection,
} from '../generated/desired.ts'
import type { Change, ChangeDraft, Comparison, Place } from './change.ts'
import type { Field, FieldSays, Said, Surroundings } from './effects.ts'
import type { ActionKind, At, Kind, Kinds, ResourceKind, Scope, Value } from './kinds.ts'
import type { PlannedOperation } from './planned-operation.ts'
import type { Unattended } from './unattended.ts'
import type { HostingWhere, VpsWhere } from './where.ts'

/**
 * The hosting server whose resources are compared or exported. While it does not exist, `servername` is its name in the
 * file.
 */
export interface HostingContext extends HostingWhere {
  /** The server name; null while the server does not exist. */
  readonly server: string | null
  /** Whether the server does not exist yet. */
  readonly isNew: boolean
  readonly wanted: DesiredHosting
  /** Addresses of accounts whose passwords are to be set to those of the file. */
  readonly rotate: ReadonlySet<string>
  /** Whether a pattern of the file's `ignore` or `keep` matches the address of an existing resource. */
  readonly isCovered: (address: string) => boolean
  /** Prefix of the name and the value of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
}

/** The VPS whose resources are compared or exported. While it does not exist, its uuid is a placeholder. */
export interface VpsContext extends VpsWhere {
  /** The uuid of the VPS; null while it does not exist. */
  readonly server: string | null
  /** The VPS in the account's list; `undefined` while it does not exist. */
  readonly found: VpsServerSummary | undefined
  readonly wanted: DesiredVps
}

/** A domain or a subdomain of a hosting server, with its description in the file. */
export interface Site<Wanted = DesiredDomain & DesiredSite> {
  /** The full name of the site in Punycode. */
  readonly name: string
  /** The domain that the site belongs to, in Punycode; for a domain, the domain itself. */
  readonly domain: string
  /** Whether the site does not exist yet. */
  readonly isNew: boolean
  readonly wanted: Wanted
}

interface Scopes {
  server: { where: HostingWhere; on: [context: HostingContext]; section: DesiredHosting }
  site: { where: HostingWhere; on: [context: HostingContext, site: Site]; section: DesiredDomain }
  vps: { where: VpsWhere; on: [context: VpsContext]; section: DesiredVps }
}

type ScopeOf<K extends Kind> = Scopes[Kinds[K]['scope']]

/** The part of a change that determines its place and its requests. */
export type Target<K extends Kind = Kind> = Pick<Change, 'address' | 'action' | 'before' | 'after'> & {
  readonly at: [Kind] extends [K] ? Change['at'] : At<K>
}

/** A change that the code for a kind has drafted. */
export type Draft<K extends Kind> = ChangeDraft & {
  readonly at: At<K>
  readonly after?: Written<Value<K>> | null
}

/** The value that a change writes: of a value with properties, those that change. */
export type Written<V> = V extends object ? (V extends readonly unknown[] ? V : Partial<V>) : V

/** A resource that has to exist before another one, which is deleted with it. */
export interface Parent {
  readonly kind: 'domains' | 'subdomains' | 'mail' | 'databases' | 'database_users'
  readonly name: string
}

/**
 * A state of the server that changes bring about and others wait for: the proof of a domain's ownership, the route of
 * its mail, the records of a DNS name, the mail accounts of a site, the SSH keys.
 */
export type Gate = `${'proof' | 'mx' | 'name' | 'mail' | 'key'} ${string}`

/** A section below a server, and how many entries it has. */
export interface Counted {
  readonly path: string
  readonly count: number
}

type KeysOf<V> = V extends unknown ? keyof V : never

/** The effects of a change: of a value without properties as a whole, otherwise by property. */
type Fields<V> = [V] extends [string | boolean | readonly unknown[]]
  ? FieldSays
  : { readonly [Name in KeysOf<V>]-?: Field }

/** The facts about a kind that say how its place is read, compared and written, and what has to come before a change. */
export interface Changeable<K extends Kind> {
  /**
   * Reads the place of a change; `undefined` if it is empty. Ids, and sizes and dates that change without a write, are
   * not part of a place.
   */
  readonly read: (where: ScopeOf<K>['where'], target: Target<K>) => Promise<unknown>
  /**
   * Builds the requests that turn the current place into the planned one. Ids are looked up by the values of a
   * resource.
   */
  readonly requests: (
    where: ScopeOf<K>['where'],
    target: Target<K>,
    now: Place,
  ) => PlannedOperation[] | Promise<PlannedOperation[]>
  /**
   * Builds the requests that bring back the place before the change after a later request of it failed. Empty for a
   * change that stays half made until the plan is applied again.
   */
  readonly putBack: (target: Target<K>, now: Place) => PlannedOperation[]
  /**
   * `written`: the properties that an update writes are compared. `whole`: the place is read directly before the change
   * and compared with all properties.
   */
  readonly compared: 'written' | 'whole'
  /** Reads what the effects of a change depend on beside its place; `undefined` for nothing. */
  readonly around: (where: ScopeOf<K>['where'], target: Target<K>) => Promise<Place | undefined>
  /** Returns a place in the form in which places are compared, such as sorted lists. */
  readonly normal: (place: Place, target: Target<K>) => Place
  /** Whether a place is the result of some, but not all, requests of the change. */
  readonly isStep: (now: Place, target: Target<K>) => boolean
  /** Returns the address of a change below that of its server; empty for the server itself. */
  readonly below: (target: Target<K>) => string
  /** Whether an address of the kind ends with the name of a site, so that no other address is below it. */
  readonly endsWithSite: boolean
  /**
   * Returns the name of the resource that the request of a creation or update names by what it sends; `undefined` if it
   * sends the name of the place.
   */
  readonly sentName: (target: Target<K>) => string | undefined
  /**
   * Counts the entries of the section that a resource is deleted from; `undefined` if it is in none. A section that
   * loses many entries needs the allowance `many`.
   */
  readonly section: (where: ScopeOf<K>['where'], target: Target<K>) => Promise<Counted | undefined>
  /** Returns the place as it will be after an earlier change of the same plan. */
  readonly afterOther: (place: Place, other: Target, target: Target<K>) => Place
  /**
   * Reaction to a lost response of a creation. `key`: retry, because the API rejects duplicates.
   * `two-lists`: retry when two lists did not show the resource. `never`: no state shows whether it was executed,
   * as of a reboot.
   */
  readonly repeat: 'key' | 'two-lists' | 'never'
  /**
   * The state when the resource around it was just created. `service`: the service chooses a value, which a plan cannot
   * predict, so that any value is as planned.
   */
  readonly initial: 'empty' | 'service'
  /** The resources that have to exist before a change of this kind, the outermost first. */
  readonly parents: (draft: ChangeDraft & Pick<Target<K>, 'at'>) => readonly Parent[]
  /**
   * Which of its parents the plan has to create for a change to be inside a new resource. `innermost`: the parents
   * contain each other, such as a domain and its subdomain. `every`: they do not, such as a database and a user.
   */
  readonly within: 'innermost' | 'every'
  /** Whether it belongs to a domain; `undefined` if it belongs to none. */
  readonly isOf: (at: Target<K>['at'], domain: string) => boolean | undefined
  /** The gates that a creation or update opens. */
  readonly opens: (draft: ChangeDraft & Pick<Target<K>, 'at'>) => readonly Gate[]
  /** The gates for which a change waits. */
  readonly awaits: (draft: ChangeDraft & Pick<Target<K>, 'at'>) => readonly Gate[]
  /** Whether several parts of the file can need the same new resource, such as a DNS record. It is created once. */
  readonly isShared: boolean
  /**
   * Whether its effects are allowed only by its address, or a pattern of it: of what locks out the owner, stops a server
   * or erases its disk, or lets others in.
   */
  readonly wantsAddress: boolean
  /** Whether the API changes it in every status of the contract. */
  readonly inEveryStatus: boolean
  /** The changes that a program may make without a person who has read the plan. */
  readonly unattended: Unattended<Value<K>>
}

/**
 * How a file deletes unlisted resources. `server`: the `prune` of the hosting server names the kind. `parent`: with those
 * of another kind. A function returns a section that does so, for an export.
 */
type Prune<S extends Scope, InServer = 'server'> =
  | 'never'
  | 'parent'
  | InServer
  | ((section: Scopes[S]['section']) => Partial<Scopes[S]['section']>)

/** The facts about a kind that say how a section of the file is compared with the account. */
export interface Section<S extends Scope> {
  readonly scope: S
  /** Returns the changes of the resources of this kind. Reads the lists that it needs. */
  readonly compare: (...on: Scopes[S]['on']) => Promise<Comparison>
  /** Returns the resources of this kind in the form of the file. */
  readonly export: (...on: Scopes[S]['on']) => Promise<Partial<Scopes[S]['section']>>
  /** Lists what a section of the file has of this kind. `name` is the full name of the domain or subdomain. */
  readonly listed: (section: Scopes[S]['section'], name: string) => readonly Entry[]
  /**
   * Lists the addresses of its resources that are deleted with a domain or subdomain; `names` are the names of this site
   * and its subdomains.
   */
  readonly along: (
    where: HostingWhere,
    site: string,
    names: ReadonlySet<string>,
  ) => Promise<readonly string[]>
  readonly prune: Prune<S>
}

/** A kind of resource: all facts about it. None has a default. */
export interface Resource<K extends ResourceKind> extends Changeable<K>, Section<Kinds[K]['scope']> {
  /** The effect of a creation; `by property` if it is that of its properties. */
  readonly creation: 'by property' | ((target: Target<K> & Surroundings) => Said)
  /** The properties, each with the effect of an update of it. */
  readonly fields: Fields<Value<K>>
  /** The effect of a deletion. */
  readonly deletion: (target: Target<K> & Surroundings) => Said
  readonly prune: Prune<Kinds[K]['scope'], K extends PrunableSection ? 'server' : never>
}

/** The effects of the changes of any kind. */
export type Effective =
  | { readonly effect: (target: Target) => Said }
  | {
      readonly creation: 'by property' | ((target: Target & Surroundings) => Said)
      readonly fields: FieldSays | Readonly<Record<string, Field>>
      readonly deletion: (target: Target & Surroundings) => Said
    }

/** An entry of the file: its address below that of the server, and its path below its section. */
export interface Entry {
  readonly address: string
  readonly path: readonly (string | number)[]
}

/** A kind of operation that a plan performs once. */
export interface Action<K extends ActionKind> extends Changeable<K> {
  readonly effect: (target: Target<K>) => Said
}

/** Returns the value that a change writes, by its kind. */
export function written<K extends Kind>(
  target: { readonly at: { readonly kind: K } } & Pick<Change, 'after'>,
): Value<K> {
  return valueOf(target.at.kind, target.after)
}

/** Returns a place of a kind as its value: a plan keeps it as JSON. */
export function valueOf<K extends Kind>(_: K, place: Place): Value<K> {
  return (place ?? {}) as Value<K>
}
