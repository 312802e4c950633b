import { toPunycode } from '@hostwright/hosting'
import type { MailFilter } from '@hostwright/types'
import type { DesiredMail } from '../generated/desired.ts'
import { toSentAddress } from '../names/mail-address.ts'
import { describeFilter, splitFilters, toFilterKey } from '../names/mail-filter.ts'
import { toForeign } from '../changes/change.ts'
import { isSamePlace, toPlace } from '../changes/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import type { HostingKind, HostingWhere } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

type Filter = NonNullable<DesiredMail['filters']>[number]

/**
 * The mail filters of a domain or subdomain, compared as one list, because their order matters. The API cannot change a
 * filter, and adds a new one at the end. To change the order, filters that are out of order are deleted and added again
 * at the end. This needs `prune`: without it, filters are only added.
 */
export const mailFilters: SiteResource = {
  async compare(context, site) {
    const { mail } = site.wanted
    if (mail?.filters === undefined && mail?.prune !== true) return nothing
    const found = site.isNew ? [] : await list(context, site.name)
    const { after, kept } = toWanted(found.map(toFilter), mail)
    const address = `${context.address}/mail_filters/${site.name}`
    const foreign = kept.map((filter) => toForeign(`${address}/${describeFilter(filter)}`))
    if (isSamePlace(toPlace(found.map(toFilterKey)), toPlace(after.map(toFilterKey))))
      return { changes: [], foreign }
    const body = { action: 'update', after, stage: stages.mailbox } as const
    return { ...changeSetting(context, site, 'mail_filters', body), foreign }
  },
  async export(context, site) {
    const found = await list(context, site.name)
    return found.length === 0 ? {} : { mail: { filters: found.map(toFilter) } }
  },
}

/**
 * Returns the list of filters after the plan (`after`), and the filters in it that the file does not describe (`kept`).
 */
function toWanted(
  found: readonly Filter[],
  { filters = [], prune = false }: DesiredMail,
): { after: Filter[]; kept: Filter[] } {
  if (prune) return { after: [...filters], kept: [] }
  const missing = [...filters]
  const kept = found.filter((filter) => {
    const index = missing.findIndex((one) => toFilterKey(one) === toFilterKey(filter))
    if (index >= 0) missing.splice(index, 1)
    return index < 0
  })
  return { after: [...found, ...missing], kept }
}

export const mailFilterPlace: HostingKind = {
  isWhole: true,
  isRepeatable: true,
  read: async (where, { at }) => (await list(where, at.site)).map(toFilter),
  async toRequests(where, { at: { site = '' }, after }) {
    const found = await list(where, site)
    return toSteps(found, (after ?? []) as unknown as Filter[]).map((step): PlannedOperation => {
      const { servername } = where
      if ('id' in step) return toPlannedOperation('deleteMailFilter', { servername, filter_id: step.id })
      const { action } = step
      const target = action.target === undefined ? {} : { target: toSentAddress(action.target) }
      return toPlannedOperation(
        'createMailFilter',
        { servername },
        { domain: site, ...step, action: { ...action, ...target } },
      )
    })
  },
  toComparable: (place) => toPlace(((place ?? []) as unknown as Filter[]).map(toFilterKey)),
  isStep(now, { before, after }) {
    let list = (before ?? []) as unknown as Filter[]
    for (;;) {
      if (isSamePlace(toPlace(list.map(toFilterKey)), toPlace((now as unknown as Filter[]).map(toFilterKey))))
        return true
      const [step] = toSteps(
        list.map((filter, id) => ({ ...filter, id })),
        after as unknown as Filter[],
      )
      if (step === undefined) return false
      list = 'id' in step ? list.filter((_, index) => index !== step.id) : [...list, step]
    }
  },
}

/**
 * Returns the filters to delete, from the last to the first because ids may be positions, and then the filters to add.
 */
function toSteps<Found extends Filter & { readonly id: unknown }>(
  found: readonly Found[],
  wanted: readonly Filter[],
): (Found | Filter)[] {
  const { gone, missing } = splitFilters(found, wanted)
  return [...gone.toReversed(), ...missing]
}

async function list({ read }: Pick<HostingWhere, 'read'>, site: string | undefined): Promise<MailFilter[]> {
  const own = (await read.mailFilters()).filter(({ domain }) => toPunycode(domain) === site)
  return own.toSorted((one, other) => one.priority - other.priority)
}

function toFilter({ conditions, action }: Filter): Filter {
  return { conditions, action }
}
