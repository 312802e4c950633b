import { isApiError } from '@hostwright/common'
import { toPunycode } from '@hostwright/hosting'
import { unquote } from '../names/unquote.ts'
import { toRecord } from '../names/zone-record.ts'
import type { HostingContext } from './hosting-context.ts'
import { looksLikeOwnership, provesOwnership } from './ownership.ts'
import type { FoundRecord } from './zone-change.ts'

/**
 * What of the service keeps a record, so that no omission may delete it: `ownership`, `DKIM`, `DMARC` or `SPF`.
 *
 * @param isExact whether to read the settings that decide it; else the form of the record does
 */
export async function findManager(
  context: HostingContext,
  record: FoundRecord,
  isExact: boolean,
): Promise<string | undefined> {
  const { label, name, domain, type, content } = record
  if (type !== 'TXT') return undefined
  if (looksLikeOwnership(record)) return 'ownership'
  if (
    isExact &&
    label.startsWith('_') &&
    provesOwnership(content, (await context.read.info()).domain_validation_token)
  ) {
    return 'ownership'
  }
  const signed = /(?:^|\.)_domainkey\.(.+)$/.exec(name)?.[1]
  if (signed !== undefined) return !isExact || (await isDkim(context, signed, record)) ? 'DKIM' : undefined
  if (!isExact) return undefined
  if (name.startsWith('_dmarc.')) return (await governsDmarc(context, name, domain)) ? 'DMARC' : undefined
  return /^v=spf1/i.test(content) && (await isSpf(context, record)) ? 'SPF' : undefined
}

async function isDkim(
  { read }: HostingContext,
  fqdn: string,
  { name, content }: FoundRecord,
): Promise<boolean> {
  const setting = await unlessMissing(() => read.dkimSetting(fqdn))
  if (setting?.enabled !== true || setting.dkim_record === null) return false
  return toPunycode(setting.dkim_record.hostname) === name && unquote(setting.dkim_record.content) === content
}

/** Whether the setting of a name makes its DMARC record; else somebody has made another record. */
export async function governsDmarc({ read }: HostingContext, name: string, domain: string): Promise<boolean> {
  const settings = (await unlessMissing(() => read.dmarc(domain))) ?? []
  const setting = settings.find(({ fqdn = '' }) => fqdn !== '' && `_dmarc.${toPunycode(fqdn)}` === name)
  if (setting === undefined) return false
  const texts = (await read.dns())
    .map((raw) => toRecord(raw.domain, raw))
    .filter((one) => one.name === name && one.type === 'TXT')
  const policy = `p=${setting.policy}`
  return texts.length === 0 || texts.some(({ content }) => content.split(/\s*;\s*/).includes(policy))
}

async function isSpf({ read }: HostingContext, { name, domain }: FoundRecord): Promise<boolean> {
  const records = (await unlessMissing(() => read.spf(domain))) ?? []
  return records.some(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === name)
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}
