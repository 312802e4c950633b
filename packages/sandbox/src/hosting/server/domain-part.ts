// Records that belong to a domain are a `DomainPart`, listed in `domains/domain-parts.ts`: they are deleted
// when the domain is deleted or reset.
import type { HostingCall } from './hosting-contract.ts'
import type { ServerCollectionOf } from './server-collection.ts'

/** Whether a reset of type `web` or `other` deletes it; a `lasting` part is deleted only with its domain. */
export type Area = 'web' | 'other' | 'lasting'

/** Records of one kind that belong to domains or subdomains. */
export interface DomainPart {
  readonly area: Area
  /** Deletes the records of these names. */
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
