import type { Observer } from './observer.ts'

/** Which mail settings are among the DNS records. */
export const mailSettingsAmongDnsRecords: Observer<'mail-settings-among-dns-records'> = {
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
    if (shows.dkim && shows.dmarc && shows.spf)
      return 'DKIM, DMARC and SPF, as TXT records that come and go with them'
    if (shows.dkim && shows.spf) return 'DKIM and SPF, as TXT records that come and go with them'
    return shows.dkim ? 'DKIM, as a TXT record that comes and goes with it' : 'none'
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
