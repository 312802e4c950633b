import { nothing } from '../resource/change.ts'
import { toggle } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofSite } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import type { Resource } from '../resource/resource.ts'
import { changeSetting, listUnfound } from '../resource/settings.ts'
import { byPerson } from '../resource/unattended.ts'

/** The setting of a domain that rejects sending mail through the server from abroad. */
export const smtpAbroadRestriction: Resource<'smtp_abroad_restriction'> = define(
  (): Resource<'smtp_abroad_restriction'> => ({
    ...ofSite,
    ...byProperty,
    unattended: byPerson,
    ...alwaysThere,
    fields: toggle({ on: 'interrupts', off: 'exposes' }, 'sending mail from abroad'),
    listed: ({ mail }, site) =>
      listGiven(mail, ['smtp_abroad_restriction'], () => `smtp_abroad_restriction/${site}`, ['mail']),
    async compare(context, site) {
      const after = site.wanted.mail?.smtp_abroad_restriction
      if (after === undefined) return nothing
      const found = site.isNew ? undefined : await context.read.smtpRestriction(site.name)
      if (after === found) return nothing
      const obstacles = await listUnfound(context, site, found)
      return changeSetting(context, site, 'smtp_abroad_restriction', { action: 'update', after, obstacles })
    },
    async export({ read }, { name }) {
      const found = await read.smtpRestriction(name)
      return found === undefined ? {} : { mail: { smtp_abroad_restriction: found } }
    },
    read: ({ read }, { at }) => read.smtpRestriction(at.site),
    requests: ({ servername }, target) => [
      toPlannedOperation(
        'updateSmtpAbroadRestriction',
        { servername, domain: target.at.site },
        { abroad_access_restriction: target.after === true },
      ),
    ],
  }),
)
