// Each kind of record that belongs to a domain needs a `DomainPart` in the list in `domains/domain-parts.ts`: only
// records of listed kinds are deleted together with their domain, or by a reset of their area.
import type { HostingCall } from './hosting-contract.ts'
import type { ServerCollectionOf } from './server-collection.ts'

/**
 * The type of reset that deletes records: `web` or `other`. Records with `lasting` are deleted only together with their
 * domain or subdomain.
 */
export type Area = 'web' | 'other' | 'lasting'

/** A kind of record that belongs to domains or subdomains. */
export interface DomainPart {
  readonly area: Area
  /** Deletes the records of these domains or subdomains. */
  remove(call: HostingCall, names: readonly string[]): void
}

/** Returns the part for one kind of record. `nameOf` returns the domain or subdomain that a record belongs to. */
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
