import type { DesiredDomain, DesiredHosting, DesiredSite } from '../generated/desired.ts'
import type { Comparison } from '../changes/change.ts'
import type { HostingWhere } from './place-kind.ts'

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
  /** Prefix of the name and the value of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
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

/** A kind of resource of a hosting server. */
export interface ServerResource {
  /** Returns the changes of the server's resources of this kind. Reads the lists that it needs. */
  compare(context: HostingContext): Promise<Comparison>
  /** Returns the server's resources of this kind in the form of the file. */
  export(context: HostingContext): Promise<Partial<DesiredHosting>>
}

/** A kind of resource of a domain or subdomain. */
export interface SiteResource {
  /** Returns the changes of the site's resources of this kind. Reads the lists that it needs. */
  compare(context: HostingContext, site: Site): Promise<Comparison>
  /** Returns the site's resources of this kind in the form of the file. */
  export(context: HostingContext, site: Site): Promise<Partial<DesiredDomain>>
}

/** A comparison without changes. */
export const nothing: Comparison = { changes: [], foreign: [] }

/** Whether a domain is the one that the server was created with: it can be neither added nor deleted. */
export function isInitialDomain({ servername }: Pick<HostingContext, 'servername'>, domain: string): boolean {
  return domain === servername
}
