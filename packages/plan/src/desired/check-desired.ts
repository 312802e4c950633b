import { checkContents } from './check-contents.ts'
import { checkForm } from './check-form.ts'
import { checkNames } from './check-names.ts'
import type { FileProblem } from './desired-error.ts'
import { listAddresses } from './list-addresses.ts'
import type { Desired, DesiredDomain } from '../generated/desired.ts'
import { matches } from '../names/matches.ts'
import { toRecord } from '../names/zone-record.ts'
import { checkZone, isSpf } from '../zone/check-zone.ts'

/**
 * Finds the problems of a desired account: wrong properties and types or, if there are none, invalid names and
 * contradictions.
 */
export function checkDesired(value: unknown): FileProblem[] {
  if (value === null || value === undefined) {
    return [{ path: [], message: 'is empty: begin with version: 1' }]
  }
  const { version } = Object(value) as { version?: unknown }
  if (version !== undefined && version !== 1) {
    return [{ path: ['version'], message: 'is of another format: this package reads version 1' }]
  }
  const problems = checkForm(value)
  if (problems.length > 0) return problems
  const desired = value as Desired
  const wrong = checkNames(desired)
  // Contents are checked against names, so a name that cannot be read is told first.
  return wrong.length > 0
    ? [...wrong, ...checkZones(desired)]
    : [...checkContents(desired), ...checkZones(desired)]
}

/** Finds resources that the file describes and also ignores, which is a mistake. */
export function checkIgnored(desired: Desired): FileProblem[] {
  const { ignore = [] } = desired
  if (ignore.length === 0) return []
  return listAddresses(desired).flatMap(({ address, path }) => {
    const pattern = ignore.find((one) => matches(one, address))
    if (pattern === undefined) return []
    return [{ path, message: `is ignored by ${pattern}: leave out the entry or the pattern` }]
  })
}

/** Checks the DNS records of each domain together, with the settings that create records. */
function checkZones({ hosting = {} }: Desired): FileProblem[] {
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
