import type { Desired } from '../generated/desired.ts'
import { sectionsOf } from '../kinds/table.ts'
import type { Entry } from '../resource/resource.ts'

/**
 * Lists the resources and settings of the file that a name identifies, each with its address in a plan and its path in
 * the file: servers, domains, records, accounts and others, but not cron jobs and packet filter rules.
 */
export function listAddresses({ hosting = {}, vps = {} }: Desired): Entry[] {
  const servers = Object.entries(hosting).flatMap(([name, server]) => {
    const sites = Object.entries(server.domains ?? {}).flatMap(([domain, { subdomains = {}, ...own }]) => {
      const path = ['domains', domain]
      return [
        { name: domain, path, wanted: own },
        ...Object.entries(subdomains).map(([label, wanted]) => ({
          name: `${label}.${domain}`,
          path: [...path, 'subdomains', label],
          wanted,
        })),
      ]
    })
    const entries = [
      ...sectionsOf('server').flatMap(({ listed }) => listed(server, name)),
      ...sites.flatMap((site) =>
        sectionsOf('site').flatMap(({ listed }) => inside('', site.path, listed(site.wanted, site.name))),
      ),
    ]
    return listServer(['hosting', name], entries)
  })
  const vpss = Object.entries(vps).flatMap(([name, server]) =>
    listServer(
      ['vps', name],
      sectionsOf('vps').flatMap(({ listed }) => listed(server, name)),
    ),
  )
  return [...servers, ...vpss]
}

function listServer(path: readonly string[], entries: readonly Entry[]): Entry[] {
  const address = path.join('/')
  return [{ address, path }, ...inside(`${address}/`, path, entries)]
}

function inside(prefix: string, path: readonly string[], entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ address: prefix + entry.address, path: [...path, ...entry.path] }))
}
