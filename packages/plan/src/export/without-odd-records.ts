import { checkZone } from '../zone/check-zone.ts'
import type { Desired, DesiredDomain, DesiredHosting } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'

/**
 * Removes records that a file must not contain, such as a CNAME of the domain itself, which some services list. The
 * file gets an `ignore` for these records, so that they stay on the account.
 */
export function withoutOddRecords(desired: Desired): Desired {
  const ignore: string[] = []

  function clean(server: string, name: string, domain: DesiredDomain): DesiredDomain {
    const { dns } = domain
    const odd = new Set(checkZone(name, dns?.records ?? []).map(({ index }) => index))
    if (dns === undefined || odd.size === 0) return domain
    const isOdd = (_: unknown, index: number): boolean => odd.has(index)
    for (const record of dns.records.filter(isOdd)) {
      ignore.push(`hosting/${server}/dns/${toRecord(name, record).key}**`)
    }
    return { ...domain, dns: { ...dns, records: dns.records.filter((_, index) => !odd.has(index)) } }
  }

  const hosting = mapValues(desired.hosting ?? {}, (server, name): DesiredHosting => {
    const { domains } = server
    return domains === undefined
      ? server
      : { ...server, domains: mapValues(domains, (domain, own) => clean(name, own, domain)) }
  })
  return ignore.length === 0 ? desired : { ...desired, ignore, hosting }
}

function mapValues<T>(
  values: Readonly<Record<string, T>>,
  change: (value: T, name: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))
}
