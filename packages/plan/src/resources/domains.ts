import { toPunycode } from '@hostwright/hosting'
import type { DesiredDomain } from '../desired/desired.ts'
import { type Change, toChange, toForeign } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, isInitialDomain, type ServerResource, type Site } from './hosting-context.ts'
import { proveOwnership } from './ownership.ts'

/** The domains of a server, with the record that proves whose they are. */
export const domains: ServerResource = {
  async compare(context) {
    const { address, servername, read, wanted } = context
    if (wanted.domains === undefined) return { changes: [], foreign: [] }
    const listed = new Map((await read.domains()).map((found) => [toPunycode(found.domain), found]))
    const changes: Change[] = []
    for (const [given, domain] of Object.entries(wanted.domains)) {
      const name = toPunycode(given)
      const found = listed.get(name)
      listed.delete(name)
      if (found !== undefined) changes.push(...compareMemo(context, name, domain, found.memo))
      else if (!isInitialDomain(context, name)) {
        changes.push(...(await proveOwnership(context, name)), toCreation(context, name, domain))
      }
    }
    const others = [...listed.values()].filter(({ domain }) => !isInitialDomain(context, toPunycode(domain)))
    if (wanted.prune?.includes('domains') !== true) {
      return {
        changes,
        foreign: others.map(({ domain }) => toForeign(`${address}/domains/${toPunycode(domain)}`)),
      }
    }
    const deletions = others.map(({ domain, memo }) =>
      toChange({
        address: `${address}/domains/${toPunycode(domain)}`,
        action: 'delete',
        before: { memo },
        operations: [toOperation('deleteDomain', { servername, domain: toPunycode(domain) }, {})],
        stage: stages.shutDomain,
        lane: `${address}/domains`,
      }),
    )
    return { changes: [...changes, ...deletions], foreign: [] }
  },
  async export({ read }) {
    const listed = await read.domains()
    return { domains: Object.fromEntries(listed.map(({ domain, memo }) => [domain, { memo }])) }
  },
}

/** The domains in the file, each with its place in the account. */
export async function listDomainSites(context: HostingContext): Promise<Site<DesiredDomain>[]> {
  const { read, wanted } = context
  if (wanted.domains === undefined) return []
  const listed = new Set((await read.domains()).map(({ domain }) => toPunycode(domain)))
  return Object.entries(wanted.domains).map(([given, domain]) => {
    const name = toPunycode(given)
    const isThere = listed.has(name) || isInitialDomain(context, name)
    return { name, domain: name, isNew: context.isNew || !isThere, wanted: domain }
  })
}

function toCreation({ address, servername }: HostingContext, domain: string, wanted: DesiredDomain): Change {
  const { ssl, redirect_https, ai_crawler_block_enabled, memo } = wanted
  const after = { ssl, redirect_https, ai_crawler_block_enabled, memo }
  return toChange({
    address: `${address}/domains/${domain}`,
    action: 'create',
    after: JSON.parse(JSON.stringify(after)),
    operations: [toOperation('createDomain', { servername }, { domain, ...after } as { domain: string })],
    stage: stages.domain,
    lane: `${address}/domains`,
  })
}

function compareMemo(
  context: HostingContext,
  domain: string,
  { memo }: DesiredDomain,
  found: string,
): Change[] {
  const { address, servername } = context
  if (memo === undefined || memo === found || isInitialDomain(context, domain)) return []
  return [
    toChange({
      address: `${address}/domains/${domain}`,
      action: 'update',
      before: { memo: found },
      after: { memo },
      operations: [toOperation('updateDomain', { servername, domain }, { memo })],
      stage: stages.site,
      lane: `${address}/domains/${domain}`,
    }),
  ]
}
