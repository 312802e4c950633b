import { toPunycode } from '@hostwright/hosting'
import type { DesiredSite } from '../desired/desired.ts'
import { type Change, toChange, toForeign } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import type { HostingContext, ServerResource, Site } from './hosting-context.ts'

/** The subdomains of all domains of a server. */
export const subdomains: ServerResource = {
  async compare(context) {
    const { address, servername, read, wanted } = context
    const sites = await listSubdomainSites(context)
    const isPruned = wanted.prune?.includes('subdomains') === true
    if (sites.length === 0 && !isPruned) return { changes: [], foreign: [] }
    const listed = new Map((await read.subdomains()).map((found) => [toPunycode(found.subdomain), found]))
    const changes: Change[] = []
    for (const { name, wanted: site } of sites) {
      const found = listed.get(name)
      listed.delete(name)
      changes.push(
        ...(found === undefined
          ? [toCreation(context, name, site)]
          : compareMemo(context, name, site, found.memo)),
      )
    }
    const parents = new Set(Object.keys(wanted.domains ?? {}).map((domain) => toPunycode(domain)))
    const others = [...listed].filter(([, { domain }]) => isPruned || parents.has(toPunycode(domain)))
    if (!isPruned) {
      return {
        changes,
        foreign: others.map(([name]) => toForeign(toAddress(address, name))),
      }
    }
    const deletions = others.map(([name, { memo }]) =>
      toChange({
        address: toAddress(address, name),
        action: 'delete',
        before: { memo },
        operations: [toOperation('deleteSubdomain', { servername, subdomain: name }, {})],
        stage: stages.shutSubdomain,
        lane: `${address}/subdomains`,
      }),
    )
    return { changes: [...changes, ...deletions], foreign: [] }
  },
  async export() {
    // They are exported with the domain that they belong to.
    return {}
  },
}

/** The subdomains in the file. */
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

function toAddress(address: string, name: string): string {
  return `${address}/subdomains/${name}`
}

function toCreation(
  { address, servername }: HostingContext,
  subdomain: string,
  { ssl, memo }: DesiredSite,
): Change {
  const after = { ...(ssl !== undefined && { ssl }), ...(memo !== undefined && { memo }) }
  return toChange({
    address: toAddress(address, subdomain),
    action: 'create',
    after,
    operations: [toOperation('createSubdomain', { servername }, { subdomain, ...after })],
    stage: stages.subdomain,
    lane: `${address}/subdomains`,
  })
}

function compareMemo(
  { address, servername }: HostingContext,
  subdomain: string,
  { memo }: DesiredSite,
  found: string,
): Change[] {
  if (memo === undefined || memo === found) return []
  return [
    toChange({
      address: toAddress(address, subdomain),
      action: 'update',
      before: { memo: found },
      after: { memo },
      operations: [toOperation('updateSubdomain', { servername, subdomain }, { memo })],
      stage: stages.site,
      lane: toAddress(address, subdomain),
    }),
  ]
}
