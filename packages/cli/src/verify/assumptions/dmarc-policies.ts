import type { Observer } from './observer.ts'

/** Whether there is a policy that the standard does not have. */
export const dmarcPolicies: Observer<'dmarc-policies'> = {
  id: 'dmarc-policies',
  observe({ bodies }) {
    const policies = bodies<{ readonly dmarc_settings: readonly { readonly policy: string }[] }>(
      'listDmarcSettings',
    ).flatMap(({ dmarc_settings }) => dmarc_settings.map(({ policy }) => policy))
    return policies.some((policy) => !['none', 'quarantine', 'reject', ''].includes(policy))
      ? 'any text'
      : undefined
  },
}
