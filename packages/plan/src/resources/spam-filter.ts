import { isApiError } from '@hostwright/common'
import type { SpamFilter } from '@hostwright/types'
import { toChange } from '../changes/change.ts'
import { type Operation, toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { pickDifferences } from './pick-differences.ts'

const names = [
  'filter_type',
  'spam_level',
  'strict_non_japanese_subject',
  'strict_html_mail',
  'detection_action',
] as const

/** The spam filter of a domain, and whether it looks at DMARC. */
export const spamFilter: SiteResource = {
  async compare(context, site) {
    const { address, servername } = context
    const wanted = site.wanted.mail?.spam_filter
    if (wanted === undefined) return nothing
    const found = site.isNew ? {} : ((await find(context, site)) ?? {})
    const differences = pickDifferences(wanted, found, [...names, 'dmarc_receiver'])
    if (differences === undefined) return nothing
    const path = { servername, domain: site.name }
    const { dmarc_receiver, ...changed } = differences.after
    const operations: Operation[] = []
    if (Object.keys(changed).length > 0) {
      // Which properties have to come together is not documented, so all do.
      const body = { ...pick(found), ...pick(wanted) }
      operations.push(toOperation('updateSpamFilter', path, body))
    }
    if (dmarc_receiver !== undefined)
      operations.push(toOperation('updateDmarcReceiver', path, { dmarc_receiver }))
    const change = toChange({
      address: `${address}/spam_filter/${site.name}`,
      action: 'update',
      ...differences,
      operations,
      stage: stages.setting,
      lane: `${address}/spam_filter/${site.name}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export(context, site) {
    const found = await find(context, site)
    if (found === undefined) return {}
    const { dmarc_receiver } = found
    return {
      mail: { spam_filter: { ...pick(found), ...(dmarc_receiver !== undefined && { dmarc_receiver }) } },
    }
  },
}

async function find({ read }: HostingContext, { name }: Site): Promise<SpamFilter | undefined> {
  try {
    return await read.spamFilter(name)
  } catch (error) {
    // Not every name has one.
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

function pick(filter: SpamFilter): Omit<SpamFilter, 'dmarc_receiver'> {
  return Object.fromEntries(
    names.filter((name) => filter[name] !== undefined).map((name) => [name, filter[name]]),
  )
}
