import { toPunycode } from '@hostwright/hosting'
import type { DesiredDomain } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'
import { checkZone, type ZoneProblem } from './check-zone.ts'
import { toTextKind } from './text-kind.ts'

type Setting = 'spf' | 'dmarc' | 'dkim'

/**
 * Checks the DNS records of a domain together with the mail settings of the domain and its subdomains, which make
 * records of their own: one record has one place in the file.
 */
export function checkDomain(name: string, domain: DesiredDomain): ZoneProblem[] {
  const records = domain.dns?.records ?? []
  const problems = checkZone(name, records)
  const settings = listSettings(name, domain)
  if (settings.size === 0) return problems
  const wrong = new Set(problems.map(({ index }) => index))
  const repeated = records.flatMap((wanted, index): ZoneProblem[] => {
    if (wrong.has(index) || (wanted.type !== 'TXT' && wanted.type !== 'CNAME')) return []
    const record = toRecord(name, wanted)
    const setting =
      toTextKind(record) === 'SPF' ? settings.get(`spf ${record.name}`) : settings.get(record.name)
    if (setting === undefined) return []
    return [{ index, message: `repeats what ${setting} says: keep one of them` }]
  })
  return [...problems, ...repeated].toSorted((one, other) => one.index - other.index)
}

/**
 * Lists the settings of the file by the names of their records. An SPF text is told from other texts of its name.
 * `spf: null` removes the setting, and a record can take its place. The service publishes the DKIM key under the
 * selector `default`, as public reference material shows it; other selectors are those of other senders.
 */
function listSettings(
  name: string,
  { subdomains = {}, ...own }: DesiredDomain,
): ReadonlyMap<string, Setting> {
  const settings = new Map<string, Setting>()
  const sites = [
    ['', own] as const,
    ...Object.entries(subdomains).map(([label, site]) => [`${label}.`, site] as const),
  ]
  for (const [prefix, { spf, dmarc, dkim }] of sites) {
    if (!spf && dmarc === undefined && dkim !== true) continue
    const site = toName(`${prefix}${name}`)
    if (spf) settings.set(`spf ${site}`, 'spf')
    if (dmarc !== undefined) settings.set(`_dmarc.${site}`, 'dmarc')
    if (dkim === true) settings.set(`default._domainkey.${site}`, 'dkim')
  }
  return settings
}

/** Returns a name as records have it. An invalid one is a problem of its own. */
function toName(name: string): string {
  try {
    return toPunycode(name).replace(/\.$/, '')
  } catch {
    return name
  }
}
