import { isApiError } from '@hostwright/common'
import { toPunycode } from '@hostwright/hosting'
import { unquote } from '../names/unquote.ts'
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
  const { label, name, type, content } = record
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
  if (label.startsWith('_dmarc') && /^v=DMARC1/i.test(content)) {
    return (await isDmarc(context, record)) ? 'DMARC' : undefined
  }
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

async function isDmarc({ read }: HostingContext, { name, domain, content }: FoundRecord): Promise<boolean> {
  const settings = (await unlessMissing(() => read.dmarc(domain))) ?? []
  const setting = settings.find(({ fqdn }) => fqdn !== undefined && `_dmarc.${toPunycode(fqdn)}` === name)
  return setting !== undefined && new RegExp(`(?:^|;)\\s*p=${setting.policy}\\s*(?:;|$)`, 'i').test(content)
}

async function isSpf({ read }: HostingContext, { name, domain, content }: FoundRecord): Promise<boolean> {
  const records = (await unlessMissing(() => read.spf(domain))) ?? []
  return records.some(
    ({ fqdn = '', spf_record = '' }) =>
      fqdn !== '' && toPunycode(fqdn) === name && unquote(spf_record) === content,
  )
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}
