import type { Readings } from '../reading.ts'

/** Whether DNS records, except TXT records, exist for a domain that the server does not have. */
export function hasForeignRecord({ of }: Readings): boolean {
  return of('listDnsRecords').some(({ body, parameters }) => {
    const { servername } = parameters
    const domains = new Set(
      of('listDomains')
        .filter((list) => list.parameters['servername'] === servername)
        .flatMap(
          (list) => (list.body as { readonly domains: readonly { readonly domain: string }[] }).domains,
        )
        .map(({ domain }) => domain),
    )
    const { records } = body as {
      readonly records: readonly { readonly domain: string; readonly type: string }[]
    }
    return records.some(({ domain, type }) => type !== 'TXT' && domain !== servername && !domains.has(domain))
  })
}
