import { hasForeignRecord } from './has-foreign-record.ts'
import type { Observer } from './observer.ts'

/** Observer that finds out whether the API accepts an A or AAAA record whose content is not an IP address. */
const dnsContent: Observer<'dns-content'> = {
  id: 'dns-content',
  observe({ bodies }) {
    const records = bodies<{
      readonly records: readonly { readonly type: string; readonly content: string }[]
    }>('listDnsRecords').flatMap(({ records }) => records)
    const isOdd = records.some(
      ({ type, content }) =>
        (type === 'A' && !/^\d+\.\d+\.\d+\.\d+$/.test(content)) ||
        (type === 'AAAA' && !/^[\da-f:.]*:[\da-f:.]*$/i.test(content)),
    )
    return isOdd ? 'none' : undefined
  },
}

/** Observer that finds out whether the API accepts a record beside a CNAME: it does if a name has both. */
const recordsBesideCname: Observer<'records-beside-cname'> = {
  id: 'records-beside-cname',
  observe({ bodies }) {
    const lists = bodies<{ readonly records: readonly DnsRecord[] }>('listDnsRecords')
    const isBeside = lists.some(({ records }) => {
      const names = Map.groupBy(records, ({ host, domain }) => `${domain} ${host}`)
      return [...names.values()].some((all) => all.length > 1 && all.some(({ type }) => type === 'CNAME'))
    })
    return isBeside ? 'added' : undefined
  },
}

/** Observer that finds out whether lists show the host of a DNS record as a full name or as a label. */
const dnsHostForm: Observer<'dns-host-form'> = {
  id: 'dns-host-form',
  observe({ bodies }) {
    const records = bodies<{
      readonly records: readonly { readonly host: string; readonly domain: string }[]
    }>('listDnsRecords').flatMap(({ records }) => records)
    if (records.length === 0) return undefined
    return records.every(({ host, domain }) => host === domain || host.endsWith(`.${domain}`))
      ? 'full-name'
      : 'label'
  },
}

interface DnsRecord {
  readonly domain: string
  readonly host: string
  readonly type: string
}

/**
 * Observer that finds out which DNS records a new domain gets: none if a domain has at most TXT records, else A, `www`
 * and MX records if a domain has all three.
 */
const firstDnsRecords: Observer<'first-dns-records'> = {
  id: 'first-dns-records',
  observe({ of }) {
    const domains = of('listDnsRecords').flatMap(({ body, parameters }) => {
      const { records } = body as { readonly records: readonly DnsRecord[] }
      return of('listDomains')
        .filter((list) => list.parameters['servername'] === parameters['servername'])
        .flatMap(
          (list) => (list.body as { readonly domains: readonly { readonly domain: string }[] }).domains,
        )
        .filter(({ domain }) => domain !== parameters['servername'])
        .map(({ domain }) => records.filter((record) => record.domain === domain))
    })
    // If a domain has no records but TXT, the API adds no records with a new domain. A TXT record is no
    // counter-example: the one that proves the ownership was added before the domain.
    if (domains.some((records) => records.every(({ type }) => type === 'TXT'))) return 'none'
    return domains.some(hasThree) ? 'a-www-mx' : undefined
  },
}

function hasThree(records: readonly DnsRecord[]): boolean {
  const has = (wanted: string, label: string): boolean =>
    records.some(
      ({ type, host, domain }) =>
        type === wanted && [label || '@', label === '' ? domain : `${label}.${domain}`].includes(host),
    )
  return has('A', '') && has('CNAME', 'www') && has('MX', '')
}

/**
 * Observer that finds out whether DNS records, other than TXT records, can be added before their domain: they can if
 * records exist without their domain.
 */
const recordsBeforeDomain: Observer<'records-before-domain'> = {
  id: 'records-before-domain',
  observe(readings) {
    return hasForeignRecord(readings) ? 'any' : undefined
  },
}

/**
 * Observer that finds out whether the API accepts any text as an SPF record: it does if an SPF record does not begin
 * with `v=spf1`.
 */
const spfText: Observer<'spf-text'> = {
  id: 'spf-text',
  observe({ bodies }) {
    const texts = bodies<{ readonly spf_settings?: readonly { readonly spf_record?: string | null }[] }>(
      'listSpfRecords',
    ).flatMap(({ spf_settings = [] }) => spf_settings.flatMap(({ spf_record }) => spf_record ?? []))
    return texts.some((text) => text !== '' && !text.startsWith('v=spf1')) ? 'any' : undefined
  },
}

/**
 * Observer that finds out whether the lists of DKIM and DMARC contain names whose setting is off. Reads only the lists
 * of DKIM: it assumes so if each contains the domain itself.
 */
const dkimDmarcEntries: Observer<'dkim-dmarc-entries'> = {
  id: 'dkim-dmarc-entries',
  observe({ of }) {
    const lists = of('listDkimSettings')
    if (lists.length === 0) return undefined
    const entries = lists.map(({ body, parameters }) => ({
      domain: parameters['domain'],
      names: (body as { readonly dkim_settings: readonly { readonly fqdn: string }[] }).dkim_settings.map(
        ({ fqdn }) => fqdn,
      ),
    }))
    return entries.every(({ domain, names }) => names.includes(domain!)) ? 'all-names' : 'names-in-use'
  },
}

/** Observer that finds out what the API shows as the DKIM record of a domain whose mail is not signed. */
const dkimRecordWhileOff: Observer<'dkim-record-while-off'> = {
  id: 'dkim-record-while-off',
  observe({ bodies }) {
    const off = bodies<Dkim>('getDkimSetting').filter(({ enabled }) => enabled === false)
    if (off.length === 0) return undefined
    return off.some(({ dkim_record }) => dkim_record !== null) ? 'future-record' : 'null'
  },
}

interface Dkim {
  readonly enabled?: boolean
  readonly dkim_record?: unknown
}

/**
 * Observer that finds out whether the API accepts any text as a DMARC policy: the account then lists a policy that is
 * not one of the DMARC standard.
 */
const dmarcPolicies: Observer<'dmarc-policies'> = {
  id: 'dmarc-policies',
  observe({ bodies }) {
    const policies = bodies<{ readonly dmarc_settings: readonly { readonly policy: string }[] }>(
      'listDmarcSettings',
    ).flatMap(({ dmarc_settings }) => dmarc_settings.map(({ policy }) => policy))
    return policies.some((policy) => !['none', 'quarantine', 'reject', ''].includes(policy))
      ? 'any'
      : undefined
  },
}

/**
 * Observer that finds out which mail settings (SPF, DKIM, DMARC) appear among the DNS records. Decides only if the
 * account uses all three.
 */
const mailSettingsAmongDnsRecords: Observer<'mail-settings-among-dns-records'> = {
  id: 'mail-settings-among-dns-records',
  observe({ bodies }) {
    const records = bodies<{ readonly records: readonly Record[] }>('listDnsRecords').flatMap(
      ({ records }) => records,
    )
    const has = (find: (record: Record) => boolean): boolean =>
      records.some((record) => record.type === 'TXT' && find(record))
    const isOn = {
      dkim: isSome(bodies('listDkimSettings'), 'dkim_settings', ({ enabled }) => enabled === true),
      dmarc: isSome(bodies('listDmarcSettings'), 'dmarc_settings', ({ policy }) => policy !== 'none'),
      spf: isSome(bodies('listSpfRecords'), 'spf_settings', ({ spf_record }) => Boolean(spf_record)),
    }
    const shows = {
      dkim: has(({ host }) => host.includes('_domainkey')),
      dmarc: has(({ host }) => host.includes('_dmarc')),
      spf: has(({ content }) => content.startsWith('v=spf1')),
    }
    if (!isOn.dkim || !isOn.dmarc || !isOn.spf) return undefined
    if (shows.dkim && shows.dmarc && shows.spf) return 'dkim-dmarc-spf'
    if (shows.dkim && shows.spf) return 'dkim-spf'
    return shows.dkim ? 'dkim' : 'none'
  },
}

interface Record {
  readonly type: string
  readonly host: string
  readonly content: string
}

type Item = Readonly<{ [name: string]: unknown }>

function isSome(lists: readonly unknown[], name: string, fits: (item: Item) => boolean): boolean {
  return lists.some((list) =>
    ((list as { [name: string]: readonly Item[] | undefined })[name] ?? []).some(fits),
  )
}

/** Observers that find out the API's choices for DNS from the responses of an account. */
export const dnsObservers: readonly Observer[] = [
  dnsContent,
  recordsBesideCname,
  dnsHostForm,
  firstDnsRecords,
  recordsBeforeDomain,
  spfText,
  dkimDmarcEntries,
  dkimRecordWhileOff,
  dmarcPolicies,
  mailSettingsAmongDnsRecords,
]
