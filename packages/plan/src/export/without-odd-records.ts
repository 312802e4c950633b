import { checkDomain } from '../zone/check-domain.ts'
import type { Desired, DesiredDomain, DesiredHosting } from '../generated/desired.ts'
import { toPattern } from '../names/matches.ts'
import { toRecord } from '../names/zone-record.ts'
import { toSet } from '../zone/pair-records.ts'

/**
 * Removes records that a file must not contain, such as a CNAME of the domain itself, which some services list, with the
 * whole set of each: the file would own the rest of the set. It gets an `ignore` for these records, so that they stay on
 * the account.
 */
export function withoutOddRecords(desired: Desired): Desired {
  const ignore: string[] = []

  function clean(server: string, name: string, domain: DesiredDomain): DesiredDomain {
    const { dns } = domain
    if (dns === undefined) return domain
    const odd = checkDomain(name, domain).map(({ index }) => toRecord(name, dns.records[index]!))
    if (odd.length === 0) return domain
    const sets = new Set(odd.map((record) => toSet(record) ?? record.key))
    const patterns = new Set<string>()
    const records = dns.records.filter((given) => {
      const record = toRecord(name, given)
      if (!sets.has(toSet(record) ?? record.key)) return true
      patterns.add(toPattern(`hosting/${server}/dns/${record.key}`))
      return false
    })
    ignore.push(...patterns)
    return { ...domain, dns: { ...dns, records } }
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
