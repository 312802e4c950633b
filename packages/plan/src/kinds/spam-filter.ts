import type { SpamFilter } from '@hostwright/types'
import { nothing } from '../resource/change.ts'
import { type FieldSays, harmless, say } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofSite } from '../resource/facts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { isFields, toWords } from '../resource/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import { changeSetting, listUnfound } from '../resource/settings.ts'
import { byPerson } from '../resource/unattended.ts'

// Places of spam, from the one where the reader finds it to the one where it is lost. The values are not documented, so any other may lose it.
const actions = ['spam_folder', 'trash', 'delete']

const compareActions: FieldSays = (before, after) => {
  const [from, to] = [before, after].map((one) => actions.indexOf(toWords(one ?? '')))
  const isKept = before === after || (to !== -1 && from! >= to!)
  return isKept ? [] : say('interrupts', `mail detected as spam (${toWords(after)})`)
}

const together = {
  filter_type: harmless,
  spam_level: harmless,
  strict_non_japanese_subject: harmless,
  strict_html_mail: harmless,
  detection_action: { is: 'compared', change: compareActions },
} as const
const fields = /* @__PURE__ */ define(() => ({ ...together, dmarc_receiver: harmless }) as const)

/** The spam filter of a domain, including whether it checks the sender's DMARC policy. */
export const spamFilter: Resource<'spam_filter'> = define((): Resource<'spam_filter'> => ({
  ...ofSite,
  ...byProperty,
  unattended: byPerson,
  ...alwaysThere,
  fields,
  listed: ({ mail }, site) => listGiven(mail, ['spam_filter'], () => `spam_filter/${site}`, ['mail']),
  async compare(context, site) {
    const wanted = site.wanted.mail?.spam_filter
    if (wanted === undefined) return nothing
    const listed = site.isNew ? {} : await context.read.spamFilter(site.name)
    const found = listed ?? {}
    const differences = pickDifferences(wanted, found, namesOf(fields, 'compared'))
    if (differences === undefined) return nothing
    const { dmarc_receiver, ...changed } = differences.after
    // The documentation does not say which properties of `updateSpamFilter` must be sent together, so if one differs,
    // all of them are sent. `dmarc_receiver` has a request of its own.
    const all = Object.keys(changed).length > 0 ? { ...pick(found), ...pick(wanted) } : {}
    const after = { ...all, ...(dmarc_receiver !== undefined && { dmarc_receiver }) }
    const obstacles = await listUnfound(context, site, listed)
    return changeSetting(context, site, 'spam_filter', { action: 'update', after, obstacles })
  },
  async export({ read }, { name }) {
    const found = await read.spamFilter(name)
    if (found === undefined) return {}
    const { dmarc_receiver } = found
    return {
      mail: { spam_filter: { ...pick(found), ...(dmarc_receiver !== undefined && { dmarc_receiver }) } },
    }
  },
  read: ({ read }, { at }) => read.spamFilter(at.site),
  requests({ servername }, target, now) {
    const path = { servername, domain: target.at.site }
    const { dmarc_receiver, ...body } = written(target)
    const found: SpamFilter = isFields(now) ? now : {}
    const isFilterDone = pickDifferences(body, found, namesOf(together, 'compared')) === undefined
    const operations: PlannedOperation[] = isFilterDone
      ? []
      : [toPlannedOperation('updateSpamFilter', path, body)]
    if (dmarc_receiver === undefined || dmarc_receiver === found.dmarc_receiver) return operations
    return [...operations, toPlannedOperation('updateDmarcReceiver', path, { dmarc_receiver })]
  },
}))

function pick(filter: SpamFilter): Omit<SpamFilter, 'dmarc_receiver'> {
  return Object.fromEntries(
    namesOf(together, 'compared')
      .filter((name) => filter[name] !== undefined)
      .map((name) => [name, filter[name]]),
  )
}
