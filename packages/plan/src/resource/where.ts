import type { AccountReader } from '../account/account-reader.ts'
import type { SiteReader } from '../account/site-reader.ts'

/** The hosting server whose places are read, and its cached reads. */
export interface HostingWhere {
  /** The text with which the addresses of the server's resources begin. */
  readonly address: string
  readonly servername: string
  /** The server id, which is the prefix of the names of its databases. */
  readonly serverId: string
  readonly read: SiteReader
  readonly account: AccountReader
  /** Lists the addresses of the resources that are deleted with a domain or subdomain, sorted. */
  readonly along: (site: string) => Promise<readonly string[]>
}

/** The VPS whose places are read. */
export interface VpsWhere {
  /** The text with which the addresses of the VPS's resources begin. */
  readonly address: string
  readonly uuid: string
  readonly account: AccountReader
}

/** The server whose places are read: a hosting server or a VPS. */
export type Where = HostingWhere | VpsWhere

/** Whether places are those of a hosting server, and not of a VPS. */
export function isHosting(where: Where): where is HostingWhere {
  return 'read' in where
}
