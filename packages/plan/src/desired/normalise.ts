import type { Desired, DesiredDomain, DesiredHosting } from '../generated/desired.ts'
import {
  toAccountName,
  toDomainName,
  toServerName,
  toSubdomainLabel,
  toVpsKey,
} from '../names/normal-form.ts'

/**
 * Returns the file with the names of servers, domains, subdomains and FTP accounts in their normal form, so that two
 * spellings of a name mean one resource.
 */
export function normalise({ hosting, vps, ...rest }: Desired): Desired {
  return {
    ...rest,
    ...(hosting && { hosting: rename(hosting, toServerName, normaliseHosting) }),
    ...(vps && { vps: rename(vps, toVpsKey) }),
  }
}

function normaliseHosting({ domains, ftp, ...rest }: DesiredHosting): DesiredHosting {
  return {
    ...rest,
    ...(domains && { domains: rename(domains, toDomainName, normaliseDomain) }),
    ...(ftp && { ftp: rename(ftp, toAccountName) }),
  }
}

function normaliseDomain({ subdomains, ...rest }: DesiredDomain): DesiredDomain {
  return { ...rest, ...(subdomains && { subdomains: rename(subdomains, toSubdomainLabel) }) }
}

function rename<T>(
  things: Readonly<Record<string, T>>,
  toName: (name: string) => string,
  change: (thing: T) => T = (thing) => thing,
): Record<string, T> {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [toName(name), change(thing)]))
}
