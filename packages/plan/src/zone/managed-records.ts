import { toPunycode } from '@hostwright/hosting'
import type { DnsRecord } from '@hostwright/types'
import { unlessMissing } from '../account/site-reader.ts'
import { toRecord, toText, type ZoneRecord } from '../names/zone-record.ts'
import type { HostingContext } from '../resource/resource.ts'
import { looksLikeOwnership, provesOwnership } from './ownership.ts'
import { toTextKind } from './text-kind.ts'
import type { FoundRecord } from '../account/zone-index.ts'
import type { HostingWhere } from '../resource/where.ts'

/**
 * How a managed record is recognized: by its form alone (`form`), or also by the settings that create it (`plan`). For
 * an `export`, settings decide too, but an SPF record counts as managed whatever its content is, if the SPF setting has
 * one at its name.
 */
export type ManagerSearch = 'form' | 'plan' | 'export'

/**
 * Returns the function of the service that needs a DNS record: `ownership`, `DKIM`, `DMARC`, `SPF`, `NS` or `SOA`. Such
 * a record is never deleted. Returns `undefined` for any other record, and in a search by `form` also for the records
 * of DKIM, DMARC and SPF.
 */
export async function findManager(
  context: HostingContext,
  record: FoundRecord,
  search: ManagerSearch,
): Promise<string | undefined> {
  const { label, name, domain, type, content } = record
  // The service manages the NS and SOA records of its zones itself, so a plan must not change them.
  if (type === 'NS' || type === 'SOA') return type
  if (type !== 'TXT' && type !== 'CNAME') return undefined
  const signed = /(?:^|\.)_domainkey\.(.+)$/.exec(name)?.[1]
  if (type === 'TXT' && looksLikeOwnership(record)) return 'ownership'
  if (search === 'form') return undefined
  if (type === 'CNAME') return signed === undefined ? undefined : findDkim(context, signed, record, search)
  if (label.startsWith('_')) {
    const { domain_validation_token: token } = await context.read.info()
    if (provesOwnership(content, token)) return 'ownership'
  }
  if (signed !== undefined) return findDkim(context, signed, record, search)
  if (name.startsWith('_dmarc.')) return (await governsDmarc(context, name, domain)) ? 'DMARC' : undefined
  return toTextKind(record) === 'SPF' && (await isSpf(context, record, search)) ? 'SPF' : undefined
}

/** Whether a record looks like one that the service may need, which only its settings show. */
export function mayBeManaged(record: ZoneRecord): boolean {
  const { label, type } = record
  if (type !== 'TXT' && type !== 'CNAME') return false
  if (/(?:^|\.)_domainkey(?:\.|$)/.test(label)) return true
  return type === 'TXT' && (label.startsWith('_') || toTextKind(record) === 'SPF')
}

async function findDkim(
  context: HostingContext,
  fqdn: string,
  record: ZoneRecord,
  search: ManagerSearch,
): Promise<'DKIM' | undefined> {
  // An export has the setting, so it has no other record at the name of the setting's record.
  const own = search === 'export' ? (await findDkimRecord(context, fqdn))?.name === record.name : false
  return own || (await isDkim(context, fqdn, record)) ? 'DKIM' : undefined
}

/** Whether a DNS record is the DKIM record of a domain or subdomain. Otherwise a person has added the record. */
export async function isDkim(
  where: Pick<HostingWhere, 'read'>,
  fqdn: string,
  { key, content }: ZoneRecord,
): Promise<boolean> {
  const own = await findDkimRecord(where, fqdn)
  return own?.key === key && own.content === content
}

/** Returns the record that the DKIM setting of a domain or subdomain publishes; `undefined` if it is off. */
async function findDkimRecord(
  { read }: Pick<HostingWhere, 'read'>,
  fqdn: string,
): Promise<ZoneRecord | undefined> {
  const setting = await unlessMissing(() => read.dkimSetting(fqdn))
  if (setting?.enabled !== true || setting.dkim_record === null) return undefined
  const { hostname, type, content } = setting.dkim_record
  return toRecord(fqdn, { host: `${hostname}.`, type: type as DnsRecord['type'], content })
}

/** Whether the DMARC record of a name comes from the DMARC setting. Otherwise a person has added the record. */
export async function governsDmarc({ read }: HostingContext, name: string, domain: string): Promise<boolean> {
  const settings = await read.dmarc(domain)
  const setting = settings?.find(({ fqdn = '' }) => fqdn !== '' && `_dmarc.${toPunycode(fqdn)}` === name)
  if (setting === undefined) return false
  const { byName } = await read.zone(domain)
  const texts = (byName.get(name) ?? []).filter(({ type }) => type === 'TXT')
  const policy = `p=${setting.policy}`
  return texts.length === 0 || texts.some(({ content }) => content.split(/\s*;\s*/).includes(policy))
}

async function isSpf(
  { read }: HostingContext,
  { name, domain, content }: FoundRecord,
  search: ManagerSearch,
): Promise<boolean> {
  // Only a domain or a subdomain has an SPF setting in the file. The SPF record of any other name is an ordinary DNS
  // record.
  const isSite =
    name === domain || (await read.subdomains()).some((one) => toPunycode(one.subdomain) === name)
  const records = (isSite ? await read.spf(domain) : undefined) ?? []
  return records.some(
    ({ fqdn = '', spf_record = '' }) =>
      fqdn !== '' && toPunycode(fqdn) === name && (search === 'export' || toText(spf_record) === content),
  )
}
