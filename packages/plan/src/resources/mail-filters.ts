import type { MailFilter } from '@hostwright/types'
import type { DesiredMail } from '../desired/desired.ts'
import { toPlainAddress, toSentAddress } from '../names/mail-address.ts'
import { type Change, type Comparison, toChange, toForeign } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { toPunycode } from '@hostwright/hosting'

type Wanted = NonNullable<DesiredMail['filters']>[number]

/**
 * The mail filters of a domain or subdomain. They cannot be changed, and a new one comes last: where the order is to
 * become another one, those behind the first difference are deleted and added again, which takes `prune`.
 */
export const mailFilters: SiteResource = {
  async compare(context, site) {
    const { mail } = site.wanted
    if (mail?.filters === undefined && mail?.prune !== true) return nothing
    const found = site.isNew ? [] : await listFilters(context, site)
    return compareFilters(context, site, found)
  },
  async export(context, site) {
    const found = await listFilters(context, site)
    if (found.length === 0) return {}
    return { mail: { filters: found.map(({ conditions, action }) => ({ conditions, action })) } }
  },
}

async function listFilters({ read }: HostingContext, { name }: Site): Promise<MailFilter[]> {
  const all = await read.mailFilters()
  return all
    .filter(({ domain }) => toPunycode(domain) === name)
    .toSorted((one, other) => one.priority - other.priority)
}

function compareFilters(context: HostingContext, site: Site, found: readonly MailFilter[]): Comparison {
  const { filters: wanted = [], prune = false } = site.wanted.mail ?? {}
  const left = wanted.map((filter, index) => ({ filter, index, key: toKey(filter) }))
  const gone: MailFilter[] = []
  for (const filter of found) {
    const key = toKey(filter)
    // With `prune` those that stay have to be the first of those that are wanted, in their order.
    const index = prune ? (left[0]?.key === key ? 0 : -1) : left.findIndex((one) => one.key === key)
    if (index < 0) gone.push(filter)
    else left.splice(index, 1)
  }
  const added = left.map(({ filter, index }) => toCreation(context, site, filter, index))
  if (!prune)
    return {
      changes: added,
      foreign: gone.map((filter) => toForeign(toAddress(context, site, filter))),
    }
  // From the last to the first, in case that ids are places.
  return {
    changes: [...gone.toReversed().map((filter) => toDeletion(context, site, filter)), ...added],
    foreign: [],
  }
}

function toCreation(context: HostingContext, site: Site, filter: Wanted, index: number): Change {
  const { servername } = context
  const { conditions, action } = filter
  const target = action.target === undefined ? {} : { target: toSentAddress(action.target) }
  const body = { domain: site.name, conditions, action: { ...action, ...target } }
  return toChange({
    address: `${context.address}/mail_filters/${site.name}/${index + 1}`,
    action: 'create',
    after: filter,
    operations: [toOperation('createMailFilter', { servername }, body)],
    stage: stages.mailbox,
    lane: `${context.address}/mail_filters/${site.name}`,
  })
}

function toDeletion(context: HostingContext, site: Site, filter: MailFilter): Change {
  const { conditions, action } = filter
  return toChange({
    address: toAddress(context, site, filter),
    action: 'delete',
    before: { conditions, action },
    operations: [toOperation('deleteMailFilter', { servername: context.servername, filter_id: filter.id })],
    stage: stages.mailbox,
    lane: `${context.address}/mail_filters/${site.name}`,
  })
}

function toAddress({ address }: HostingContext, { name }: Site, { id }: MailFilter): string {
  return `${address}/mail_filters/${name}/id ${id}`
}

function toKey({ conditions, action }: Wanted): string {
  const { type, method, target = '' } = action
  const rules = conditions.map(({ field, match_type, keyword }) => [field, match_type, keyword])
  return JSON.stringify([rules, type, method, toPlainAddress(target)])
}
