import type { DesiredDomain, DesiredHosting, DesiredSite } from '../generated/desired.ts'
import type { Comparison } from '../changes/change.ts'
import type { HostingWhere } from './place-kind.ts'

/** A hosting server that is compared or exported. Its `servername` is that of the file while it does not exist. */
export interface HostingContext extends HostingWhere {
  /** The server name; null while the server does not exist. */
  readonly server: string | null
  /** Whether it does not exist yet. */
  readonly isNew: boolean
  readonly wanted: DesiredHosting
  /** Addresses whose passwords are changed. */
  readonly rotate: ReadonlySet<string>
  /** Prefix of the name and the value of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
}

/** A domain or a subdomain of a hosting server. */
export interface Site<Wanted = DesiredDomain & DesiredSite> {
  /** Its full name in Punycode. */
  readonly name: string
  /** The domain that it belongs to, in Punycode; itself, when it is a domain. */
  readonly domain: string
  /** Whether it does not exist yet. */
  readonly isNew: boolean
  readonly wanted: Wanted
}

/** A kind of resource of a hosting server. */
export interface ServerResource {
  /** Returns the changes that it needs. Reads the lists that it needs. */
  compare(context: HostingContext): Promise<Comparison>
  /** Exports the VPS in the form of the desired file. */
  export(context: HostingContext): Promise<Partial<DesiredHosting>>
}

/** A kind of resource of a domain or subdomain. */
export interface SiteResource {
  /** Returns the changes that it needs. Reads the lists that it needs. */
  compare(context: HostingContext, site: Site): Promise<Comparison>
  /** Exports the VPS in the form of the desired file. */
  export(context: HostingContext, site: Site): Promise<Partial<DesiredDomain>>
}

/** No changes. */
export const nothing: Comparison = { changes: [], foreign: [] }

/** Whether a domain is the one that the server had from the beginning: it can be neither added nor deleted. */
export function isInitialDomain({ servername }: Pick<HostingContext, 'servername'>, domain: string): boolean {
  return domain === servername
}
