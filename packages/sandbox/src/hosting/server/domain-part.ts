// What hangs on a domain is a `DomainPart`, listed in `domains/domain-parts.ts`: deleting or resetting a
// domain then takes it along.
import type { HostingCall } from './hosting-contract.ts'
import type { ServerCollectionOf } from './server-collection.ts'

/** What a reset of type `web` or `other` takes; a `lasting` part goes only with its domain. */
export type Area = 'web' | 'other' | 'lasting'

/** Records of one kind that hang on domains or subdomains. */
export interface DomainPart {
  readonly area: Area
  /** Deletes what hangs on any of these names. */
  remove(call: HostingCall, names: readonly string[]): void
}

/** A part made of a server's collection. `nameOf` tells the domain or subdomain that a record hangs on. */
export function partOf<T>(
  area: Area,
  records: ServerCollectionOf<T>,
  nameOf: (value: T) => string,
): DomainPart {
  return {
    area,
    remove: ({ store, path }, names) =>
      records(store, path.servername).deleteWhere((value) => names.includes(nameOf(value))),
  }
}
