import { toComparableContent, toPunycode } from '@hostwright/hosting'
import { toRecord } from '../names/zone-record.ts'
import { valueOf } from '../resource/resource.ts'
import type { Asked } from '../resource/unattended.ts'
import { type HostingWhere, isHosting } from '../resource/where.ts'

/** Whether a record leads to an address or a name of the account. */
export async function leadsToAccount({ where, after, at: { domain = '' } }: Asked): Promise<boolean> {
  if (!isHosting(where)) return false
  const { type, content } = toRecord(domain, valueOf('dns', after))
  const own = type === 'CNAME' ? await listNames(where) : await listIps(where, type)
  return own.includes(content)
}

async function listNames({ servername, read }: HostingWhere): Promise<string[]> {
  const [domains, subdomains] = await Promise.all([read.domains(), read.subdomains()])
  const names = [...domains.map(({ domain }) => domain), ...subdomains.map(({ subdomain }) => subdomain)]
  return [servername, ...names].map((name) => toPunycode(name))
}

async function listIps({ account }: HostingWhere, type: string): Promise<string[]> {
  if (type !== 'A' && type !== 'AAAA') return []
  const [hosting, vps] = await Promise.all([
    account
      .hostingServers()
      .then((all) =>
        Promise.all(all.map(async ({ servername }) => (await account.site(servername).info()).ip_address)),
      ),
    account.vpsServers().then((all) => all.map(({ ip_address }) => ip_address)),
  ])
  return [...hosting, ...vps].flatMap((content) =>
    content === null ? [] : toComparableContent({ type, content }),
  )
}
