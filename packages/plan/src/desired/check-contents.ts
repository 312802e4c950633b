import {
  checkDatabaseSuffix,
  checkFilterTarget,
  checkFolder,
  checkMemo,
  checkPublicKey,
  checkRenewal,
  checkRule,
  checkSchedule,
  checkSiteName,
  checkSpf,
} from '@hostwright/types/rules'
import type { FileProblem } from './desired-error.ts'
import type { Desired, DesiredDomain, DesiredHosting, DesiredVps } from '../generated/desired.ts'
import { toReverseHostname, toServerName, toSubdomainLabel } from '../names/normal-form.ts'
import { checkNotation } from '../zone/check-notation.ts'

type Path = FileProblem['path']

/**
 * Finds contents that the schema of the file takes and the API would reject, which an apply would notice only after its
 * first writes.
 */
export function checkContents({ hosting = {}, vps = {} }: Desired): FileProblem[] {
  return [
    ...Object.entries(hosting).flatMap(([name, server]) => checkHosting(name, server)),
    ...Object.entries(vps).flatMap(([name, server]) => checkVps(server, ['vps', name])),
  ]
}

function checkHosting(name: string, server: DesiredHosting): FileProblem[] {
  const path = ['hosting', name]
  const { cron = [], domains = {}, ssh_keys = {}, memo } = server
  return [
    ...toProblem([...path, 'memo'], memo, checkMemo),
    ...checkDatabaseNames(name, server),
    ...checkSameSites(domains, [...path, 'domains']),
    ...cron.flatMap((job, index) =>
      checkSchedule(job).map(({ name: field, problem }) => ({
        path: [...path, 'cron', index, field],
        message: problem,
      })),
    ),
    ...Object.entries(ssh_keys).flatMap(([label, { public_key }]) =>
      toProblem([...path, 'ssh_keys', label, 'public_key'], public_key, checkPublicKey),
    ),
    ...Object.entries(domains).flatMap(([domain, site]) => {
      const at = [...path, 'domains', domain]
      const full = toSubdomainLabel(domain)
      return [
        ...toProblem(at, full, checkSiteName),
        ...checkSite(site, at),
        ...Object.entries(site.subdomains ?? {}).flatMap(([label, one]) => {
          const below = [...at, 'subdomains', label]
          return [
            ...toProblem(below, `${toSubdomainLabel(label)}.${full}`, checkSiteName),
            ...checkSite(one, below),
          ]
        }),
      ]
    }),
  ]
}

/** Returns the problem that a rule finds in a content of the file; empty if there is none or the content is not given. */
function toProblem<T>(
  path: Path,
  content: T | undefined,
  rule: (content: T) => string | undefined,
): FileProblem[] {
  const message = content === undefined ? undefined : rule(content)
  return message === undefined ? [] : [{ path, message }]
}

/** Finds subdomains whose whole name is that of another site of the server, so that each would wait for the other. */
function checkSameSites(domains: NonNullable<DesiredHosting['domains']>, path: Path): FileProblem[] {
  const before = new Map(Object.keys(domains).map((name) => [toSubdomainLabel(name), `the domain ${name}`]))
  return Object.entries(domains).flatMap(([name, { subdomains = {} }]) =>
    Object.keys(subdomains).flatMap((label) => {
      const full = `${toSubdomainLabel(label)}.${toSubdomainLabel(name)}`
      const other = before.get(full)
      before.set(full, `the subdomain ${label} of ${name}`)
      const at = [...path, name, 'subdomains', label]
      return other === undefined ? [] : [{ path: at, message: `is also ${other}: keep one` }]
    }),
  )
}

/**
 * Checks the names of databases and users, which must not begin with the prefix of the server: the API adds it to each
 * name and shows it in its lists.
 */
function checkDatabaseNames(
  server: string,
  { databases = {}, database_users = {} }: DesiredHosting,
): FileProblem[] {
  const id = toServerName(server).split('.')[0]!
  const names = [
    ...Object.keys(databases).map((name) => ({ name, at: ['databases', name] })),
    ...Object.entries(database_users).flatMap(([user, { grants = [] }]) => [
      { name: user, at: ['database_users', user] },
      ...grants.map((name, index) => ({ name, at: ['database_users', user, 'grants', index] })),
    ]),
  ]
  return names.flatMap(({ name, at }) =>
    toProblem(['hosting', server, ...at], name, () =>
      name.startsWith(`${id}_`)
        ? `has the prefix that the service adds, ${id}_: give ${name.slice(id.length + 1)}`
        : checkDatabaseSuffix(id, name),
    ),
  )
}

function checkSite({ spf, mail, wordpress = {} }: DesiredDomain, path: Path): FileProblem[] {
  return [
    ...Object.keys(wordpress).flatMap((folder) =>
      toProblem([...path, 'wordpress', folder], folder.replaceAll(/^\/+|\/+$/g, ''), checkFolder),
    ),
    // The API rejects an invalid text only after its record was created, because the text is set by a second request.
    ...toProblem(
      [...path, 'spf', 'spf_record'],
      spf?.spf_record,
      (text) => checkSpf(text) ?? checkNotation('TXT', text),
    ),
    ...(mail?.filters ?? []).flatMap(({ action }, index) =>
      toProblem([...path, 'mail', 'filters', index, 'action', 'target'], action, checkFilterTarget),
    ),
  ]
}

function checkVps(server: DesiredVps, path: Path): FileProblem[] {
  const { memo, packet_filter, order, reverse_hostname } = server
  return [
    ...toProblem([...path, 'reverse_hostname'], reverse_hostname, checkReverse),
    ...toProblem([...path, 'memo'], memo, checkMemo),
    ...toProblem([...path, 'order', 'auto_renew'], order, checkRenewal),
    ...toProblem([...path, 'order', 'ssh_public_key'], order?.ssh_public_key, checkPublicKey),
    ...(packet_filter?.rules ?? []).flatMap((rule, index) => {
      if (rule.type !== 'custom') return []
      const at = [...path, 'packet_filter', 'rules', index]
      const { protocol, port = null, allowed_ip = 'all' } = { port: undefined, ...rule }
      return [
        ...toProblem([...at, 'memo'], rule.memo, checkMemo),
        ...checkRule({ protocol, port, allowed_ip }).map(({ name, problem }) => ({
          path: [...at, name],
          message: problem,
        })),
      ]
    }),
  ]
}

/** Checks that a reverse hostname can be sent; a native one is sent in Punycode. */
function checkReverse(hostname: string): string | undefined {
  try {
    toReverseHostname(hostname)
    return undefined
  } catch {
    return 'is not a host name: give one such as web-01.example.com'
  }
}
