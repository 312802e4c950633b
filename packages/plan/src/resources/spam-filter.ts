import type { SpamFilter } from '@hostwright/types'
import { isFields } from '../changes/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../changes/planned-operation.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import { pickDifferences } from './pick-differences.ts'
import { fieldsOf, type HostingKind } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

const names = [
  'filter_type',
  'spam_level',
  'strict_non_japanese_subject',
  'strict_html_mail',
  'detection_action',
] as const

/** The spam filter of a domain, including whether it checks the sender's DMARC policy. */
export const spamFilter: SiteResource = {
  async compare(context, site) {
    const wanted = site.wanted.mail?.spam_filter
    if (wanted === undefined) return nothing
    const found = site.isNew ? {} : ((await context.read.spamFilter(site.name)) ?? {})
    const differences = pickDifferences(wanted, found, [...names, 'dmarc_receiver'])
    if (differences === undefined) return nothing
    const { dmarc_receiver, ...changed } = differences.after
    // The documentation does not say which properties of `updateSpamFilter` must be sent together, so if one differs,
    // all of them are sent. `dmarc_receiver` has a request of its own.
    const together = Object.keys(changed).length > 0 ? { ...pick(found), ...pick(wanted) } : {}
    const after = { ...together, ...(dmarc_receiver !== undefined && { dmarc_receiver }) }
    return changeSetting(context, site, 'spam_filter', { action: 'update', after })
  },
  async export({ read }, { name }) {
    const found = await read.spamFilter(name)
    if (found === undefined) return {}
    const { dmarc_receiver } = found
    return {
      mail: { spam_filter: { ...pick(found), ...(dmarc_receiver !== undefined && { dmarc_receiver }) } },
    }
  },
}

export const spamFilterPlace: HostingKind = {
  read: ({ read }, { at }) => read.spamFilter(at.site ?? ''),
  toRequests({ servername }, target, now) {
    const path = { servername, domain: target.at.site ?? '' }
    const { dmarc_receiver, ...body } = fieldsOf<SpamFilter>(target)
    const found: SpamFilter = isFields(now) ? now : {}
    const isFilterDone = pickDifferences(body, found, names) === undefined
    const operations: PlannedOperation[] = isFilterDone
      ? []
      : [toPlannedOperation('updateSpamFilter', path, body)]
    if (dmarc_receiver === undefined || dmarc_receiver === found.dmarc_receiver) return operations
    return [...operations, toPlannedOperation('updateDmarcReceiver', path, { dmarc_receiver })]
  },
}

function pick(filter: SpamFilter): Omit<SpamFilter, 'dmarc_receiver'> {
  return Object.fromEntries(
    names.filter((name) => filter[name] !== undefined).map((name) => [name, filter[name]]),
  )
}
