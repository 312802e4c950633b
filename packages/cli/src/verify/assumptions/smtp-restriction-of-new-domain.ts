import type { Observer } from './observer.ts'

/** Whether SMTP access from abroad is restricted, where all domains agree. */
export const smtpRestrictionOfNewDomain: Observer<'smtp-restriction-of-new-domain'> = {
  id: 'smtp-restriction-of-new-domain',
  observe({ bodies }) {
    const states = new Set(
      bodies<{ readonly abroad_access_restriction: boolean }>('getSmtpAbroadRestriction').map(
        ({ abroad_access_restriction }) => abroad_access_restriction,
      ),
    )
    if (states.size !== 1) return undefined
    return states.has(true) ? 'yes' : 'no'
  },
}
