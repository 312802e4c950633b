import { toPlannedOperation } from '../changes/planned-operation.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import type { HostingKind } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

/** The setting of a domain that rejects sending mail through the server from abroad. */
export const smtpRestriction: SiteResource = {
  async compare(context, site) {
    const after = site.wanted.mail?.smtp_abroad_restriction
    if (after === undefined) return nothing
    if (!site.isNew && after === (await context.read.smtpRestriction(site.name))) return nothing
    return changeSetting(context, site, 'smtp_abroad_restriction', { action: 'update', after })
  },
  async export({ read }, { name }) {
    const found = await read.smtpRestriction(name)
    return found === undefined ? {} : { mail: { smtp_abroad_restriction: found } }
  },
}

export const smtpRestrictionPlace: HostingKind = {
  read: ({ read }, { at }) => read.smtpRestriction(at.site ?? ''),
  toRequests: ({ servername }, { at: { site: domain = '' }, after }) => [
    toPlannedOperation(
      'updateSmtpAbroadRestriction',
      { servername, domain },
      { abroad_access_restriction: after === true },
    ),
  ],
}
