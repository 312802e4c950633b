import type { Observer } from './observer.ts'

/** How the host of a DNS record is written. */
export const dnsHostForm: Observer<'dns-host-form'> = {
  id: 'dns-host-form',
  observe({ bodies }) {
    const records = bodies<{
      readonly records: readonly { readonly host: string; readonly domain: string }[]
    }>('listDnsRecords').flatMap(({ records }) => records)
    if (records.length === 0) return undefined
    return records.every(({ host, domain }) => host === domain || host.endsWith(`.${domain}`))
      ? 'as a full name'
      : 'as a label, with @ for the domain itself'
  },
}
