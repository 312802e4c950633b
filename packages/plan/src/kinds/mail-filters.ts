import { toPunycode } from '@hostwright/hosting'
import type { MailFilter } from '@hostwright/types'
import type { DesiredMail, DesiredMailFilter } from '../generated/desired.ts'
import { toPlainAddress, toSentAddress } from '../names/resource-names.ts'
import { nothing, type Place, toUnmanaged } from '../resource/change.ts'
import { type FieldSays, say } from '../resource/effects.ts'
import { alwaysThere, asWhole, define, listGiven, ofSite } from '../resource/facts.ts'
import { isSamePlace, listOf, toPlace, toWords } from '../resource/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, valueOf } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { changeSetting } from '../resource/settings.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

type Filter = DesiredMailFilter

const compareLists: FieldSays = (before, after, { address }) => {
  const { gone, missing } = splitLists(toFilters(before), toFilters(after), toFilterKey)
  const known = new Set(gone.map(toFilterKey))
  const added = missing.filter((filter) => takesMail(filter) && !known.has(toFilterKey(filter)))
  const describe = (filter: Filter): string => `${address}/${describeFilter(filter)}`
  return [...say('deletes', ...gone.map(describe)), ...say('interrupts', ...added.map(describe))]
}

/** Whether a filter deletes mail or moves it away. A copy leaves the mail where it is. */
function takesMail({ action: { type, method } }: Filter): boolean {
  return type !== 'mail_address' || method !== 'copy'
}

/**
 * The mail filters of a domain or subdomain, compared as one list, because their order matters. The API cannot change a
 * filter, and adds a new one at the end. To change the order, filters that are out of order are deleted and added again
 * at the end. This needs `prune`: without it, filters are only added.
 */
export const mailFilters: Resource<'mail_filters'> = define((): Resource<'mail_filters'> => ({
  ...ofSite,
  // The filters that a plan leaves alone have addresses of their own.
  endsWithSite: false,
  ...asWhole,
  unattended: byPerson,
  ...alwaysThere,
  fields: compareLists,
  initial: 'empty',
  prune: 'parent',
  repeat: 'two-lists',
  async along({ address, read }, _, names) {
    const filtered = (await read.mailFilters()).map(({ domain }) => toPunycode(domain))
    return filtered.filter((name) => names.has(name)).map((name) => `${address}/mail_filters/${name}`)
  },
  listed: ({ mail }, site) => listGiven(mail, ['filters'], () => `mail_filters/${site}`, ['mail']),
  async compare(context, site) {
    const { mail } = site.wanted
    if (mail?.filters === undefined) return nothing
    const found = site.isNew ? [] : await list(context, site.name)
    const { after, kept } = toWanted(found.map(toFilter), mail)
    const address = `${context.address}/mail_filters/${site.name}`
    const unmanaged = kept.map((filter) => toUnmanaged(`${address}/${describeFilter(filter)}`, null))
    if (isSamePlace(toPlace(found.map(toFilterKey)), toPlace(after.map(toFilterKey))))
      return { changes: [], unmanaged }
    const body = { action: 'update', after, stage: stages.mailbox } as const
    return { ...changeSetting(context, site, 'mail_filters', body), unmanaged }
  },
  async export(context, site) {
    const found = await list(context, site.name)
    return found.length === 0 ? {} : { mail: { filters: found.map(toFilter) } }
  },
  read: async (where, { at }) => (await list(where, at.site)).map(toFilter),
  async requests(where, target) {
    const { servername } = where
    const { site: domain } = target.at
    const found = await list(where, domain)
    return toSteps(found, toFilters(target.after), toFilterKey).map((step): PlannedOperation => {
      if ('id' in step) return toPlannedOperation('deleteMailFilter', { servername, filter_id: step.id })
      const { conditions, action } = step
      const target = action.target === undefined ? {} : { target: toSentAddress(action.target) }
      const body = { domain, conditions, action: { ...action, ...target } }
      return toPlannedOperation('createMailFilter', { servername }, body)
    })
  },
  normal: (place) => toFilters(place).map(toFilterKey),
  isStep(now, { before, after }) {
    let keys = listOf(before).map(toWords)
    for (;;) {
      if (isSamePlace(keys, now)) return true
      const [step] = toSteps(
        keys.map((key, index) => ({ key, index })),
        listOf(after).map((key) => ({ key: toWords(key) })),
        ({ key }) => key,
      )
      if (step === undefined) return false
      keys = 'index' in step ? keys.filter((_, index) => index !== step.index) : [...keys, step.key]
    }
  },
}))

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

/**
 * Returns the filters to delete, from the last to the first because ids may be positions, and then the filters to add.
 */
function toSteps<Found extends Wanted, Wanted>(
  found: readonly Found[],
  wanted: readonly Wanted[],
  toKey: (filter: Wanted) => string,
): (Found | Wanted)[] {
  const { gone, missing } = splitLists(found, wanted, toKey)
  return [...gone.toReversed(), ...missing]
}

/**
 * Splits the filters of a domain into those that stay and those that are deleted, so that the desired list results from
 * adding filters at the end. Filters are in the order in which they apply, so an existing one stays only if it is the
 * next one of the desired list. The others are deleted, also if they are then added again.
 */
function splitLists<Found extends Wanted, Wanted>(
  found: readonly Found[],
  wanted: readonly Wanted[],
  toKey: (filter: Wanted) => string,
): { readonly gone: readonly Found[]; readonly missing: readonly Wanted[] } {
  const missing = [...wanted]
  const gone = found.filter((filter) => {
    if (missing[0] === undefined || toKey(missing[0]) !== toKey(filter)) return true
    missing.shift()
    return false
  })
  return { gone, missing }
}

async function list({ read }: Pick<HostingWhere, 'read'>, site: string): Promise<MailFilter[]> {
  const own = (await read.mailFilters()).filter(({ domain }) => toPunycode(domain) === site)
  return own.toSorted((one, other) => one.priority - other.priority)
}

function toFilter({ conditions, action }: Filter): Filter {
  return { conditions, action }
}

/** Returns the filters of a place. */
function toFilters(place: Place | undefined): readonly Filter[] {
  return place === undefined || listOf(place).length === 0 ? [] : valueOf('mail_filters', place)
}

/** Returns the form in which mail filters are compared: two filters with the same key do the same. */
function toFilterKey({ conditions, action }: DesiredMailFilter): string {
  const { type, method, target = '' } = action
  const rules = conditions.map(({ field, match_type, keyword }) => [field, match_type, keyword])
  return JSON.stringify([rules, type, method, toPlainAddress(target)])
}

/** Returns the text that names a mail filter in an address, because the API's ids of filters can be positions. */
function describeFilter({ conditions, action }: DesiredMailFilter): string {
  const rules = conditions.map(({ field, match_type, keyword }) => `${field} ${match_type} ${keyword}`)
  return `${rules.join(' and ')}: ${action.type}`
}
