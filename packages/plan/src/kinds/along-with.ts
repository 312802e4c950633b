import { toPunycode } from '@hostwright/hosting'
import type { HostingWhere } from '../resource/resource.ts'
import { allSections } from './table.ts'

/**
 * Returns a hosting server whose places are read, with a list of what is deleted with a site: subdomains, mail accounts
 * and filters, WordPress installations, certificates, DNS records and FTP accounts.
 */
export function toHostingWhere(given: Omit<HostingWhere, 'along'>): HostingWhere {
  const where: HostingWhere = { ...given, along: (site) => listAlongWith(where, site) }
  return where
}

async function listAlongWith(where: HostingWhere, site: string): Promise<string[]> {
  const subdomains = await where.read.subdomains()
  const below = subdomains.filter(({ domain }) => toPunycode(domain) === site)
  const names = new Set([site, ...below.map(({ subdomain }) => toPunycode(subdomain))])
  const lists = await Promise.all(allSections().map(({ along }) => along(where, site, names)))
  return [...new Set(lists.flat())].toSorted()
}
