import { ConfigError } from '@hostwright/common'
import { checkForm } from './check-form.ts'
import type { FileProblem } from './desired-error.ts'
import type { Desired, DesiredHosting, DesiredSite, DesiredVps } from '../generated/desired.ts'
import {
  isUuid,
  toAccountName,
  toDomainName,
  toServerName,
  toSubdomainLabel,
  toVpsKey,
} from '../names/normal-form.ts'
import { toPlainAddress } from '../names/resource-names.ts'

type Path = FileProblem['path']

/**
 * Finds invalid names, two names or entries of the file that mean the same resource, and grants for unknown databases.
 */
export function checkNames({ hosting = {}, vps = {} }: Desired): FileProblem[] {
  return [
    ...checkSame(Object.keys(hosting), toServerName, ['hosting']),
    ...checkSame(Object.keys(vps), toVpsKey, ['vps']),
    ...Object.entries(hosting).flatMap(([name, server]) => checkHosting(server, ['hosting', name])),
    ...Object.entries(vps).flatMap(([name, server]) => checkVps(name, server, ['vps', name])),
  ]
}

function checkHosting(server: DesiredHosting, path: Path): FileProblem[] {
  const { domains = {} } = server
  const at = [...path, 'domains']
  return [
    ...checkSame(Object.keys(domains), toDomainName, at),
    ...checkSame(Object.keys(server.ftp ?? {}), toFtpName, [...path, 'ftp']),
    ...(['databases', 'database_users', 'ssh_keys'] as const).flatMap((section) =>
      checkEmpty(Object.keys(server[section] ?? {}), [...path, section]),
    ),
    ...checkGrants(server, path),
    ...checkKeys(server, [...path, 'ssh_keys']),
    ...Object.entries(server.database_users ?? {}).flatMap(([name, { grants = [] }]) =>
      checkOnce(grants, [...path, 'database_users', name, 'grants']),
    ),
    ...checkJobs(server, path),
    ...Object.entries(domains).flatMap(([name, domain]) => [
      ...checkSite(domain, [...at, name]),
      ...checkSame(Object.keys(domain.subdomains ?? {}), toSubdomainLabel, [...at, name, 'subdomains']),
      ...Object.entries(domain.subdomains ?? {}).flatMap(([label, site]) =>
        checkSite(site, [...at, name, 'subdomains', label]),
      ),
    ]),
  ]
}

/**
 * Finds grants for a database that does not exist. They are checked only if the file lists all databases of the server.
 */
function checkGrants(
  { databases, database_users = {}, prune = [] }: DesiredHosting,
  path: Path,
): FileProblem[] {
  if (databases === undefined || !prune.includes('databases')) return []
  return Object.entries(database_users).flatMap(([name, { grants = [] }]) =>
    grants.flatMap((grant, index) =>
      Object.hasOwn(databases, grant)
        ? []
        : [
            {
              path: [...path, 'database_users', name, 'grants', index],
              message: `is ${grant}, which is not among the databases: add it there, or leave the grant out`,
            },
          ],
    ),
  )
}

/**
 * Finds labels of one and the same SSH key, of which the API takes only the first, and former labels that are not free
 * to be renamed.
 */
function checkKeys({ ssh_keys = {} }: DesiredHosting, path: Path): FileProblem[] {
  const keys = new Map<string, string>()
  const former = new Map<string, string>()
  return Object.entries(ssh_keys).flatMap(([label, { public_key, was }]) => {
    const key = public_key.trim().split(/ +/).slice(0, 2).join(' ')
    const same = keys.get(key)
    keys.set(key, label)
    if (same !== undefined)
      return [{ path: [...path, label], message: `is the same key as ${same}: keep one` }]
    if (was === undefined) return []
    const at = [...path, label, 'was']
    if (Object.hasOwn(ssh_keys, was)) return [{ path: at, message: 'is a key of the file: leave it out' }]
    const other = former.get(was)
    former.set(was, label)
    return other === undefined ? [] : [{ path: at, message: `is the former label of ${other}: keep one` }]
  })
}

function checkJobs({ cron = [] }: DesiredHosting, path: Path): FileProblem[] {
  const keys = cron.map(({ minute, hour, day, month, weekday, command, comment = '' }) =>
    JSON.stringify([minute, hour, day, month, weekday, command, comment]),
  )
  return checkOnce(keys, [...path, 'cron'])
}

/** Finds entries of a list that have the same key as an earlier one. */
function checkOnce(keys: readonly string[], path: Path): FileProblem[] {
  const seen = new Set<string>()
  return keys.flatMap((key, index) => {
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice ? [{ path: [...path, index], message: 'is listed twice: keep one' }] : []
  })
}

function checkSite(site: DesiredSite, path: Path): FileProblem[] {
  const accounts = Object.keys(site.mail?.accounts ?? {})
  const at = [...path, 'mail', 'accounts']
  const wrong = accounts
    .filter((name) => /[@\s]/.test(name))
    .map((name) => ({
      path: [...at, name],
      message: 'is not the name of an account: give the part before the @',
    }))
  return [
    ...wrong,
    ...Object.entries(site.mail?.accounts ?? {}).flatMap(([name, { forwarding }]) =>
      checkAddresses(forwarding?.addresses ?? [], [...at, name, 'forwarding', 'addresses']),
    ),
    ...checkAddresses(site.dmarc?.notification_mail_addresses ?? [], [
      ...path,
      'dmarc',
      'notification_mail_addresses',
    ]),
    ...checkSame(accounts, (name) => name.toLowerCase(), at),
    ...checkSame(Object.keys(site.wordpress ?? {}), (name) => name.replaceAll(/^\/+|\/+$/g, ''), [
      ...path,
      'wordpress',
    ]),
  ]
}

/** Finds addresses whose domain is invalid, and those that mean the same as an earlier one. */
function checkAddresses(addresses: readonly string[], path: Path): FileProblem[] {
  const plain = addresses.map((address) => {
    try {
      return toPlainAddress(address)
    } catch {
      return undefined
    }
  })
  const wrong = plain.flatMap((address, index) =>
    address === undefined ? [{ path: [...path, index], message: 'is not an address: give user@domain' }] : [],
  )
  return wrong.length > 0 ? wrong : checkOnce(plain.map(String), path)
}

function checkVps(key: string, vps: DesiredVps, path: Path): FileProblem[] {
  const { order, was, packet_filter } = vps
  const rules = (packet_filter?.rules ?? []).map((rule) => {
    const { memo: _, ...rest } = { memo: '', allowed_ip: rule.type === 'custom' ? 'all' : undefined, ...rule }
    return JSON.stringify(
      Object.entries(rest)
        .map(String)
        .toSorted((one, other) => (one < other ? -1 : 1)),
    )
  })
  return [
    ...(order === undefined && was === undefined ? [] : checkVpsKey(key, vps, path)),
    ...checkOnce(rules, [...path, 'packet_filter', 'rules']),
  ]
}

/**
 * Checks the key of a VPS that is ordered or renamed, which gets its key as its name. With another name, the next run
 * would order it again.
 */
function checkVpsKey(key: string, { order, name }: DesiredVps, path: Path): FileProblem[] {
  const by = order === undefined ? 'renamed to' : 'ordered under'
  if (isUuid(key)) return [{ path, message: `is a uuid: give the name that the VPS is ${by}` }]
  if (checkForm({ version: 1, vps: { [key]: { name: key } } }).length > 0) {
    return [{ path, message: 'cannot be the name of a VPS: give at most 50 of a-z, 0-9, - and _' }]
  }
  if (name === undefined || name === key) return []
  const message = `is not the name that it is ${by}, ${key}: leave it out, or make it the key and give was: ${key}`
  return [{ path: [...path, 'name'], message }]
}

/** Finds empty names. */
function checkEmpty(names: readonly string[], path: Path): FileProblem[] {
  return names.includes('') ? [{ path: [...path, ''], message: 'is an empty name: give a name' }] : []
}

function toFtpName(name: string): string {
  if (/^[^@\s]+@[^@\s]+$/.test(name)) return toAccountName(name)
  throw new ConfigError('name', 'is not the name of an FTP account: give user@domain')
}

function checkSame(names: readonly string[], toKey: (name: string) => string, path: Path): FileProblem[] {
  const seen = new Map<string, string>()
  const problems = checkEmpty(names, path)
  for (const name of names) {
    if (name === '') continue
    try {
      const key = toKey(name).toLowerCase()
      const before = seen.get(key)
      if (before !== undefined)
        problems.push({ path: [...path, name], message: `is the same as ${before}: keep one` })
      seen.set(key, name)
    } catch (error) {
      problems.push({ path: [...path, name], message: (error as Error).message.replace(/^\w+ /, '') })
    }
  }
  return problems
}
