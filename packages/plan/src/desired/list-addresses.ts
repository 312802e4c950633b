import type { Desired, DesiredDomain, DesiredHosting, DesiredSite, DesiredVps } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'
import type { FileProblem } from './file-problem.ts'

/** A resource of the file: its address in a plan, and its path in the file. */
export interface Listed {
  readonly address: string
  readonly path: FileProblem['path']
}

/**
 * Lists the resources and settings of the file that a name identifies: servers, domains, records, accounts and others,
 * but not cron jobs and packet filter rules.
 */
export function listAddresses({ hosting = {}, vps = {} }: Desired): Listed[] {
  return [
    ...Object.entries(hosting).flatMap(([name, server]) =>
      listHosting(server, { address: `hosting/${name}`, path: ['hosting', name] }),
    ),
    ...Object.entries(vps).flatMap(([name, server]) =>
      listVps(server, { address: `vps/${name}`, path: ['vps', name] }),
    ),
  ]
}

function listHosting(server: DesiredHosting, at: Listed): Listed[] {
  const sections = ['ssh_keys', 'databases', 'database_users', 'ftp'] as const
  return [
    at,
    ...sections.flatMap((section) => listNamed(Object.keys(server[section] ?? {}), section, at, [section])),
    ...listNamed(pickGiven(server, ['memo', 'ssh']), '', at, []),
    ...Object.entries(server.database_users ?? {}).flatMap(([user, { grants = [] }]) =>
      grants.map((grant, index) => ({
        address: `${at.address}/database_users/${user}/grants/${grant}`,
        path: [...at.path, 'database_users', user, 'grants', index],
      })),
    ),
    ...Object.entries(server.domains ?? {}).flatMap(([name, domain]) => listDomain(name, domain, at)),
  ]
}

function listDomain(name: string, domain: DesiredDomain, at: Listed): Listed[] {
  const path = [...at.path, 'domains', name]
  const records = (domain.dns?.records ?? []).map((record, index) => ({
    address: `${at.address}/dns/${toRecord(name, record).key}`,
    path: [...path, 'dns', 'records', index],
  }))
  const subdomains = Object.entries(domain.subdomains ?? {}).flatMap(([label, site]) => {
    const own = [...path, 'subdomains', label]
    const full = `${label}.${name}`
    return [{ address: `${at.address}/subdomains/${full}`, path: own }, ...listSite(full, site, at, own)]
  })
  const own = { address: `${at.address}/domains/${name}`, path }
  return [own, ...records, ...listSite(name, domain, at, path), ...subdomains]
}

function listSite(name: string, site: DesiredSite, at: Listed, path: Listed['path']): Listed[] {
  const { mail } = site
  const accounts = Object.entries(mail?.accounts ?? {})
  const sites = Object.keys(site.wordpress ?? {})
  const settings = [
    ...pickGiven(site, ['ssl', 'php', 'dkim', 'dmarc', 'spf']).map((kind) => ({ kind, own: [kind] })),
    ...pickGiven(mail, ['spam_filter', 'smtp_abroad_restriction']).map((kind) => ({
      kind,
      own: ['mail', kind],
    })),
    ...(mail?.filters === undefined ? [] : [{ kind: 'mail_filters', own: ['mail', 'filters'] }]),
  ]
  return [
    ...settings.map(({ kind, own }) => ({
      address: `${at.address}/${kind}/${name}`,
      path: [...path, ...own],
    })),
    ...accounts.flatMap(([user, account]) => {
      const own = {
        address: `${at.address}/mail/${`${user}@${name}`.toLowerCase()}`,
        path: [...path, 'mail', 'accounts', user],
      }
      return [own, ...listNamed(pickGiven(account, ['forwarding', 'auto_reply']), '', own, [])]
    }),
    ...sites.map((folder) => ({
      address: `${at.address}/wordpress/${[name, ...folder.split('/').filter(Boolean)].join('/')}`,
      path: [...path, 'wordpress', folder],
    })),
  ]
}

function listVps(server: DesiredVps, at: Listed): Listed[] {
  const names = Object.keys(server).filter((name) => name !== 'order' && name !== 'was')
  return [at, ...listNamed(names, '', at, [])]
}

function listNamed(
  names: readonly string[],
  section: string,
  { address, path }: Listed,
  steps: Listed['path'],
): Listed[] {
  return names.map((name) => ({
    address: [address, section, name].filter(Boolean).join('/'),
    path: [...path, ...steps, name],
  }))
}

function pickGiven<Name extends string>(
  part: { readonly [Key in Name]?: unknown } | undefined,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => part?.[name] !== undefined)
}
