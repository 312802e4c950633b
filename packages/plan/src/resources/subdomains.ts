import { toPunycode } from '@hostwright/hosting'
import type { Subdomain } from '@hostwright/types'
import type { DesiredSite } from '../generated/desired.ts'
import type { ChangeDraft } from '../changes/change.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { listAlongWith } from './along-with.ts'
import { lacksCertificate, toCertificate } from './certificate.ts'
import { compareNamed } from './compare-named.ts'
import { type HostingContext, nothing, type ServerResource, type Site } from './hosting-context.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'

/** The subdomains of the domains that the file describes. */
export const subdomains: ServerResource = {
  async compare(context) {
    const { address, server, read, wanted } = context
    const sites = await listSubdomainSites(context)
    const isPruned = wanted.prune?.includes('subdomains') === true
    const isDescribed = Object.values(wanted.domains ?? {}).some((domain) => domain.subdomains !== undefined)
    if (!isDescribed && !isPruned) return nothing
    const parents = new Set(Object.keys(wanted.domains ?? {}).map((domain) => toPunycode(domain)))
    const known = (await read.subdomains()).filter(({ domain }) => parents.has(toPunycode(domain)))
    const comparison = compareNamed({
      address: `${address}/subdomains`,
      at: { kind: 'subdomains', server },
      stage: stages.subdomain,
      removalStage: stages.shutSubdomain,
      wanted: sites.map((site) => ({ name: site.name, value: site.wanted })),
      found: known.map((value) => ({ name: toPunycode(value.subdomain), value })),
      isPruned,
      create: (_, { ssl, memo }) => ({
        after: { ...(ssl !== undefined && { ssl }), ...(memo !== undefined && { memo }) },
      }),
      update: (_, { memo }, found) =>
        memo === undefined || memo === found.memo ? undefined : { after: { memo }, stage: stages.site },
    })
    const domains = new Map([
      ...known.map(({ subdomain, domain }) => [toPunycode(subdomain), toPunycode(domain)] as const),
      ...sites.map(({ name, domain }) => [name, domain] as const),
    ])
    const withDomain = (change: ChangeDraft): ChangeDraft => {
      const site = change.at.name ?? ''
      return { ...change, at: { ...change.at, site, domain: domains.get(site) } }
    }
    return { ...comparison, changes: comparison.changes.map(withDomain) }
  },
  // Exports nothing, because a subdomain is exported with its domain.
  export: async () => ({}),
}

export const subdomainPlace: HostingKind = {
  async read(where, { at, action }) {
    const found = await find(where, at.name)
    if (found === undefined) return undefined
    const { memo, ssl } = found
    return action === 'delete' ? { memo, with: await listAlongWith(where, at.name ?? '') } : { memo, ssl }
  },
  toRequests({ servername }, target, now) {
    const { name: subdomain = '' } = target.at
    if (target.action === 'create') {
      if (lacksCertificate(now, target)) return [toCertificate(servername, subdomain)]
      return [
        toPlannedOperation('createSubdomain', { servername }, { subdomain, ...fieldsOf<object>(target) }),
      ]
    }
    if (target.action === 'delete')
      return [toPlannedOperation('deleteSubdomain', { servername, subdomain }, {})]
    return [
      toPlannedOperation('updateSubdomain', { servername, subdomain }, fieldsOf<{ memo: string }>(target)),
    ]
  },
  isStep: lacksCertificate,
}

async function find({ read }: HostingWhere, name: string | undefined): Promise<Subdomain | undefined> {
  return (await read.subdomains()).find(({ subdomain }) => toPunycode(subdomain) === name)
}

/** Returns the subdomains of the file, each with whether it exists on the server. */
export async function listSubdomainSites({
  read,
  wanted,
  isNew,
}: HostingContext): Promise<Site<DesiredSite>[]> {
  const given = Object.entries(wanted.domains ?? {}).flatMap(([domain, { subdomains: sites = {} }]) =>
    Object.entries(sites).map(([label, site]) => ({
      name: toPunycode(`${label}.${domain}`),
      domain: toPunycode(domain),
      wanted: site,
    })),
  )
  if (given.length === 0) return []
  const listed = new Set((await read.subdomains()).map(({ subdomain }) => toPunycode(subdomain)))
  return given.map((site) => ({ ...site, isNew: isNew || !listed.has(site.name) }))
}
