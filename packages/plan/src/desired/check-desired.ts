import { checkContents } from './check-contents.ts'
import { checkForm } from './check-form.ts'
import { checkNames } from './check-names.ts'
import { checkPatterns } from './check-patterns.ts'
import type { FileProblem } from './desired-error.ts'
import { listAddresses } from './list-addresses.ts'
import type { Desired } from '../generated/desired.ts'
import { matches } from '../names/matches.ts'
import { checkDomain } from '../zone/check-domain.ts'

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
  const others = [...checkZones(desired), ...checkPatterns(desired)]
  return wrong.length > 0 ? [...wrong, ...others] : [...checkContents(desired), ...others]
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
