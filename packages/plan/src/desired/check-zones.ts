import type { Desired, DesiredDomain } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'
import { checkZone, isSpf } from './check-zone.ts'
import type { FileProblem } from './file-problem.ts'

/** Checks the DNS records of all domains as zones, and beside the settings that make records of their own. */
export function checkZones({ hosting = {} }: Desired): FileProblem[] {
  return Object.entries(hosting).flatMap(([server, { domains = {} }]) =>
    Object.entries(domains).flatMap(([name, domain]) =>
      checkDomain(name, domain).map(({ index, message }) => ({
        path: ['hosting', server, 'domains', name, 'dns', 'records', index],
        message,
      })),
    ),
  )
}

function checkDomain(name: string, { dns, spf, dmarc }: DesiredDomain): ReturnType<typeof checkZone> {
  const records = dns?.records ?? []
  const problems = checkZone(name, records)
  const wrong = new Set(problems.map(({ index }) => index))
  const repeated = records.flatMap((wanted, index) => {
    if (wrong.has(index) || wanted.type !== 'TXT') return []
    const record = toRecord(name, wanted)
    if (spf && record.label === '@' && isSpf(record)) return [{ index, setting: 'spf' }]
    return dmarc !== undefined && record.label === '_dmarc' ? [{ index, setting: 'dmarc' }] : []
  })
  return [
    ...problems,
    ...repeated.map(({ index, setting }) => ({
      index,
      message: `repeats what ${setting} says: keep one of them`,
    })),
  ].toSorted((one, other) => one.index - other.index)
}
