import { isApiError } from '@hostwright/common'
import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'

/** Whether sending through the server from abroad is rejected for a domain. */
export const smtpRestriction: SiteResource = {
  async compare(context, site) {
    const { address, servername } = context
    const wanted = site.wanted.mail?.smtp_abroad_restriction
    if (wanted === undefined) return nothing
    const found = site.isNew ? undefined : await find(context, site)
    if (wanted === found) return nothing
    const path = { servername, domain: site.name }
    const change = toChange({
      address: `${address}/smtp_abroad_restriction/${site.name}`,
      action: 'update',
      before: found ?? null,
      after: wanted,
      operations: [toOperation('updateSmtpAbroadRestriction', path, { abroad_access_restriction: wanted })],
      stage: stages.setting,
      lane: `${address}/smtp_abroad_restriction/${site.name}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export(context, site) {
    const found = await find(context, site)
    return found === undefined ? {} : { mail: { smtp_abroad_restriction: found } }
  },
}

async function find({ read }: HostingContext, { name }: Site): Promise<boolean | undefined> {
  try {
    return await read.smtpRestriction(name)
  } catch (error) {
    // Not every name has one.
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}
