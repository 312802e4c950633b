import type { SiteReader } from '../account/site-reader.ts'
import type { DesiredDomain, DesiredHosting, DesiredSite } from '../generated/desired.ts'
import type { Comparison } from '../changes/change.ts'

/** A hosting server that is compared or exported. */
export interface HostingContext {
  /** Where its changes are, such as `hosting/hw123456.example.jp`, with the name in the file. */
  readonly address: string
  /** The name that requests take. That in the file, while the server is not there. */
  readonly servername: string
  /** What the names of its databases begin with. */
  readonly serverId: string
  /** Whether it is not there yet. */
  readonly isNew: boolean
  readonly read: SiteReader
  readonly wanted: DesiredHosting
  /** Addresses whose passwords are changed. */
  readonly rotate: ReadonlySet<string>
  /** Begins the name and the value of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
}

/** A domain or a subdomain of a hosting server. */
export interface Site<Wanted = DesiredDomain & DesiredSite> {
  /** Its full name in Punycode. */
  readonly name: string
  /** The domain that it belongs to, in Punycode; itself, when it is a domain. */
  readonly domain: string
  /** Whether it is not there yet. */
  readonly isNew: boolean
  readonly wanted: Wanted
}

/** Something that a hosting server has. */
export interface ServerResource {
  /** What is to be done about it. Reads what it needs. */
  compare(context: HostingContext): Promise<Comparison>
  /** What there is of it, as it is in a file. */
  export(context: HostingContext): Promise<Partial<DesiredHosting>>
}

/** Something that a domain or subdomain has. */
export interface SiteResource {
  /** What is to be done about it. Reads what it needs. */
  compare(context: HostingContext, site: Site): Promise<Comparison>
  /** What there is of it, as it is in a file. */
  export(context: HostingContext, site: Site): Promise<Partial<DesiredDomain>>
}

/** Nothing to be done. */
export const nothing: Comparison = { changes: [], foreign: [] }

/** Whether a domain is the one that the server had from the beginning: it can be neither added nor deleted. */
export function isInitialDomain({ servername }: Pick<HostingContext, 'servername'>, domain: string): boolean {
  return domain === servername
}
