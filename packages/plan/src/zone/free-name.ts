import { toComparableContent, toPunycode } from '@hostwright/hosting'
import { toRecord } from '../names/zone-record.ts'
import { fieldOf, toWords } from '../resource/place.ts'
import { valueOf } from '../resource/resource.ts'
import type { HostingWhere, Where } from '../resource/where.ts'
import type { Asked } from '../resource/unattended.ts'
import { provesOwnership } from './ownership.ts'

/**
 * Whether a name below a domain has no record and is below no wildcard. Records that this plan has sent itself do not
 * count, so that a plan can be applied again. A label that begins with `_` belongs to a service, and `*` to all names.
 */
export async function isFreeName({ where, isSent }: Asked, domain: string, name: string): Promise<boolean> {
  if (!isHosting(where) || !name.endsWith(`.${domain}`)) return false
  const labels = name.slice(0, -domain.length - 1).split('.')
  if (labels.some((label) => /^$|^_|\*/.test(label))) return false
  const { byName } = await where.read.zone(domain)
  const above = labels.map((_, index) => [...labels.slice(index + 1), domain].join('.'))
  if (above.some((one) => byName.has(`*.${one}`))) return false
  const own = await Promise.all(
    (byName.get(name) ?? []).map(({ key }) => isSent(`${where.address}/dns/${key}`)),
  )
  return !own.includes(false)
}

/** Whether a record leads to an address or a name of the account. */
export async function leadsToAccount({ where, after, at: { domain = '' } }: Asked): Promise<boolean> {
  if (!isHosting(where)) return false
  const { type, content } = toRecord(domain, valueOf('dns', after))
  const own = type === 'CNAME' ? await listNames(where) : await listIps(where, type)
  return own.includes(content)
}

/** Whether a record is the proof of a domain's ownership, exactly as the service asks for it. */
export async function isExactProof({ where, after, at: { domain = '' } }: Asked): Promise<boolean> {
  if (!isHosting(where)) return false
  const [host, type, content] = ['host', 'type', 'content'].map((name) => toWords(fieldOf(after, name)))
  const { domain_validation_token: token } = await where.read.info()
  const isOwn = content === `${label}=${token}` && provesOwnership(content, token)
  return type === 'TXT' && isOwn && (host === `_${label}` || host === `_${label}.${domain}`)
}

const label = 'ownership-verify'

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

function isHosting(where: Where): where is HostingWhere {
  return 'read' in where
}
