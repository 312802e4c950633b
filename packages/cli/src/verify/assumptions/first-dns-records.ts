import type { Observer } from './observer.ts'

interface DnsRecord {
  readonly domain: string
  readonly host: string
  readonly type: string
}

/** Which records the domains have: those that nobody has changed have the first ones. */
export const firstDnsRecords: Observer<'first-dns-records'> = {
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
    // What proves a domain is there before the domain is, so a TXT record says nothing.
    if (domains.some((records) => records.every(({ type }) => type === 'TXT')))
      return 'none but what the sandbox was asked for'
    return domains.some(hasThree)
      ? 'an A record that leads to the server, www as another name of it, and an MX record'
      : undefined
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
