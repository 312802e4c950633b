import type { MailAccount } from '@hostwright/types'
import { toHost, toPlainAddress } from '../names/resource-names.ts'
import type { Site } from './resource.ts'
import type { HostingWhere } from './where.ts'

/** Returns the full address of a mail account of a site, in the form in which addresses are compared. */
export function toAddress(user: string, { name }: Pick<Site, 'name'>): string {
  return toPlainAddress(`${user}@${name}`)
}

/** Finds the mail account of an address. */
export async function findMailAccount(
  { read }: Pick<HostingWhere, 'read'>,
  name: string,
): Promise<MailAccount | undefined> {
  return (await read.mail()).find(({ mail_address }) => toPlainAddress(mail_address) === name)
}

/** Lists the mail accounts of a domain or subdomain. */
export async function listMailAccounts(
  { read }: Pick<HostingWhere, 'read'>,
  site: string,
): Promise<MailAccount[]> {
  return (await read.mail()).filter(({ mail_address }) => toHost(toPlainAddress(mail_address)) === site)
}
